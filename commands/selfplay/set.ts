import type { OptionSpec, Options, OptionValue } from '../../domain/kernel/options.ts';

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

/**
 * Options that switch on what is named by the last part of a key, or set it with `key=value`; 'everything' is every
 * flag of the title.
 */
export const optionsOf = (list: readonly OptionSpec[], names: readonly string[]): Options => {
  if (names.includes('everything')) {
    const flags = list.filter((spec) => spec.kind === 'flag' && spec.visible !== 'api');
    return Object.fromEntries(flags.map((spec) => [spec.key, on(spec)]));
  }
  return Object.fromEntries(
    names.map((given) => {
      const [name = '', value] = given.split('=');
      const spec = specOf(list, name);
      return [spec.key, value === undefined ? on(spec) : chosen(spec, value)];
    }),
  );
};

/** Nothing of this name can be switched on. */
export class UnknownSet extends Error {
  override readonly name = 'UnknownSet';
  constructor(name: string, all: readonly string[]) {
    super(`nothing is called ${name}; there are ${all.join(', ')}`);
  }
}
