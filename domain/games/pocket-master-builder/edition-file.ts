// An edition file as an owner of the printed game may write one, read into an edition or a list of what is wrong.

import {
  type Edition,
  type Effect,
  type KingdomCard,
  type OracleCard,
  type OracleScore,
  PURCHASES,
  type Purchase,
  VARIANTS,
  type VariantKey,
  type Variants,
  type WallCard,
} from './edition.ts';
import { semanticProblems } from './edition-check.ts';
import { isObject, type Json, type Reader, reader } from './edition-fields.ts';

export type EditionFile = { readonly edition: Edition } | { readonly problems: readonly string[] };

const effectOf = (r: Reader, from: Json, at: string): readonly Effect[] => {
  switch (from.kind) {
    case 'immediate': {
      const gain = r.gain(from, 'gain', at);
      if (from.per !== undefined && from.per !== '2walls') r.problems.push(`${at}.per: only '2walls' is known`);
      return [from.per === '2walls' ? { kind: 'immediate', gain, per: '2walls' } : { kind: 'immediate', gain }];
    }
    case 'build':
      return [{ kind: 'build', gain: r.gain(from, 'gain', at) }];
    case 'hand_limit':
      return [{ kind: 'hand_limit', plus: r.whole(from, 'plus', at, 1) }];
    case 'scoring':
      return [{ kind: 'scoring', per_type: r.text(from, 'per_type', at), honor: r.whole(from, 'honor', at, 1) }];
    default:
      r.problems.push(`${at}.kind: '${String(from.kind)}' is unknown; known are immediate, build, hand_limit, scoring`);
      return [];
  }
};

const scoreOf = (r: Reader, from: Json, at: string): OracleScore => {
  const honor = r.whole(from, 'honor', at);
  const flat = r.whole(from, 'flat', at);
  switch (from.kind) {
    case 'per_type':
      return { kind: 'per_type', types: r.texts(from, 'types', at), honor, flat };
    case 'per_walls':
      return { kind: 'per_walls', every: r.whole(from, 'every', at, 1), honor, flat };
    case 'per_landmark':
      return { kind: 'per_landmark', honor, flat };
    default:
      r.problems.push(`${at}.kind: '${String(from.kind)}' is unknown; known are per_type, per_walls, per_landmark`);
      return { kind: 'per_landmark', honor, flat };
  }
};

/** How a card is called in a list of problems. */
const called = (card: Json, kind: string, i: number): string =>
  `${kind}[${i}]${typeof card.id === 'string' ? ` ${card.id}` : ''}`;

const kingdomOf = (r: Reader, card: Json, i: number): KingdomCard => {
  const at = called(card, 'kingdom_cards', i);
  const sides = r.object(card, 'sides', `${at}.`);
  return {
    id: r.text(card, 'id', at),
    name: r.text(card, 'name', at),
    type: r.text(card, 'type', at),
    honor: r.whole(card, 'honor', at),
    cost: r.yields(card, 'cost', at),
    reward: r.gain(card, 'reward', at),
    effects: r.list(card, 'effects', `${at}.`).flatMap((e, k) => effectOf(r, e, `${at}.effects[${k}]`)),
    sides: {
      left: r.side(sides, 'left', `${at}.sides`),
      top: r.side(sides, 'top', `${at}.sides`),
      right: r.side(sides, 'right', `${at}.sides`),
      bottom: r.side(sides, 'bottom', `${at}.sides`),
    },
  };
};

const wallOf = (r: Reader, card: Json, i: number): WallCard => {
  const at = called(card, 'wall_cards', i);
  return {
    id: r.text(card, 'id', at),
    name: r.text(card, 'name', at),
    place_from_right: card.place_from_right === null ? null : r.whole(card, 'place_from_right', at, 1),
    honors: r.wholes(card, 'honors', at),
    immediate: r.gain(card, 'immediate', at),
    invasion: r.gain(card, 'invasion', at),
    sides: { bottom: r.side(r.object(card, 'sides', `${at}.`), 'bottom', `${at}.sides`) },
  };
};

const oracleOf = (r: Reader, card: Json, i: number): OracleCard => {
  const at = called(card, 'oracle_cards', i);
  const score = scoreOf(r, r.object(card, 'score', `${at}.`), `${at}.score`);
  return { id: r.text(card, 'id', at), name: r.text(card, 'name', at), score };
};

const isPrice = (exchange: Json, ware: Purchase): boolean => {
  const gain = exchange[ware === 'gold' ? 'gain_resource' : 'gain'];
  return isObject(gain) && gain[ware] === 1;
};

const pricesOf = (r: Reader, file: Json): Edition['prices'] => {
  const exchanges = r.list(file, 'reward_exchange', '');
  const price = (ware: Purchase): number => {
    const found = exchanges.find((exchange) => isPrice(exchange, ware));
    if (!found) r.problems.push(`reward_exchange: nothing says what 1 ${ware} costs`);
    return found ? r.whole(found, 'spend', `reward_exchange ${ware}`, 1) : 1;
  };
  return Object.fromEntries(PURCHASES.map((ware) => [ware, price(ware)])) as Edition['prices'];
};

const FIXED: Readonly<Record<string, string>> = { last_wall_card: 'two_spaces', reward_overflow: 'lost' };

const variantsOf = (r: Reader, file: Json): Variants => {
  const options = r.object(file, 'rule_options', '');
  const said = (key: string): unknown => {
    const option = options[key];
    const value = isObject(option) ? option.value : option;
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

const editionOf = (r: Reader, file: Json): Edition => {
  const setup = r.object(file, 'setup', '');
  const track = r.object(file, 'reward_track', '');
  const at = (kind: string, card: Json, i: number): string => called(card, kind, i);
  const cubes = r.object(setup, 'cube_places', 'setup.');
  return {
    id: r.text(file, 'edition', 'file'),
    colours: r.texts(file, 'colours', 'file'),
    types: r.texts(file, 'types', 'file'),
    setup: {
      worker_area: r.whole(cubes, 'worker_area', 'setup.cube_places'),
      rest_area: r.whole(cubes, 'rest_area', 'setup.cube_places'),
      hand_start: r.whole(setup, 'hand_start', 'setup', 1),
      oracles_dealt: r.whole(setup, 'oracles_dealt', 'setup', 1),
      hand_limit: r.whole(setup, 'hand_limit', 'setup', 1),
      buildings_to_trigger_end: r.whole(setup, 'buildings_to_trigger_end', 'setup', 1),
    },
    reward_track: { max: r.whole(track, 'max', 'reward_track', 1), start: r.whole(track, 'start', 'reward_track') },
    prices: pricesOf(r, file),
    donkey: r.list(r.object(file, 'donkey_track', ''), 'levels', 'donkey_track.').map((level, i) => ({
      level: r.whole(level, 'level', `donkey level ${i + 1}`, 1),
      workers: r.whole(level, 'workers', `donkey level ${i + 1}`),
      discards: r.whole(level, 'discards', `donkey level ${i + 1}`),
      honor: r.whole(level, 'honor', `donkey level ${i + 1}`),
    })),
    variants: variantsOf(r, file),
    starting: r.list(file, 'starting_cards', '').map((card, i) => ({
      id: r.text(card, 'id', at('starting_cards', card, i)),
      name: r.text(card, 'name', at('starting_cards', card, i)),
      sides: { right: r.side(r.object(card, 'sides', ''), 'right', `${at('starting_cards', card, i)}.sides`) },
    })),
    walls: r.list(file, 'wall_cards', '').map((card, i) => wallOf(r, card, i)),
    landmarks: r.list(file, 'landmark_cards', '').map((card, i) => ({
      id: r.text(card, 'id', at('landmark_cards', card, i)),
      name: r.text(card, 'name', at('landmark_cards', card, i)),
      honor: r.whole(card, 'honor', at('landmark_cards', card, i)),
      sides: { top: r.side(r.object(card, 'sides', ''), 'top', `${at('landmark_cards', card, i)}.sides`) },
    })),
    oracles: r.list(file, 'oracle_cards', '').map((card, i) => oracleOf(r, card, i)),
    kingdom: r.list(file, 'kingdom_cards', '').map((card, i) => kingdomOf(r, card, i)),
  };
};

/** Reads a file: its form first, then whether a game can be played with it. */
export const readEdition = (file: unknown): EditionFile => {
  if (!isObject(file)) return { problems: ['file: must be a JSON object'] };
  const r = reader();
  const edition = editionOf(r, file);
  const problems = r.problems.length > 0 ? r.problems : semanticProblems(edition);
  return problems.length > 0 ? { problems } : { edition };
};
