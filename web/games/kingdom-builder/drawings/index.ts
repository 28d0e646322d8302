// Everything that can be drawn, one file each.

import type { Body } from './body.ts';
import type { GroundDrawing } from './ground.ts';
import type { Icon } from './icon.ts';
import { cave } from './piece/cave.ts';
import { cityHall as cityHallPiece } from './piece/city-hall.ts';
import { ferry } from './piece/ferry.ts';
import { sentry } from './piece/sentry.ts';
import { ship } from './piece/ship.ts';
import { volcano } from './piece/volcano.ts';
import { wagon as wagonPiece } from './piece/wagon.ts';
import { wall } from './piece/wall.ts';
import { warrior } from './piece/warrior.ts';
import { barn } from './place/barn.ts';
import { barracks } from './place/barracks.ts';
import { bazaar } from './place/bazaar.ts';
import { canoe } from './place/canoe.ts';
import { capitol } from './place/capitol.ts';
import { caravan } from './place/caravan.ts';
import { castle } from './place/castle.ts';
import { cathedral } from './place/cathedral.ts';
import { cityHall } from './place/city-hall.ts';
import { crossroads } from './place/crossroads.ts';
import { donation } from './place/donation.ts';
import { farm } from './place/farm.ts';
import { forestersLodge } from './place/foresters-lodge.ts';
import { fort } from './place/fort.ts';
import { fountain } from './place/fountain.ts';
import { garden } from './place/garden.ts';
import { harbor } from './place/harbor.ts';
import { lighthouse } from './place/lighthouse.ts';
import { monastery } from './place/monastery.ts';
import { mountainStation } from './place/mountain-station.ts';
import { nomad } from './place/nomad.ts';
import { oasis } from './place/oasis.ts';
import { oracle } from './place/oracle.ts';
import { outpost } from './place/outpost.ts';
import { paddock } from './place/paddock.ts';
import { palace } from './place/palace.ts';
import { palisade } from './place/palisade.ts';
import { quarry } from './place/quarry.ts';
import { refuge } from './place/refuge.ts';
import { resettlement } from './place/resettlement.ts';
import { ropeBridge } from './place/rope-bridge.ts';
import { scoutCabin } from './place/scout-cabin.ts';
import { silo } from './place/silo.ts';
import { sword } from './place/sword.ts';
import { tavern } from './place/tavern.ts';
import { temple } from './place/temple.ts';
import { tower } from './place/tower.ts';
import { treasure } from './place/treasure.ts';
import { treeHouse } from './place/tree-house.ts';
import { university } from './place/university.ts';
import { village } from './place/village.ts';
import { wagon } from './place/wagon.ts';
import { watchtower } from './place/watchtower.ts';
import { waterMill } from './place/water-mill.ts';
import { canyon } from './terrain/canyon.ts';
import { desert } from './terrain/desert.ts';
import { farmland } from './terrain/farmland.ts';
import { flower } from './terrain/flower.ts';
import { forest } from './terrain/forest.ts';
import { grass } from './terrain/grass.ts';
import { mountain } from './terrain/mountain.ts';
import { swamp } from './terrain/swamp.ts';
import { water } from './terrain/water.ts';

export const GROUNDS = {
  grass,
  canyon,
  desert,
  flower,
  forest,
  water,
  mountain,
  swamp,
  farmland,
} as const satisfies Readonly<Record<string, GroundDrawing>>;

/** What stands on special hexes, by the id of the tile or the kind of the hex. */
export const ICONS: Readonly<Record<string, Icon>> = {
  barn,
  barracks,
  bazaar,
  canoe,
  capitol,
  caravan,
  castle,
  cathedral,
  city_hall: cityHall,
  crossroads,
  donation,
  farm,
  foresters_lodge: forestersLodge,
  fort,
  fountain,
  garden,
  harbor,
  lighthouse,
  monastery,
  mountain_station: mountainStation,
  nomad,
  oasis,
  oracle,
  outpost,
  paddock,
  palace,
  palisade,
  quarry,
  refuge,
  resettlement,
  rope_bridge: ropeBridge,
  scout_cabin: scoutCabin,
  silo,
  sword,
  tavern,
  temple,
  tower,
  treasure,
  tree_house: treeHouse,
  university,
  village,
  wagon,
  watchtower,
  water_mill: waterMill,
};

/** Pieces that are no settlements, by kind. */
export const BODIES: Readonly<Record<string, Body>> = {
  warrior,
  wagon: wagonPiece,
  ship,
  sentry,
  city_hall: cityHallPiece,
  wall,
  cave,
  ferry,
  volcano,
};
