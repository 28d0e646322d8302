import { type OptionSpec, type Options, type OptionValue, withDefaults } from '../../domain/kernel/options.ts';
import type { AnyRules } from '../../domain/kernel/rules.ts';

const on = (spec: OptionSpec): OptionValue => {
  if (spec.kind === 'flag') return true;
  const random = spec.kind === 'one-of' && spec.values.find(({ value }) => value === 'random' || value === 'true');
  return random ? random.value : true;
};

const last = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

const chosen = (spec: OptionSpec, value: string): OptionValue => {
  if (spec.kind !== 'one-of' || spec.values.some((one) => one.value === value)) return value;
  throw new UnknownSet(
    value,
    spec.values.map((one) => one.value),
  );
};

const specOf = (list: readonly OptionSpec[], name: string): OptionSpec => {
  const spec = list.find(({ key }) => last(key) === name || key === name);
  if (spec) return spec;
  throw new UnknownSet(
    name,
    list.map(({ key }) => last(key)),
  );
};

/** Everything that a title can have in one game: its flags, and what can be left to chance. */
const everything = (list: readonly OptionSpec[]): Options => {
  const offered = list.filter((spec) => spec.visible !== 'api' && !spec.key.startsWith('rules.'));
  const specs = offered.filter((spec) => spec.kind === 'flag' || (spec.kind === 'one-of' && on(spec) === 'random'));
  return Object.fromEntries(specs.map((spec) => [spec.key, on(spec)]));
};

/**
 * Options that switch on what is named by the last part of a key, or set it with `key=value`; 'everything' is all that
 * a game can have at once.
 */
export const optionsOf = (list: readonly OptionSpec[], names: readonly string[]): Options => {
  const named = names
    .filter((given) => given !== 'everything')
    .map((given) => {
      const [name = '', value] = given.split('=');
      const spec = specOf(list, name);
      return [spec.key, value === undefined ? on(spec) : chosen(spec, value)] as const;
    });
  return { ...(names.includes('everything') ? everything(list) : {}), ...Object.fromEntries(named) };
};

/** The options without those flags that make no game together, the last ones first. */
export const playableOf = (rules: AnyRules, seats: number, options: Options): Options => {
  const refused = rules.refusals(seats, withDefaults(rules.options, options));
  const [last] = Object.keys(options)
    .filter((key) => options[key] === true)
    .toReversed();
  if (refused.length === 0) return options;
  if (last === undefined) throw new UnknownSet(refused.join(', '), []);
  const { [last]: _, ...rest } = options;
  return playableOf(rules, seats, rest);
};

/** Nothing of this name can be switched on. */
export class UnknownSet extends Error {
  override readonly name = 'UnknownSet';
  constructor(name: string, all: readonly string[]) {
    super(`nothing is called ${name}; there are ${all.join(', ')}`);
  }
}
