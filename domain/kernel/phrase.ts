import type { Seat } from './rules.ts';

/** A sentence without its words: a key of the title's `words.ts` and what is put in. Lists are joined by the reader's language. */
export interface Phrase {
  readonly key: string;
  readonly seat?: Seat;
  readonly args: Readonly<Record<string, string | number | readonly string[]>>;
}

/** Sentences by key. `{seat}` is the player's name, `{name}` an argument, `{name|things}` its label from `things`. */
export interface Words {
  readonly phrases: Readonly<Record<string, string>>;
  /** Names for ids by kind: terrains, tiles, cards, reasons why something cannot be done, questions, score parts. */
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;

const NUMBER_AT_END = /\d+$/;

/** The label of an id; of any number by the label with '#' in its place; the id with spaces where nobody named it. */
export const label = (words: Words, kind: string, id: string): string => {
  const labels = words.labels[kind];
  const number = NUMBER_AT_END.exec(id)?.[0] ?? '';
  const counted = number && labels?.[id.replace(NUMBER_AT_END, '#')]?.replace('#', number);
  return labels?.[id] ?? (counted || id.replaceAll(/[_-]/g, ' '));
};

/** The sentence of a phrase, e.g. 'Bruno built on G12 and C7 (grass).' Unknown keys give the key itself. */
export const say = (words: Words, phrase: Phrase, nameOf: (seat: Seat) => string): string =>
  (words.phrases[phrase.key] ?? phrase.key).replaceAll(
    /\{(\w+)(?:\|(\w+))?\}/g,
    (whole, key: string, kind?: string) => {
      if (key === 'seat') return phrase.seat === undefined ? whole : nameOf(phrase.seat);
      const value = phrase.args[key];
      if (value === undefined) return whole;
      const items = typeof value === 'object' ? value : [String(value)];
      return list(
        kind === 'seats' ? items.map((i) => nameOf(Number(i))) : kind ? items.map((i) => label(words, kind, i)) : items,
      );
    },
  );
