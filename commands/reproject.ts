// npm run reproject -- GAME_ID …|--all [--cloud]: writes lists, cursors and what is due again from the logs alone.

import { parseArgs } from 'node:util';
import { Refusal } from '../infra/local/refusal.ts';
import { command, reach } from './installation/installation.ts';
import { reproject } from './installation/reproject.ts';

await command(async () => {
  const options = { all: { type: 'boolean' }, cloud: { type: 'boolean' } } as const;
  const { values, positionals: gameIds } = parseArgs({ allowPositionals: true, options });
  if (gameIds.length > 0 === (values.all ?? false))
    throw new Refusal('Usage: npm run reproject -- GAME_ID … | --all [--cloud]');

  const reached = await reach(values.cloud ?? false);
  const done = await reproject(reached, values.all ? null : gameIds, (games) => console.log(`${games} games so far`));
  console.log(`${done.games} game(s) written again.`);
  const unknown = gameIds.length - done.games - done.failed.length;
  if (unknown > 0) console.log(`${unknown} of these ids belong to no game.`);
  if (done.quarantined.length > 0) console.log(`Cannot be read, kept aside: ${done.quarantined.join(', ')}`);
  if (done.failed.length > 0) throw new Refusal(`Not reached, try again: ${done.failed.join(', ')}`);
});
