import { execFile } from 'node:child_process';
import { join } from 'node:path';

const COMMANDS = join(import.meta.dirname, '../../../commands');

export interface Ran {
  readonly code: number;
  readonly said: string;
}

/** Runs a command of the owner as it is typed, with this environment besides one's own. */
export const typed = (
  environment: Readonly<Record<string, string>>,
  command: string,
  ...args: readonly string[]
): Promise<Ran> =>
  new Promise((done) => {
    const env = { ...process.env, ...environment };
    execFile(process.execPath, [join(COMMANDS, `${command}.ts`), ...args], { env }, (error, out, err) =>
      done({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, said: out + err }),
    );
  });
