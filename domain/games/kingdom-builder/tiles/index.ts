import { barn } from './barn.ts';
import { barracks } from './barracks.ts';
import { caravan } from './caravan.ts';
import { cityHall } from './city-hall.ts';
import { crossroads } from './crossroads.ts';
import { farm } from './farm.ts';
import { forestersLodge } from './foresters-lodge.ts';
import { fort } from './fort.ts';
import { garden } from './garden.ts';
import { harbor } from './harbor.ts';
import { lighthouse } from './lighthouse.ts';
import { monastery } from './monastery.ts';
import { oasis } from './oasis.ts';
import { oracle } from './oracle.ts';
import { paddock } from './paddock.ts';
import { quarry } from './quarry.ts';
import { tavern } from './tavern.ts';
import type { Tile } from './tile.ts';
import { tower } from './tower.ts';
import { village } from './village.ts';
import { wagon } from './wagon.ts';

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
];

const byId: Readonly<Record<string, Tile>> = Object.fromEntries(TILES.map((tile) => [tile.id, tile]));

/** The tile of an id, undefined where nothing is known of it. */
export const tileOf = (id: string): Tile | undefined => byId[id];
