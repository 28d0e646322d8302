import { barn } from './barn.ts';
import { farm } from './farm.ts';
import { harbor } from './harbor.ts';
import { oasis } from './oasis.ts';
import { oracle } from './oracle.ts';
import { paddock } from './paddock.ts';
import { tavern } from './tavern.ts';
import type { Tile } from './tile.ts';
import { tower } from './tower.ts';

/** Every location tile, in the order of the buttons. */
export const TILES: readonly Tile[] = [oracle, farm, oasis, tower, tavern, barn, harbor, paddock];

const byId: Readonly<Record<string, Tile>> = Object.fromEntries(TILES.map((tile) => [tile.id, tile]));

/** The tile of an id, undefined where nothing is known of it. */
export const tileOf = (id: string): Tile | undefined => byId[id];
