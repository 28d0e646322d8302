import { donations } from './donation.ts';
import type { Nomad } from './nomad.ts';
import { outpost } from './outpost.ts';
import { resettlement } from './resettlement.ts';
import { sword } from './sword.ts';
import { treasure } from './treasure.ts';

/** Every nomad tile. */
export const NOMADS: readonly Nomad[] = [...donations, resettlement, outpost, sword, treasure];

const byId: Readonly<Record<string, Nomad>> = Object.fromEntries(NOMADS.map((nomad) => [nomad.id, nomad]));

/** The nomad tile of an id, undefined where nothing is known of it. */
export const nomadOf = (id: string): Nomad | undefined => byId[id];
