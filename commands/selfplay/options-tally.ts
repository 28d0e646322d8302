import { type OptionList, type OptionSpec, type Options, withDefaults } from '../../domain/kernel/options.ts';

type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

const valuesOf = (spec: OptionSpec): readonly string[] => {
  if (spec.kind === 'flag') return ['false', 'true'];
  return spec.kind === 'one-of' ? spec.values.map(({ value }) => value) : [];
};

/** How many games were played with each value of each option that has a few. */
export const optionCounts = (list: OptionList, games: readonly Options[]): Counts => {
  const filled = games.map((options) => withDefaults(list, options));
  const holds = ({ when }: OptionSpec, options: Options): boolean => !when || options[when.key] === when.value;
  const times = (spec: OptionSpec, value: string): number =>
    filled.filter((options) => holds(spec, options) && String(options[spec.key]) === value).length;
  const specs = list.filter((spec) => valuesOf(spec).length > 1);
  return Object.fromEntries(
    specs.map((spec) => [spec.key, Object.fromEntries(valuesOf(spec).map((value) => [value, times(spec, value)]))]),
  );
};

/** Values that no game was played with. */
export const neverPlayed = (counts: Counts): readonly string[] =>
  Object.entries(counts).flatMap(([key, values]) =>
    Object.entries(values).flatMap(([value, n]) => (n > 0 ? [] : [`option:${key}=${value}`])),
  );
