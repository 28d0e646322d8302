import { expect, test } from 'vitest';
import { changeFeed } from '../../../infra/local/change-feed.ts';
import type { DeadLetter } from '../../../infra/local/dead-letters.ts';

type Records = readonly {
  readonly dynamodb: { readonly Keys: { readonly pk: { readonly S: string } }; readonly SequenceNumber: string };
}[];

const gamesOf = (event: unknown): readonly string[] =>
  (event as { readonly Records: Records }).Records.map(({ dynamodb }) => dynamodb.Keys.pk.S);

/** A feed to a function that is written down here; pauses take no time but are counted. */
const fed = async (answer: (games: readonly string[], event: unknown) => unknown, ...games: readonly string[]) => {
  const asked: (readonly string[])[] = [];
  const dead: DeadLetter[] = [];
  const pauses: number[] = [];
  const feed = changeFeed({
    name: 'projector',
    invoke: async (event) => {
      asked.push(gamesOf(event));
      return answer(gamesOf(event), event);
    },
    dead: {
      add: async (letter) => {
        dead.push(letter);
      },
      all: () => dead,
    },
    now: () => 1000,
    wait: async (milliseconds) => {
      pauses.push(milliseconds);
    },
  });
  for (const game of games) feed.push({ table: 'Events', keys: { pk: { S: game }, seq: { N: '1' } } });
  await feed.idle();
  return { asked, dead, pauses };
};

const fails = (): never => {
  throw new Error('broken');
};

test('changes are delivered in order, those that wait together', async () => {
  const { asked, dead } = await fed(() => ({ batchItemFailures: [] }), 'a', 'b', 'c');
  expect(asked.flat()).toEqual(['a', 'b', 'c']);
  expect(dead).toEqual([]);
});

test('a function without a report has taken all', async () => {
  expect((await fed(() => null, 'a', 'b')).asked.flat()).toEqual(['a', 'b']);
});

test('a batch that makes the function fail is halved until the bad change is alone', async () => {
  const { asked, dead } = await fed((games) => (games.includes('bad') ? fails() : null), 'x', 'a', 'bad', 'b');
  expect(asked.filter((games) => games.join() === 'a' || games.join() === 'b')).toHaveLength(2);
  expect(dead.map(({ to, what }) => [to, JSON.parse(what).pk.S])).toEqual([['projector', 'bad']]);
});

test('only what the function reports comes again', async () => {
  let first = true;
  const { asked, dead } = await fed(
    (games, event) => {
      if (!first || !games.includes('b')) return null;
      first = false;
      const record = (event as { readonly Records: Records }).Records[games.indexOf('b')];
      return { batchItemFailures: [{ itemIdentifier: record?.dynamodb.SequenceNumber }] };
    },
    'a',
    'b',
    'c',
  );
  expect(asked.filter((games) => games.includes('a'))).toHaveLength(1);
  expect(asked.filter((games) => games.includes('b'))).toHaveLength(2);
  expect(dead).toEqual([]);
});

test('a change is tried five times with growing pauses before it is given up', async () => {
  const { asked, dead, pauses } = await fed(fails, 'a');
  expect(asked).toHaveLength(5);
  expect(pauses).toEqual([100, 400, 1600, 5000]);
  expect(dead).toEqual([{ at: 1000, to: 'projector', what: '{"pk":{"S":"a"},"seq":{"N":"1"}}', why: 'Error: broken' }]);
});

test('a change that was given up holds nobody up', async () => {
  const { asked } = await fed((games) => (games[0] === 'bad' ? fails() : null), 'bad', 'good');
  expect(asked.at(-1)).toEqual(['good']);
});
