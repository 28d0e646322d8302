import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from './data-folder.ts';

/** Where a running server is reached, for the commands that talk to it. */
export interface Address {
  readonly address: string;
  readonly pid: number;
  /** The services inside, for this machine's user alone: endpoint and the key that they ask for. */
  readonly services: { readonly database: string; readonly aws: string; readonly key: string };
}

const addressFile = (dataDir: string): string => join(dataDir, 'address.json');

export const writeAddress = (dataDir: string, address: Address): Promise<void> =>
  writeWhole(addressFile(dataDir), JSON.stringify(address, null, 2));

export const dropAddress = (dataDir: string): Promise<void> => rm(addressFile(dataDir), { force: true });

/** The server that works with this folder, or null. What a killed one left behind does not count. */
export const readAddress = async (dataDir: string): Promise<Address | null> => {
  const text = await readFile(addressFile(dataDir), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    const address = JSON.parse(text) as Address;
    process.kill(address.pid, 0);
    return address;
  } catch {
    return null;
  }
};
