import { existsSync, readFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What was delivered in vain, often enough to give up. The timekeeper finds the game again by its cursor. */
export interface DeadLetter {
  readonly at: number;
  readonly to: string;
  readonly what: string;
  readonly why: string;
}

export interface DeadLetters {
  add(letter: DeadLetter): Promise<void>;
  all(): readonly DeadLetter[];
}

/** A line that was cut off by a kill is not one. */
const parsed = (line: string): readonly DeadLetter[] => {
  try {
    return line === '' ? [] : [JSON.parse(line) as DeadLetter];
  } catch {
    return [];
  }
};

/** The list, in a file that only grows; what was found at the start is kept. */
export const deadLetters = (dataDir: string): DeadLetters => {
  const file = join(dataDir, 'dead-letters.jsonl');
  const letters = existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(parsed) : [];
  return {
    async add(letter) {
      letters.push(letter);
      console.error(JSON.stringify({ message: 'not delivered', ...letter }));
      await appendFile(file, `${JSON.stringify(letter)}\n`, { mode: 0o600 });
    },
    all: () => letters,
  };
};
