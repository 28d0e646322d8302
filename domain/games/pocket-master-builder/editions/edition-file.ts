// An edition file as an owner of the printed game may write one, read into an edition or a list of what is wrong.

import { type Edition, PURCHASES, type Purchase, VARIANTS, type VariantKey, type Variants } from './edition.ts';
import { kingdomOf, landmarkOf, oracleOf, startingOf, wallOf } from './edition-cards.ts';
import { semanticProblems, semanticWarnings } from './edition-check.ts';
import { isObject, type Json, type Reader, reader } from './edition-fields.ts';

/** Warnings tell of what can be played and is yet likely a slip of the pen. */
export type EditionFile =
  | { readonly edition: Edition; readonly warnings: readonly string[] }
  | { readonly problems: readonly string[]; readonly warnings: readonly string[] };

/** Which ware a line of the price list sells: one piece of it and nothing else. */
const wareOf = (r: Reader, exchange: Json, at: string): Purchase | null => {
  const key = 'gain_resource' in exchange ? 'gain_resource' : 'gain';
  const gain = r.any(exchange, key, at);
  const [[ware, n] = ['', 0], ...more] = isObject(gain) ? Object.entries(gain) : [];
  const known = PURCHASES.find((one) => one === ware && (one === 'gold') === (key === 'gain_resource'));
  return known && n === 1 && more.length === 0 ? known : null;
};

const SOLD = 'the rules sell 1 worker, 1 card, 1 gold (as gain_resource) and 1 donkey level, each for one price';

const pricesOf = (r: Reader, file: Json): Edition['prices'] => {
  const prices = new Map<Purchase, number>();
  for (const [i, exchange] of r.list(file, 'reward_exchange', '').entries()) {
    const at = `reward_exchange[${i}]`;
    const spend = r.whole(exchange, 'spend', at, 1);
    const ware = wareOf(r, exchange, at);
    if (ware === null || prices.has(ware)) r.problems.push(`${at}: ${SOLD}`);
    else prices.set(ware, spend);
  }
  const price = (ware: Purchase): number => {
    if (!prices.has(ware)) r.problems.push(`reward_exchange: nothing says what 1 ${ware} costs`);
    return prices.get(ware) ?? 1;
  };
  return { worker: price('worker'), card: price('card'), gold: price('gold'), donkey: price('donkey') };
};

const FIXED: Readonly<Record<string, string>> = { last_wall_card: 'two_spaces', reward_overflow: 'lost' };

const variantsOf = (r: Reader, file: Json): Variants => {
  const options = r.object(file, 'rule_options', '');
  const said = (key: string): unknown => {
    const option = r.any(options, key, 'rule_options');
    const at = `rule_options.${key}`;
    if (isObject(option)) {
      r.notes(option, ['allowed', 'ambiguity'], at);
      r.fixed(option, 'tie', 'nobody', at);
    }
    const value = isObject(option) ? r.any(option, 'value', at) : option;
    return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
  };
  for (const key of Object.keys(options)) {
    const allowed: readonly string[] | undefined = FIXED[key] ? [FIXED[key]] : VARIANTS[key as VariantKey];
    if (!allowed) r.problems.push(`rule_options.${key}: no such option`);
    else if (!allowed.some((one) => one === said(key)))
      r.problems.push(`rule_options.${key}: '${String(said(key))}' is unknown; known are ${allowed.join(', ')}`);
  }
  const chosen = Object.entries(VARIANTS).map(([key, [usual, ...others]]) => [
    key,
    others.find((one) => one === said(key)) ?? usual,
  ]);
  return Object.fromEntries(chosen) as Variants;
};

/** What an edition tells besides, and the rules fix: said otherwise it would be dropped. */
const fixedParts = (r: Reader, file: Json, setup: Json, cubes: Json, track: Json): void => {
  r.notes(file, ['title', 'warning', 'provenance_legend', 'gain_keys', 'effect_kinds', 'oracle_kinds'], '');
  r.fixed(file, 'rest_options', [{ worker: 2 }, { card: 2 }, { worker: 1, card: 1 }], '');
  r.fixed(file, 'resources', FIXED_RESOURCES, '');
  for (const [key, value] of Object.entries(FIXED_SETUP)) r.fixed(setup, key, value, 'setup');
  for (const [key, value] of Object.entries(FIXED_CUBES)) r.fixed(cubes, key, value, 'setup.cube_places');
  r.fixed(track, 'min', 0, 'reward_track');
  const { start } = track;
  if (r.any(setup, 'reward_start', 'setup') !== undefined && setup.reward_start !== start)
    r.problems.push('setup.reward_start: the start is said in reward_track.start; leave it out here');
};

const FIXED_SETUP = { players: 2, oracles_kept: 1, kingdom_columns: 7, kingdom_rows: 4 } as const;
const FIXED_CUBES = { wall: 1, reward_track: 1, donkey_track: 1, help_card: 4 } as const;
const FIXED_RESOURCES = [
  { id: 'wood' },
  { id: 'brick' },
  { id: 'stone' },
  { id: 'gold', replaces: ['wood', 'brick', 'stone'] },
] as const;

const setupOf = (r: Reader, setup: Json, cubes: Json): Edition['setup'] => {
  const worker_area = r.whole(cubes, 'worker_area', 'setup.cube_places');
  const rest_area = r.whole(cubes, 'rest_area', 'setup.cube_places');
  const all = Object.values(FIXED_CUBES).reduce<number>((sum, n) => sum + n, worker_area + rest_area);
  r.fixed(setup, 'cubes_per_player', all, 'setup');
  return {
    worker_area,
    rest_area,
    hand_start: r.whole(setup, 'hand_start', 'setup', 1),
    oracles_dealt: r.whole(setup, 'oracles_dealt', 'setup', 1),
    hand_limit: r.whole(setup, 'hand_limit', 'setup', 1),
    buildings_to_trigger_end: r.whole(setup, 'buildings_to_trigger_end', 'setup', 1),
  };
};

const editionOf = (r: Reader, file: Json): Edition => {
  const setup = r.object(file, 'setup', '');
  const cubes = r.object(setup, 'cube_places', 'setup.');
  const track = r.object(file, 'reward_track', '');
  fixedParts(r, file, setup, cubes, track);
  return {
    id: r.text(file, 'edition', ''),
    colours: r.texts(file, 'colours', ''),
    types: r.texts(file, 'types', ''),
    setup: setupOf(r, setup, cubes),
    reward_track: { max: r.whole(track, 'max', 'reward_track', 1), start: r.whole(track, 'start', 'reward_track') },
    prices: pricesOf(r, file),
    donkey: r.list(r.object(file, 'donkey_track', ''), 'levels', 'donkey_track.').map((level, i) => ({
      level: r.whole(level, 'level', `donkey level ${i + 1}`, 1),
      workers: r.whole(level, 'workers', `donkey level ${i + 1}`),
      discards: r.whole(level, 'discards', `donkey level ${i + 1}`),
      honor: r.whole(level, 'honor', `donkey level ${i + 1}`),
    })),
    variants: variantsOf(r, file),
    starting: r.list(file, 'starting_cards', '').map((card, i) => startingOf(r, card, i)),
    walls: r.list(file, 'wall_cards', '').map((card, i) => wallOf(r, card, i)),
    landmarks: r.list(file, 'landmark_cards', '').map((card, i) => landmarkOf(r, card, i)),
    oracles: r.list(file, 'oracle_cards', '').map((card, i) => oracleOf(r, card, i)),
    kingdom: r.list(file, 'kingdom_cards', '').map((card, i) => kingdomOf(r, card, i)),
  };
};

/** Reads a file: its form, keys that nobody knows, and whether a game can be played with it, all in one list. */
export const readEdition = (file: unknown): EditionFile => {
  if (!isObject(file)) return { problems: ['file: must be a JSON object'], warnings: [] };
  const r = reader();
  const edition = editionOf(r, file);
  const form = [...r.problems, ...r.strangers()];
  const problems = [...form, ...semanticProblems(edition, form)];
  const warnings = semanticWarnings(edition, form);
  return problems.length > 0 ? { problems, warnings } : { edition, warnings };
};
