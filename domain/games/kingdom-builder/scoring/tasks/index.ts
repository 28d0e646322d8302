import { advance } from './advance.ts';
import { compassPoints } from './compass-points.ts';
import { fortress } from './fortress.ts';
import { homeCountry } from './home-country.ts';
import { placeOfRefuge } from './place-of-refuge.ts';
import { road } from './road.ts';
import type { Task } from './task.ts';

/** Every task card. */
export const TASKS: readonly Task[] = [homeCountry, fortress, road, placeOfRefuge, advance, compassPoints];

const byId: Readonly<Record<string, Task>> = Object.fromEntries(TASKS.map((task) => [task.id, task]));

/** The task of an id, undefined where nothing is known of it. */
export const taskOf = (id: string): Task | undefined => byId[id];
