import { type OptionList, type OptionSpec, type Options, withDefaults } from '../../domain/kernel/options.ts';
import { oneOf, type Random, seeded } from '../../domain/kernel/random.ts';
import type { AnyTitle } from '../../domain/kernel/rules.ts';
import { optionsOf, playableOf } from './set.ts';

/** What one game is played with. */
export interface Planned {
  readonly seed: number;
  readonly seats: number;
  readonly options: Options;
  /** The preset that it took; null where none was asked for. */
  readonly preset: string | null;
}

export interface Wanted {
  readonly games: number;
  readonly seed: number;
  /** Null: every number of players in turn. */
  readonly players: number | null;
  /** What was named to be set; 'everything' spreads the games over presets and options. */
  readonly set: readonly string[];
}

const EVERYTHING = 'everything';

/** The plan of every game of a run: the same for the same run, whoever plays which of them. */
export const planOf = (title: AnyTitle, wanted: Wanted): ((game: number) => Planned) => {
  const { min, max } = title.rules.seats;
  const counts = wanted.players === null ? Array.from({ length: max - min + 1 }, (_, i) => min + i) : [wanted.players];
  const named = optionsOf(title.rules.options, wanted.set);
  const kinds = wanted.set.includes(EVERYTHING) ? kindsOf(title, wanted.set) : [];
  const plain = playableOf(title.rules, min, named);
  return (game) => {
    const seats = counts[game % counts.length] ?? min;
    const seed = wanted.seed + game;
    const round = Math.floor(game / counts.length);
    const kind = kinds[round % Math.max(1, kinds.length)];
    if (!kind) return { seed, seats, options: plain, preset: null };
    const drawn = Math.floor(round / kinds.length) % 2 === 1;
    const options = drawn ? varied(title, seats, kind.options, seeded(seed)) : kind.options;
    return { seed, seats, options, preset: kind.id };
  };
};

interface Kind {
  readonly id: string;
  readonly options: Options;
}

/** The presets, and all at once; what was named besides holds for each of them. */
const kindsOf = ({ rules, presets = [] }: AnyTitle, set: readonly string[]): readonly Kind[] => {
  const besides = optionsOf(
    rules.options,
    set.filter((name) => name !== EVERYTHING),
  );
  const all = { id: 'all', options: playableOf(rules, rules.seats.min, optionsOf(rules.options, [EVERYTHING])) };
  return [...presets, all].map(({ id, options }) => ({ id, options: { ...options, ...besides } }));
};

const MOST_TRIES = 50;

/** The options with all else that may differ drawn; as they are where that makes no game. */
const varied = ({ rules }: AnyTitle, seats: number, options: Options, dice: Random): Options => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const drawn = { ...drawnOf(rules.options, dice), ...options };
    if (rules.refusals(seats, withDefaults(rules.options, drawn)).length === 0) return drawn;
  }
  return options;
};

const drawnOf = (list: OptionList, dice: Random): Options =>
  Object.fromEntries(
    list.flatMap((spec) => {
      const values = valuesOf(list, spec);
      return values.length > 1 ? [[spec.key, oneOf(values, dice)] as const] : [];
    }),
  );

/** Values that can be drawn, alike likely: what a preset is about is not, nor what asks for a list. */
const valuesOf = (list: OptionList, spec: OptionSpec): readonly (string | boolean)[] => {
  if (spec.visible === 'shown') return [];
  if (spec.kind === 'flag') return [false, true];
  if (spec.kind !== 'one-of') return [];
  const asks = (value: string): boolean =>
    list.some((other) => other.kind === 'some-of' && other.count !== null && isFor(other, spec.key, value));
  const open = spec.values.map(({ value }) => value).filter((value) => !asks(value));
  return open.flatMap((value) => Array.from({ length: waysOf(list, spec.key, value) }, () => value));
};

/** A value that asks for one of several is as likely as all of these together. */
const waysOf = (list: OptionList, key: string, value: string): number => {
  const choices = list.flatMap((other) =>
    other.kind === 'one-of' && isFor(other, key, value) ? [other.values.length] : [],
  );
  return Math.max(1, ...choices);
};

const isFor = ({ when }: OptionSpec, key: string, value: string): boolean => when?.key === key && when.value === value;
