import { barn } from './barn.ts';
import { barracks } from './barracks.ts';
import { bazaar } from './bazaar.ts';
import { canoeBonus, fountainBonus, templeBonus } from './bonuses.ts';
import { canoe } from './canoe.ts';
import { caravan } from './caravan.ts';
import { cathedral } from './cathedral.ts';
import { cityHall } from './city-hall.ts';
import { crossroads } from './crossroads.ts';
import { farm } from './farm.ts';
import { forestersLodge } from './foresters-lodge.ts';
import { fort } from './fort.ts';
import { fountain } from './fountain.ts';
import { garden } from './garden.ts';
import { harbor } from './harbor.ts';
import { lighthouse } from './lighthouse.ts';
import { monastery } from './monastery.ts';
import { mountainStation } from './mountain-station.ts';
import { oasis } from './oasis.ts';
import { oracle } from './oracle.ts';
import { paddock } from './paddock.ts';
import { palisade } from './palisade.ts';
import { quarry } from './quarry.ts';
import { refuge } from './refuge.ts';
import { refugeBonus } from './refuge-bonus.ts';
import { ropeBridge } from './rope-bridge.ts';
import { scoutCabin } from './scout-cabin.ts';
import { tavern } from './tavern.ts';
import { temple } from './temple.ts';
import type { Tile } from './tile.ts';
import { tower } from './tower.ts';
import { treeHouse } from './tree-house.ts';
import { university } from './university.ts';
import { village } from './village.ts';
import { wagon } from './wagon.ts';
import { watchtower } from './watchtower.ts';
import { waterMill } from './water-mill.ts';

/** Every location tile, in the order of the buttons. */
export const TILES: readonly Tile[] = [
  oracle,
  farm,
  oasis,
  tower,
  tavern,
  barn,
  harbor,
  paddock,
  garden,
  village,
  caravan,
  quarry,
  forestersLodge,
  monastery,
  fort,
  cityHall,
  barracks,
  wagon,
  lighthouse,
  crossroads,
  refuge,
  refugeBonus,
  fountain,
  temple,
  canoe,
  waterMill,
  mountainStation,
  watchtower,
  university,
  palisade,
  scoutCabin,
  cathedral,
  bazaar,
  treeHouse,
  ropeBridge,
  fountainBonus,
  templeBonus,
  canoeBonus,
];

const byId: Readonly<Record<string, Tile>> = Object.fromEntries(TILES.map((tile) => [tile.id, tile]));

/** The tile of an id, undefined where nothing is known of it. */
export const tileOf = (id: string): Tile | undefined => byId[id];
