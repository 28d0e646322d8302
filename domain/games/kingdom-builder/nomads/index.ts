import { donations } from './donation.ts';
import type { Nomad } from './nomad.ts';
import { outpost } from './outpost.ts';
import { resettlement } from './resettlement.ts';
import { sword } from './sword.ts';
import { treasure } from './treasure.ts';

/** Every nomad tile. */
export const NOMADS: readonly Nomad[] = [...donations, resettlement, outpost, sword, treasure];
