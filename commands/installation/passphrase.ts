import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { Refusal } from '../../infra/local/refusal.ts';

const LEAST = 8;

/** A passphrase from POSTWRIGHT_PASSPHRASE, or typed without being shown; twice when it is a new one. */
export const passphrase = async (question: string, isNew = false): Promise<string> => {
  const known = process.env.POSTWRIGHT_PASSPHRASE;
  const given = known ?? (await typed(question));
  if (isNew && known === undefined && (await typed('The same again: ')) !== given)
    throw new Refusal('These were two different passphrases. Nothing was written.');
  if (given.length < LEAST) throw new Refusal(`A passphrase has at least ${LEAST} characters.`);
  return given;
};

const typed = async (question: string): Promise<string> => {
  if (!process.stdin.isTTY) throw new Refusal('Set POSTWRIGHT_PASSPHRASE, or run this in a terminal to type one.');
  process.stdout.write(question);
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return await new Promise((answer) => lines.question('', answer));
  } finally {
    lines.close();
    process.stdout.write('\n');
  }
};
