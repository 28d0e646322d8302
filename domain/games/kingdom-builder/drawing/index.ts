// Everything that can be drawn, one file each: terrains and the base game's places from the start, the rest when added.

import type { Body } from './body.ts';
import type { GroundDrawing } from './ground.ts';
import type { Icon } from './icon.ts';
import { barn } from './place/barn.ts';
import { castle } from './place/castle.ts';
import { farm } from './place/farm.ts';
import { harbor } from './place/harbor.ts';
import { oasis } from './place/oasis.ts';
import { oracle } from './place/oracle.ts';
import { paddock } from './place/paddock.ts';
import { tavern } from './place/tavern.ts';
import { tower } from './place/tower.ts';
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

/** What stands on special hexes, by the id of the tile or the kind of the hex, and pieces that are no settlements. */
export interface Drawings {
  readonly icons: Readonly<Record<string, Icon>>;
  readonly bodies: Readonly<Record<string, Body>>;
}

let known: Drawings = {
  icons: { castle, oracle, farm, tavern, tower, harbor, paddock, barn, oasis },
  bodies: {},
};

/** From now on these can be drawn as well. */
export const addDrawings = (more: Drawings): void => {
  known = { icons: { ...known.icons, ...more.icons }, bodies: { ...known.bodies, ...more.bodies } };
};

export const iconOf = (id: string): Icon | undefined => known.icons[id];

export const bodyOf = (kind: string): Body | undefined => known.bodies[kind];
