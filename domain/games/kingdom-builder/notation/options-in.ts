import type { Options, OptionValue } from '../../../kernel/options.ts';
import { Fault, isJson, type Json, object, whole } from '../../../notation/json.ts';

const GROUPS = ['modules', 'sections', 'cards', 'decree', 'queenies', 'rules'];

// The number of players and the clock belong to the game, not to the title.
const NOT_OURS = ['players', 'seats', 'clock', 'visibility'];

const isValue = (value: unknown): value is OptionValue =>
  typeof value === 'boolean' ||
  typeof value === 'number' ||
  typeof value === 'string' ||
  (Array.isArray(value) &&
    (value.every((one) => typeof one === 'string') || value.every((one) => typeof one === 'boolean')));

/** Set-up options as people write them, in groups, as the flat options of the kernel. */
export const readOptions = (value: unknown): { readonly seats: number; readonly options: Options } => {
  const input = object(value, 'input');
  const seats = whole(input.players ?? input.seats ?? 2, 'players', 2, 5);
  const flat = Object.entries(input).flatMap(([key, given]) => {
    if (NOT_OURS.includes(key)) return [];
    return GROUPS.includes(key) && isJson(given) ? inside(key, given) : [[key, given] as const];
  });
  for (const [key, given] of flat)
    if (!isValue(given)) throw new Fault('malformed', `${key} is no value that an option can have.`);
  return { seats, options: Object.fromEntries(flat) as Options };
};

const inside = (group: string, given: Json): readonly (readonly [string, unknown])[] =>
  Object.entries(given).map(([key, value]) => [`${group}.${key}`, value] as const);
