// Drawings that only the further boxes need; a page loads them when a game has such a thing.

import type { Drawings } from './index.ts';
import { cave } from './piece/cave.ts';
import { cityHall as cityHallPiece } from './piece/city-hall.ts';
import { ferry } from './piece/ferry.ts';
import { sentry } from './piece/sentry.ts';
import { ship } from './piece/ship.ts';
import { volcano } from './piece/volcano.ts';
import { wagon as wagonPiece } from './piece/wagon.ts';
import { wall } from './piece/wall.ts';
import { warrior } from './piece/warrior.ts';
import { barracks } from './place/barracks.ts';
import { bazaar } from './place/bazaar.ts';
import { canoe } from './place/canoe.ts';
import { capitol } from './place/capitol.ts';
import { caravan } from './place/caravan.ts';
import { cathedral } from './place/cathedral.ts';
import { cityHall } from './place/city-hall.ts';
import { crossroads } from './place/crossroads.ts';
import { donation } from './place/donation.ts';
import { forestersLodge } from './place/foresters-lodge.ts';
import { fort } from './place/fort.ts';
import { fountain } from './place/fountain.ts';
import { garden } from './place/garden.ts';
import { lighthouse } from './place/lighthouse.ts';
import { monastery } from './place/monastery.ts';
import { mountainStation } from './place/mountain-station.ts';
import { nomad } from './place/nomad.ts';
import { outpost } from './place/outpost.ts';
import { palace } from './place/palace.ts';
import { palisade } from './place/palisade.ts';
import { quarry } from './place/quarry.ts';
import { refuge } from './place/refuge.ts';
import { resettlement } from './place/resettlement.ts';
import { ropeBridge } from './place/rope-bridge.ts';
import { scoutCabin } from './place/scout-cabin.ts';
import { silo } from './place/silo.ts';
import { sword } from './place/sword.ts';
import { temple } from './place/temple.ts';
import { treasure } from './place/treasure.ts';
import { treeHouse } from './place/tree-house.ts';
import { university } from './place/university.ts';
import { village } from './place/village.ts';
import { wagon } from './place/wagon.ts';
import { watchtower } from './place/watchtower.ts';
import { waterMill } from './place/water-mill.ts';

export const MORE: Drawings = {
  icons: {
    barracks,
    bazaar,
    canoe,
    capitol,
    caravan,
    cathedral,
    city_hall: cityHall,
    crossroads,
    donation,
    foresters_lodge: forestersLodge,
    fort,
    fountain,
    garden,
    lighthouse,
    monastery,
    mountain_station: mountainStation,
    nomad,
    outpost,
    palace,
    palisade,
    quarry,
    refuge,
    resettlement,
    rope_bridge: ropeBridge,
    scout_cabin: scoutCabin,
    silo,
    sword,
    temple,
    treasure,
    tree_house: treeHouse,
    university,
    village,
    wagon,
    watchtower,
    water_mill: waterMill,
  },
  bodies: {
    warrior,
    wagon: wagonPiece,
    ship,
    sentry,
    city_hall: cityHallPiece,
    wall,
    cave,
    ferry,
    volcano,
  },
};
