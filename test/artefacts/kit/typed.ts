import { execFile } from 'node:child_process';
import { join } from 'node:path';

const COMMANDS = join(import.meta.dirname, '../../../commands');

export interface Ran {
  readonly code: number;
  readonly said: string;
}

interface Around {
  /** Besides one's own. */
  readonly env: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** Runs a command of the owner as it is typed. */
export const typed = ({ env: more, cwd }: Around, command: string, ...args: readonly string[]): Promise<Ran> =>
  new Promise((done) => {
    const env = { ...process.env, ...more };
    execFile(
      process.execPath,
      [join(COMMANDS, `${command}.ts`), ...args],
      { env, ...(cwd && { cwd }) },
      (error, out, err) =>
        done({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, said: out + err }),
    );
  });
