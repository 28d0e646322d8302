// Small readers of unknown JSON for the notations of the titles; each gives the value or throws a fault with the path that is
// wrong.

/** What is wrong with a request, as a stable code and a sentence. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export type Json = Readonly<Record<string, unknown>>;

export const malformed = (path: string, wanted: string): Fault => new Fault('malformed', `${path} must be ${wanted}.`);

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const object = (value: unknown, path: string): Json => {
  if (isJson(value)) return value;
  throw malformed(path, 'an object');
};

/** Nothing but these keys: a misspelt one would else go unheard. */
export const only = (given: Json, path: string, keys: readonly string[]): void => {
  const stray = Object.keys(given).find((key) => !keys.includes(key));
  if (stray !== undefined) throw new Fault('unknown-key', `${path} has no ${stray}; known are ${keys.join(', ')}.`);
};

export const list = <T>(value: unknown, path: string, read: (item: unknown, path: string) => T): readonly T[] => {
  if (!Array.isArray(value)) throw malformed(path, 'a list');
  return value.map((item: unknown, i) => read(item, `${path}[${i}]`));
};

/** The same for what may be left out. */
export const maybe = <T>(value: unknown, absent: T, read: (value: unknown) => T): T =>
  value === undefined || value === null ? absent : read(value);

export const text = (value: unknown, path: string): string => {
  if (typeof value === 'string') return value;
  throw malformed(path, 'a text');
};

export const flag = (value: unknown, path: string): boolean => {
  if (typeof value === 'boolean') return value;
  throw malformed(path, 'true or false');
};

/** A whole number of at least `least` and at most `most`. */
export const whole = (value: unknown, path: string, least = 0, most = 1000): number => {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw malformed(path, `a whole number from ${least} to ${most}`);
};

/** One of a list of texts. */
export const oneIn = <T extends string>(value: unknown, path: string, all: readonly T[]): T => {
  const found = all.find((one) => one === value);
  if (found !== undefined) return found;
  throw malformed(path, `one of ${all.join(', ')}`);
};

/** Counts by kind: an object of numbers, or a list of kinds. */
export const counts = (value: unknown, path: string, kinds: readonly string[]): Readonly<Record<string, number>> => {
  if (Array.isArray(value)) {
    const all = list(value, path, (item, where) => oneIn(item, where, kinds));
    return Object.fromEntries(kinds.map((kind) => [kind, all.filter((one) => one === kind).length]));
  }
  const given = object(value, path);
  for (const kind of Object.keys(given)) oneIn(kind, `${path} key`, kinds);
  return Object.fromEntries(kinds.map((kind) => [kind, whole(given[kind] ?? 0, `${path}.${kind}`)]));
};

/** A value for each seat: a list, or an object by seat. */
export const perSeat = <T>(
  value: unknown,
  path: string,
  seats: number,
  absent: (seat: number) => T,
  read: (item: unknown, path: string) => T,
): readonly T[] => {
  const given: Json = Array.isArray(value) ? { ...value } : maybe(value, {}, (all) => object(all, path));
  for (const key of Object.keys(given)) whole(Number(key), `${path} key`, 0, seats - 1);
  return Array.from({ length: seats }, (_, seat) =>
    maybe(given[seat], absent(seat), (item) => read(item, `${path}[${seat}]`)),
  );
};
