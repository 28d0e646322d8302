import { readFile } from 'node:fs/promises';

/** What an owner's file holds, read by `read`; or what is wrong with it, as one line given to `wrong`. */
export const ownerJson = async <T>(
  file: string,
  read: (value: unknown) => T,
  wrong: (fault: string) => T,
): Promise<T> => {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return wrong('there is no such file, or it cannot be read');
  try {
    return read(JSON.parse(text));
  } catch (error) {
    return wrong(`is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
};
