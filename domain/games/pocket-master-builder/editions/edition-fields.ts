// Reads unknown JSON field by field and keeps a list of what is wrong, so that an owner sees everything at once.

import { GAINS, type Gain, type Per, RESOURCES, type Side, type Yield } from './edition.ts';

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
  /** '2walls' where a gain is counted for every two walls. */
  per(from: Json, at: string): Per | undefined;
  /** A value that the caller judges. */
  any(from: Json, key: string, at: string): unknown;
  /** Keys that are for people and mean nothing here. */
  notes(from: Json, keys: readonly string[], at: string): void;
  /** What the rules fix: absent, or exactly this. */
  fixed(from: Json, key: string, value: unknown, at: string): void;
  /** Keys that nothing has read, as problems. */
  strangers(): readonly string[];
  /** A side of a card: absent is a mistake, null says that the card has no area there. */
  side(from: Json, key: string, at: string): Side | null;
}

/** What anybody may write beside anything; nothing reads it. */
const NOTES: readonly string[] = ['provenance', 'note'];

const isWhole = (value: unknown, least: number): value is number => Number.isInteger(value) && Number(value) >= least;

export const reader = (): Reader => {
  const problems: string[] = [];
  const wrong = <T>(at: string, should: string, instead: T): T => {
    problems.push(`${at}: ${should}`);
    return instead;
  };
  const read = new Map<Json, { readonly at: string; readonly keys: Set<string> }>();
  const place = (at: string, key: string): string => {
    const path = at.endsWith('.') ? at.slice(0, -1) : at;
    return path === '' ? key : `${path}.${key}`;
  };
  const any = (from: Json, key: string, at: string): unknown => {
    const known = read.get(from) ?? { at, keys: new Set<string>() };
    known.keys.add(key);
    read.set(from, known);
    return from[key];
  };
  const counts = <K extends string>(
    from: Json,
    key: string,
    at: string,
    known: readonly K[],
    also: readonly string[] = [],
  ): Partial<Record<K, number>> => {
    const path = place(at, key);
    const value = any(from, key, at);
    if (!isObject(value)) return wrong(path, `must be an object of ${known.join(', ')}`, {});
    for (const [name, n] of Object.entries(value)) {
      if (also.includes(name)) continue;
      if (!known.some((k) => k === name))
        wrong(path, `'${name}' is unknown; known are ${[...known, ...also].join(', ')}`, null);
      else if (!isWhole(n, 1)) wrong(`${path}.${name}`, 'must be a whole number above 0', null);
    }
    return Object.fromEntries(known.flatMap((k) => (isWhole(value[k], 1) ? [[k, value[k]]] : []))) as Partial<
      Record<K, number>
    >;
  };
  const r: Reader = {
    problems,
    object(from, key, at) {
      const value = any(from, key, at);
      return isObject(value) ? value : wrong(place(at, key), 'must be an object', {});
    },
    list(from, key, at) {
      const value = any(from, key, at);
      if (!Array.isArray(value)) return wrong(place(at, key), 'must be a list', []);
      return value.map((one: unknown, i) =>
        isObject(one) ? one : wrong(`${place(at, key)}[${i}]`, 'must be an object', {}),
      );
    },
    text(from, key, at) {
      const value = any(from, key, at);
      return typeof value === 'string' && value.trim() !== '' ? value : wrong(place(at, key), 'must be a text', '');
    },
    texts(from, key, at) {
      const value = any(from, key, at);
      const fine = Array.isArray(value) && value.every((one) => typeof one === 'string' && one !== '');
      return fine ? value : wrong(place(at, key), 'must be a list of texts', []);
    },
    whole(from, key, at, least = 0) {
      const value = any(from, key, at);
      return isWhole(value, least) ? value : wrong(place(at, key), `must be a whole number from ${least}`, least);
    },
    wholes(from, key, at) {
      const value = any(from, key, at);
      const fine = Array.isArray(value) && value.length > 0 && value.every((one) => isWhole(one, 0));
      return fine ? value : wrong(place(at, key), 'must be a list of whole numbers from 0', [0]);
    },
    gain(from, key, at) {
      const gain = counts(from, key, at, GAINS, ['per']);
      const value = from[key];
      if (!isObject(value)) return gain;
      r.notes(value, Object.keys(value), place(at, key));
      const per = r.per(value, place(at, key));
      return per ? { ...gain, per } : gain;
    },
    per(from, at) {
      const value = any(from, 'per', at);
      if (value === undefined || value === '2walls') return value;
      return wrong(place(at, 'per'), "only '2walls' is known", undefined);
    },
    any,
    notes(from, keys, at) {
      for (const key of keys) any(from, key, at);
    },
    fixed(from, key, value, at) {
      const given = any(from, key, at);
      if (given === undefined || JSON.stringify(given) === JSON.stringify(value)) return;
      wrong(place(at, key), `the rules fix it as ${JSON.stringify(value)}; leave it out or write that`, null);
    },
    strangers: () =>
      [...read].flatMap(([from, { at, keys }]) =>
        Object.keys(from)
          .filter((key) => !keys.has(key) && !NOTES.includes(key))
          .map((key) => `${place(at, key)}: is not known here; known are ${[...keys].sort().join(', ')}`),
      ),
    yields: (from, key, at) => counts(from, key, at, RESOURCES),
    side(from, key, at) {
      const value = any(from, key, at);
      if (value === null) return null;
      const path = place(at, key);
      if (!isObject(value)) return wrong(path, 'must be a side {colour, gain}, or null where the card has none', null);
      return { colour: r.text(value, 'colour', path), gain: r.yields(value, 'gain', path) };
    },
  };
  return r;
};
