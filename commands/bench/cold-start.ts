import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const RUNS = 11;

// A whole process in microseconds of CPU: from its start to a loaded handler, and on to the answer of a first event.
const SCRIPT = `
  const [file, event] = process.argv.slice(1);
  const cpu = () => { const { user, system } = process.cpuUsage(); return user + system; };
  const { handler } = await import(file);
  const loaded = cpu();
  const answer = event ? await handler(JSON.parse(event), { getRemainingTimeInMillis: () => 30_000 }) : null;
  console.log(JSON.stringify({ loaded, answered: cpu(), answer }));
  process.exit();`;

interface Measured {
  readonly loaded: number;
  readonly answered: number;
}

/** A function, and an event that it is to answer; `answers` says whether an answer is the right one. */
export interface Subject {
  readonly name: string;
  readonly event?: unknown;
  /** Where it is, if not among the functions. */
  readonly file?: string;
  readonly answers?: (answer: unknown) => boolean;
}

class WrongAnswer extends Error {
  override readonly name = 'WrongAnswer';
}

const measure = async (file: string, subject: Subject | null, env: NodeJS.ProcessEnv): Promise<Measured> => {
  const event = subject?.event === undefined ? [] : [JSON.stringify(subject.event)];
  const args = ['--input-type=module', '-e', SCRIPT, pathToFileURL(file).href, ...event];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const said = (await text(child.stdout)).trim().split('\n').at(-1) ?? '';
  const { answer, ...measured }: Measured & { readonly answer: unknown } = JSON.parse(said);
  if (subject?.answers?.(answer) === false) throw new WrongAnswer(`${subject.name} answered ${said.slice(0, 300)}`);
  return measured;
};

export interface ColdStarts {
  /** Milliseconds of CPU of an empty handler. */
  readonly empty: number;
  /** How many times that each function takes until it is loaded. */
  readonly ratio: Readonly<Record<string, number>>;
  /** The same until it has answered its first event, where it was given one: what is put off is paid for here. */
  readonly first: Readonly<Record<string, number>>;
}

const least = (all: readonly Measured[], what: keyof Measured): number => Math.min(...all.map((one) => one[what]));

/**
 * What the built functions cost against an empty handler: whole processes, taken in turn so that all meet the same
 * machine, the least of some runs of each.
 */
export const coldStarts = async (
  folder: string,
  subjects: readonly Subject[],
  env: NodeJS.ProcessEnv,
): Promise<ColdStarts> => {
  const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const file = join(scratch, 'empty.mjs');
    writeFileSync(file, 'export const handler = async () => ({});\n');
    const empty: Measured[] = [];
    const runs = subjects.map((subject) => ({ subject, measured: [] as Measured[] }));
    for (let run = 0; run < RUNS; run += 1) {
      empty.push(await measure(file, null, env));
      for (const { subject, measured } of runs)
        measured.push(await measure(subject.file ?? join(folder, `${subject.name}.mjs`), subject, env));
    }
    const base = least(empty, 'loaded');
    const ratios = (of: typeof runs, what: keyof Measured) =>
      Object.fromEntries(of.map(({ subject, measured }) => [subject.name, least(measured, what) / base]));
    const asked = runs.filter(({ subject }) => subject.event !== undefined);
    return { empty: base / 1000, ratio: ratios(runs, 'loaded'), first: ratios(asked, 'answered') };
  } finally {
    rmSync(scratch, { recursive: true });
  }
};
