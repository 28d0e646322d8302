import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { writeWhole } from './data-folder.ts';

const letter = z.object({
  id: z.string(),
  at: z.number(),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  headers: z.record(z.string(), z.string()),
  /** What the sender tells about the mail: its kind, its game. */
  tags: z.record(z.string(), z.string()),
  html: z.string(),
  text: z.string(),
});

/** A mail as it is kept. */
export type Letter = Readonly<z.infer<typeof letter>>;

/** A line of the inbox. A notice that was sent again after its sender had died is one line with two copies. */
export interface LetterLine extends Omit<Letter, 'html' | 'text'> {
  readonly notice: string | null;
  readonly copies: number;
}

export interface Mailbox {
  /** Keeps a mail; it is on disk when this resolves. */
  keep(mail: Omit<Letter, 'id' | 'at'>): Promise<Letter>;
  /** Newest first, each notice once. */
  lines(): readonly LetterLine[];
  read(id: string): Promise<Letter | null>;
}

export const NOTICE_HEADER = 'x-postwright-notice';

const noticeOf = ({ headers }: Pick<Letter, 'headers'>): string | null =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === NOTICE_HEADER)?.[1] ?? null;

/** What a file says, or null when it is no mail: cut off by a full disk, changed by hand, not to be read. */
const parsed = (text: string): Letter | null => {
  try {
    return letter.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

const readNow = (file: string): Letter | null => {
  try {
    return parsed(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

const tellBroken = (folder: string, names: readonly string[]): void => {
  const [count, them] = names.length === 1 ? ['1 file', 'it'] : [`${names.length} files`, 'them'];
  const some = `${names.slice(0, 3).join(', ')}${names.length > 3 ? ', …' : ''}`;
  console.error(`${count} in ${folder} cannot be read as mail, so the inbox leaves ${them} out: ${some}`);
};

const isMail = (name: string): boolean => /^\d{13}-[0-9a-f-]{36}\.json$/.test(name);

/** Mails as files of their own in a folder; all but their bodies is kept in memory too. */
export const mailbox = (folder: string, now: () => number): Mailbox => {
  const lines: LetterLine[] = [];

  const add = ({ html: _, text: __, ...rest }: Letter): void => {
    const notice = noticeOf(rest);
    const at = notice === null ? -1 : lines.findIndex((line) => line.notice === notice);
    const known = lines[at];
    if (known) lines[at] = { ...known, copies: known.copies + 1 };
    else lines.push({ ...rest, notice, copies: 1 });
  };

  const broken: string[] = [];
  for (const name of readdirSync(folder).filter(isMail).toSorted()) {
    const kept = readNow(join(folder, name));
    if (kept) add(kept);
    else broken.push(name);
  }
  if (broken.length > 0) tellBroken(folder, broken);

  return {
    async keep(mail) {
      const kept = { id: `${now()}-${randomUUID()}`, at: now(), ...mail };
      await writeWhole(join(folder, `${kept.id}.json`), JSON.stringify(kept));
      add(kept);
      return kept;
    },
    lines: () => lines.toReversed(),
    async read(id) {
      if (!isMail(`${id}.json`)) return null;
      const text = await readFile(join(folder, `${id}.json`), 'utf8').catch(() => null);
      return text === null ? null : parsed(text);
    },
  };
};
