import type { OptionSpec, Options, OptionValue } from '../../domain/kernel/options.ts';

const on = (spec: OptionSpec): OptionValue => {
  if (spec.kind === 'flag') return true;
  const random = spec.kind === 'one-of' && spec.values.find(({ value }) => value === 'random' || value === 'true');
  return random ? random.value : true;
};

const last = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

/** Options that switch on what is named by the last part of a key; 'everything' is every flag of the title. */
export const optionsOf = (list: readonly OptionSpec[], names: readonly string[]): Options => {
  const wanted = names.includes('everything')
    ? list.filter((spec) => spec.kind === 'flag' && spec.visible !== 'api')
    : names.map((name) => {
        const spec = list.find(({ key }) => last(key) === name || key === name);
        if (!spec)
          throw new UnknownSet(
            name,
            list.map(({ key }) => last(key)),
          );
        return spec;
      });
  return Object.fromEntries(wanted.map((spec) => [spec.key, on(spec)]));
};

/** Nothing of this name can be switched on. */
export class UnknownSet extends Error {
  override readonly name = 'UnknownSet';
  constructor(name: string, all: readonly string[]) {
    super(`nothing is called ${name}; there are ${all.join(', ')}`);
  }
}
