// Reads unknown JSON field by field and keeps a list of what is wrong, so that an owner sees everything at once.

import { GAINS, type Gain, RESOURCES, type Side, type Yield } from './edition.ts';

export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface Reader {
  readonly problems: string[];
  /** The object at a key; an empty one where there is none. */
  object(from: Json, key: string, at: string): Json;
  list(from: Json, key: string, at: string): readonly Json[];
  text(from: Json, key: string, at: string): string;
  texts(from: Json, key: string, at: string): readonly string[];
  whole(from: Json, key: string, at: string, least?: number): number;
  wholes(from: Json, key: string, at: string): readonly number[];
  gain(from: Json, key: string, at: string): Gain;
  yields(from: Json, key: string, at: string): Yield;
  /** A side of a card: absent is a mistake, null says that the card has no area there. */
  side(from: Json, key: string, at: string): Side | null;
}

const isWhole = (value: unknown, least: number): value is number => Number.isInteger(value) && Number(value) >= least;

export const reader = (): Reader => {
  const problems: string[] = [];
  const wrong = <T>(at: string, should: string, instead: T): T => {
    problems.push(`${at}: ${should}`);
    return instead;
  };
  const counts = <K extends string>(
    from: Json,
    key: string,
    at: string,
    known: readonly K[],
  ): Partial<Record<K, number>> => {
    const place = `${at}.${key}`;
    const value = from[key];
    if (!isObject(value)) return wrong(place, `must be an object of ${known.join(', ')}`, {});
    for (const [name, n] of Object.entries(value)) {
      if (!known.some((k) => k === name)) wrong(place, `'${name}' is unknown; known are ${known.join(', ')}`, null);
      else if (!isWhole(n, 1)) wrong(`${place}.${name}`, 'must be a whole number above 0', null);
    }
    return Object.fromEntries(known.flatMap((k) => (isWhole(value[k], 1) ? [[k, value[k]]] : []))) as Partial<
      Record<K, number>
    >;
  };
  const r: Reader = {
    problems,
    object(from, key, at) {
      const value = from[key];
      return isObject(value) ? value : wrong(`${at}${key}`, 'must be an object', {});
    },
    list(from, key, at) {
      const value = from[key];
      if (!Array.isArray(value)) return wrong(`${at}${key}`, 'must be a list', []);
      return value.map((one: unknown, i) =>
        isObject(one) ? one : wrong(`${at}${key}[${i}]`, 'must be an object', {}),
      );
    },
    text(from, key, at) {
      const value = from[key];
      return typeof value === 'string' && value.trim() !== '' ? value : wrong(`${at}.${key}`, 'must be a text', '');
    },
    texts(from, key, at) {
      const value = from[key];
      const fine = Array.isArray(value) && value.every((one) => typeof one === 'string' && one !== '');
      return fine ? value : wrong(`${at}.${key}`, 'must be a list of texts', []);
    },
    whole(from, key, at, least = 0) {
      const value = from[key];
      return isWhole(value, least) ? value : wrong(`${at}.${key}`, `must be a whole number from ${least}`, least);
    },
    wholes(from, key, at) {
      const value = from[key];
      const fine = Array.isArray(value) && value.length > 0 && value.every((one) => isWhole(one, 0));
      return fine ? value : wrong(`${at}.${key}`, 'must be a list of whole numbers from 0', [0]);
    },
    gain: (from, key, at) => counts(from, key, at, GAINS),
    yields: (from, key, at) => counts(from, key, at, RESOURCES),
    side(from, key, at) {
      const value = from[key];
      if (value === null) return null;
      const place = `${at}.${key}`;
      if (!isObject(value)) return wrong(place, 'must be a side {colour, gain}, or null where the card has none', null);
      return { colour: r.text(value, 'colour', place), gain: r.yields(value, 'gain', place) };
    },
  };
  return r;
};
