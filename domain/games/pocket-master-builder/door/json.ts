/** Something at the door that is not as it should be. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export type Json = Readonly<Record<string, unknown>>;

export const malformed = (path: string, should: string): Fault => new Fault('malformed', `${path} must be ${should}.`);

export const object = (value: unknown, path: string): Json => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed(path, 'an object');
  return value as Json;
};

export const list = (value: unknown, path: string): readonly unknown[] => {
  if (!Array.isArray(value)) throw malformed(path, 'a list');
  return value;
};

export const text = (value: unknown, path: string): string => {
  if (typeof value !== 'string') throw malformed(path, 'a text');
  return value;
};

export const texts = (value: unknown, path: string): readonly string[] =>
  list(value, path).map((one, i) => text(one, `${path}[${i}]`));

export const whole = (value: unknown, path: string, least: number, most: number): number => {
  if (!Number.isInteger(value) || Number(value) < least || Number(value) > most)
    throw malformed(path, `a whole number from ${least} to ${most}`);
  return Number(value);
};

/** Reads a field that may be left out. */
export const maybe = <T>(value: unknown, usual: T, read: (value: unknown) => T): T =>
  value === undefined ? usual : read(value);
