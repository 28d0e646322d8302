// npm run reproject -- GAME_ID …|--all [--cloud]: writes lists, cursors and what is due again from the logs alone.

import { parseArgs } from 'node:util';
import { InvokeCommand } from '@aws-sdk/client-lambda';
import * as z from 'zod';
import { Refusal } from '../infra/local/refusal.ts';
import { command, reach } from './reach/installation.ts';

const answer = z.union([
  z.object({ games: z.int(), quarantined: z.array(z.string()), failed: z.array(z.string()) }),
  z.object({ errorMessage: z.string() }),
]);

await command(async () => {
  const options = { all: { type: 'boolean' }, cloud: { type: 'boolean' } } as const;
  const { values, positionals: gameIds } = parseArgs({ allowPositionals: true, options });
  if (gameIds.length > 0 === (values.all ?? false))
    throw new Refusal('Usage: npm run reproject -- GAME_ID … | --all [--cloud]');
  const { environment, lambda } = await reach(values.cloud ?? false);
  const asked = { command: 'reproject', ...(!values.all && { gameIds }) };
  const { Payload } = await lambda.send(
    new InvokeCommand({ FunctionName: environment.PROJECTOR_FUNCTION, Payload: JSON.stringify(asked) }),
  );
  const done = answer.parse(JSON.parse(Payload?.transformToString() || 'null'));
  if ('errorMessage' in done) throw new Refusal(`The projector failed: ${done.errorMessage}`);
  console.log(`${done.games} game(s) written again.`);
  const unknown = gameIds.length - done.games - done.quarantined.length - done.failed.length;
  if (unknown > 0) console.log(`${unknown} of these ids belong to no game.`);
  if (done.quarantined.length > 0) console.log(`Cannot be read, kept aside: ${done.quarantined.join(', ')}`);
  if (done.failed.length > 0) throw new Refusal(`Not reached, try again: ${done.failed.join(', ')}`);
});
