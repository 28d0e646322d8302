// The server is killed at all moments of a turn. What was answered is there afterwards, what was not is sent again as a
// browser would, and everybody who is awaited gets a mail, once.

import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { type Browser, browser } from '../../commands/smoke/browser.ts';
import { mailsTo } from '../../commands/smoke/inbox.ts';
import { TITLES } from '../../domain/games/index.ts';
import { foldAll, type Game } from '../../domain/kernel/game.ts';
import { botTurn } from '../../domain/kernel/play.ts';
import { seeded } from '../../domain/kernel/random.ts';
import type { AnyTitle, GameEvent, Seat } from '../../domain/kernel/rules.ts';
import type { Body } from '../../functions/contract/contract.ts';
import { machine, until } from './kit/machine.ts';

const server = machine();
afterAll(async () => {
  await server.kill();
  server.clear();
});

const nonce = '0123456789abcdef0123456789abcdef';
const addressOf = (seat: Seat): string => `seat${seat}@crash.example`;

const link = async (to: string, path: RegExp): Promise<string> =>
  until(`a mail to ${to}`, async () => {
    for (const { text } of await mailsTo(server.address(), to)) {
      const token = path.exec(text)?.[1];
      if (token) return token;
    }
    return null;
  });

/** Two people at a game that has just begun. */
const begin = async (): Promise<{ readonly gameId: string; readonly people: readonly Browser[] }> => {
  const host = browser(server.address);
  await host.call('askSignIn', { body: { email: addressOf(0) } });
  await host.call('useSignIn', { params: { token: await link(addressOf(0), /\/in\/([\w-]+)/) } });
  const { id } = await host.call('createGame', {
    body: {
      title: 'kingdom-builder',
      name: 'Crash',
      seats: [{ kind: 'me' }, { kind: 'invite', email: addressOf(1) }],
      options: {},
      clock: { kind: 'none' },
      visibility: 'private',
      nonce,
      commandId: 'crash-open',
    },
  });
  const guest = browser(server.address);
  const code = await link(addressOf(1), /\/j\/([\w-]+)/);
  await guest.call('takeSeat', { params: { code }, body: { nonce, commandId: 'crash-take' } });
  return { gameId: id, people: [host, guest] };
};

const title = (await TITLES['kingdom-builder']?.()) as AnyTitle;

const read = async (who: Browser, gameId: string, seat: Seat): Promise<Game<unknown>> => {
  const { commits } = await who.call('commits', { params: { id: gameId, viewer: seat }, query: { after: 0 } });
  return foldAll(title.rules, commits as unknown as Parameters<typeof foldAll<unknown, GameEvent>>[1]);
};

const noticesTo = async (seat: Seat): Promise<readonly string[]> =>
  (await mailsTo(server.address(), addressOf(seat))).flatMap(({ notice }) => notice ?? []);

// Milliseconds from the sending of a turn to the kill; null kills right after the answer.
const MOMENTS = [0, 3, 8, 15, 30, null, 60, null];

test('a server killed at any moment loses no accepted turn and no mail', { timeout: 240_000 }, async () => {
  await server.start();
  const { gameId, people } = await begin();
  const expected: string[] = [];
  let answered = 0;
  for (const [round, moment] of MOMENTS.entries()) {
    const seatOf = async (): Promise<Seat> => (await read(people[0] as Browser, gameId, 0)).waits[0]?.seat ?? -1;
    const seat = await seatOf();
    const who = people[seat] as Browser;
    const game = await read(who, gameId, seat);
    expect(game.seq, `round ${round}: an answered turn is lost`).toBeGreaterThanOrEqual(answered);

    const notice = `${gameId}.${seat}.${game.waits[0]?.since}.turn.mail`;
    expected.push(notice);
    await until(`the notice ${notice}`, async () => ((await noticesTo(seat)).includes(notice) ? true : null));

    const moves = botTurn(title.rules, title.bots.quick, game.state, seat, seeded(round)).map((m) => ({
      action: m.action,
      picks: [...m.picks],
    }));
    const body: Body<'turn'> = { seat, expectedSeq: game.seq, commandId: randomUUID(), moves };
    const send = () => who.call('turn', { params: { id: gameId }, body });
    if (moment === null) await send();
    const flying = moment === null ? null : send().catch(() => null);
    if (moment !== null) await new Promise((soon) => setTimeout(soon, moment));
    await server.kill();
    await flying;
    await server.start();

    // The browser did not get an answer, or forgot it: it sends the same again.
    const again = await send();
    const steps = again.commits.flatMap((commit) => commit.steps);
    expect(
      steps.filter((step) => step.seat === seat),
      `round ${round}: played twice`,
    ).toHaveLength(moves.length);
    answered = again.seq;
  }

  const all = [...(await noticesTo(0)), ...(await noticesTo(1))];
  for (const notice of expected) expect(all.filter((one) => one === notice)).toEqual([notice]);
  expect(new Set(all).size).toBe(all.length);
});
