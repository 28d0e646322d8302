// npm run -s verify -- game.json: derives every draw of an ended game again from its seed.

import { readFile } from 'node:fs/promises';
import { type GameFile, gameFile, verifyGame } from '../functions/server/random/verify-game.ts';

/** Says why there is nothing to check, or what is wrong. */
class Refused extends Error {
  override readonly name = 'Refused';
}

const readGame = async (path: string | undefined): Promise<GameFile> => {
  if (path === undefined)
    throw new Refused('Usage: npm run -s verify -- game.json (the exported file of an ended game)');
  let said: unknown;
  try {
    said = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new Refused(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const { success, data, error } = gameFile.safeParse(said);
  if (!success)
    throw new Refused(`${path} is not an exported game: see ${error.issues[0]?.path.join('.') || 'its top'}`);
  return data;
};

const checked = (file: GameFile): string => {
  const { draws, wrong } = verifyGame(file);
  if (wrong !== null) throw new Refused(`Game ${file.id}: ${wrong}.`);
  return [
    `Game ${file.id}, ${file.commits.length} commits.`,
    `The seed is the one that was promised when the game was opened (SHA-256 ${file.dice?.commitment}).`,
    'The nonces in the key are those with which the players sat down.',
    `All ${draws} draws follow from them. Nothing is wrong.`,
  ].join('\n');
};

try {
  process.stdout.write(`${checked(await readGame(process.argv[2]))}\n`);
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
