// Options of a game as plain data: the create page is drawn from the list, and the server checks against it.

export type OptionValue = boolean | number | string | readonly string[] | readonly boolean[];

/** What was chosen, by key; what is absent has its default. */
export type Options = Readonly<Record<string, OptionValue>>;

interface Shown {
  readonly key: string;
  readonly label: string;
  /** One line under the label. */
  readonly help?: string;
  /** Where the create page shows it: always, folded away, or only through the API. */
  readonly visible: 'shown' | 'folded' | 'api';
  /** Shown only while another option has this value. */
  readonly when?: { readonly key: string; readonly value: OptionValue };
}

export interface Flag extends Shown {
  readonly kind: 'flag';
  readonly default: boolean;
}

export interface OneOf extends Shown {
  readonly kind: 'one-of';
  readonly values: readonly { readonly value: string; readonly label: string; readonly help?: string }[];
  readonly default: string;
}

/** Several ids of a list: `count` different ones, or any number where it is null. */
export interface SomeOf extends Shown {
  readonly kind: 'some-of';
  readonly values: readonly { readonly value: string; readonly label: string; readonly help?: string }[];
  readonly count: number | null;
  readonly default: readonly string[];
}

/** Anything that the title checks itself in `refusals`; not drawn by itself. */
export interface Free extends Shown {
  readonly kind: 'free';
  readonly default: OptionValue;
}

export type OptionSpec = Flag | OneOf | SomeOf | Free;
export type OptionList = readonly OptionSpec[];

/** A named set of options that the create page offers first. */
export interface Preset {
  readonly id: string;
  readonly name: string;
  readonly help: string;
  readonly options: Options;
}

const fits = (spec: OptionSpec, value: OptionValue): boolean => {
  switch (spec.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'one-of':
      return spec.values.some((v) => v.value === value);
    case 'some-of':
      return (
        Array.isArray(value) &&
        value.every((id: string | boolean) => spec.values.some((v) => v.value === id)) &&
        new Set(value).size === value.length &&
        (spec.count === null || value.length === 0 || value.length === spec.count)
      );
    case 'free':
      return true;
  }
};

/** Options with every default filled in, in the order of the list. */
export const withDefaults = (list: OptionList, given: Options): Options =>
  Object.fromEntries(list.map((spec) => [spec.key, given[spec.key] ?? spec.default]));

/** Codes for what the list itself forbids: `unknown-option:KEY` and `option:KEY`. */
export const misfits = (list: OptionList, given: Options): readonly string[] =>
  Object.entries(given).flatMap(([key, value]) => {
    const spec = list.find((s) => s.key === key);
    if (!spec) return [`unknown-option:${key}`];
    return fits(spec, value) ? [] : [`option:${key}`];
  });
