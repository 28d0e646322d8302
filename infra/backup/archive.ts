// A backup as a file: one line of JSON says how it is locked, the rest is locked with a passphrase.

import { createCipheriv, createDecipheriv, createHash, randomBytes, scryptSync } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';

const FORMAT = 1;
const TAG = 16;
/** scrypt's cost: about 128 MiB and half a second for each guess at the passphrase. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };

const header = z.object({
  postwright: z.literal(FORMAT),
  salt: z.base64(),
  nonce: z.base64(),
});

const attribute = z.custom<AttributeValue>((value) => typeof value === 'object' && value !== null);

/** Items in DynamoDB's own JSON, by table, in the order of their keys. */
export const contents = z.object({
  madeAt: z.string(),
  from: z.string(),
  tables: z.record(z.string(), z.array(z.record(z.string(), attribute))),
});
export type Contents = z.infer<typeof contents>;

export class BadArchive extends Error {
  override readonly name = 'BadArchive';
}

/** Locks what it is given; the same contents make another file each time. */
export const seal = (what: Contents, passphrase: string): Buffer => {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const first = Buffer.from(
    `${JSON.stringify({ postwright: FORMAT, salt: salt.toString('base64'), nonce: nonce.toString('base64') })}\n`,
  );
  const cipher = createCipheriv('aes-256-gcm', scryptSync(passphrase, salt, 32, COST), nonce);
  cipher.setAAD(first);
  const locked = Buffer.concat([cipher.update(gzipSync(JSON.stringify(what))), cipher.final()]);
  return Buffer.concat([first, locked, cipher.getAuthTag()]);
};

/** Unlocks a file whole or not at all. Throws `BadArchive` in words for the person who chose the file. */
export const unseal = (file: Buffer, passphrase: string): Contents => {
  const end = file.indexOf('\n') + 1;
  const { salt, nonce } = headerOf(file.subarray(0, end));
  const decipher = createDecipheriv('aes-256-gcm', scryptSync(passphrase, salt, 32, COST), nonce);
  decipher.setAAD(file.subarray(0, end));
  decipher.setAuthTag(file.subarray(-TAG));
  return contents.parse(JSON.parse(gunzipSync(unlocked(decipher, file.subarray(end, -TAG))).toString('utf8')));
};

const headerOf = (line: Buffer): { readonly salt: Buffer; readonly nonce: Buffer } => {
  const parsed = header.safeParse(asJson(line.toString('utf8')));
  if (!parsed.success) throw new BadArchive('This is not a backup of Postwright, or one of a newer version.');
  return { salt: Buffer.from(parsed.data.salt, 'base64'), nonce: Buffer.from(parsed.data.nonce, 'base64') };
};

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const unlocked = (decipher: ReturnType<typeof createDecipheriv>, locked: Buffer): Buffer => {
  try {
    return Buffer.concat([decipher.update(locked), decipher.final()]);
  } catch {
    throw new BadArchive('The passphrase is another one, or the file was damaged. Nothing was changed.');
  }
};

/** SHA-256 of each table's items, in hex: equal on both sides when everything arrived. */
export const hashes = (tables: Contents['tables']): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(tables).map(([name, items]) => [
      name,
      createHash('sha256').update(JSON.stringify(items)).digest('hex'),
    ]),
  );
