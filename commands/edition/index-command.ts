import { BrokenFiles } from './index-file.ts';

/** `--index` on the command line: the list, or one line for each thing that is wrong with a file of the folder. */
export const index = async (what: string, write: () => Promise<readonly string[]>): Promise<void> => {
  try {
    console.log(`${what}: ${(await write()).join(', ') || 'none'}`);
  } catch (error) {
    if (!(error instanceof BrokenFiles)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
};
