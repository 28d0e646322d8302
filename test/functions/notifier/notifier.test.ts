import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pearls } from '../../kit/pearls.ts';
import { DELAY, ORIGIN, type PostOffice, startPostOffice } from '../../kit/post-office.ts';

let office: PostOffice;
beforeEach(async () => {
  office = await startPostOffice();
});
afterEach(() => office.stop());

const TURN_OF_BRUNO = 'bruno@example.org: Your turn in The long river (Pearls)';

describe('a turn mail', () => {
  test('goes to the next player once the waiting time is over', async () => {
    const gameId = await office.open();
    await office.send(gameId, 0, 'take 2', 'end');
    await office.notify(gameId);
    expect(office.subjects()).not.toContain(TURN_OF_BRUNO);
    office.later(DELAY);
    await office.notify(gameId);
    expect(office.subjects()).toContain(TURN_OF_BRUNO);
  });

  test('is not sent when the player was faster', async () => {
    const gameId = await office.brunoIsAwaited();
    await office.send(gameId, 1, 'take 1', 'end');
    await office.notify(gameId);
    expect(office.subjects()).not.toContain(TURN_OF_BRUNO);
  });

  test('is not sent again by repeated, late or reordered stream records', async () => {
    const gameId = await office.brunoIsAwaited();
    await Promise.all([office.notify(gameId), office.notify(gameId), office.notify(gameId)]);
    await office.notify(gameId);
    expect(office.noticeIds()).toEqual([`${gameId}.1.2.turn.mail`]);
  });

  test('is not sent to who has begun the turn already', async () => {
    const gameId = await office.brunoIsAwaited();
    await office.send(gameId, 1, 'fish');
    office.later(DELAY);
    await office.notify(gameId);
    expect(office.subjects()).toEqual([]);
  });

  test('is not sent again for what others lock in meanwhile', async () => {
    const gameId = await office.open({ seats: ['person', 'person', 'person'], options: { rounds: '1' } });
    for (const seat of [0, 1, 2]) await office.send(gameId, seat, 'take 1', 'end');
    office.later(DELAY);
    await office.notify(gameId);
    const before = office.noticeIds().filter((id) => id?.includes('.turn.'));
    await office.send(gameId, 0, 'guess 3');
    office.later(DELAY);
    await office.notify(gameId);
    expect(office.noticeIds().filter((id) => id?.includes('.turn.'))).toEqual(before);
    // Chiara sent the turn that led here: she is at the board.
    expect(before).toEqual([`${gameId}.0.4.turn.mail`, `${gameId}.1.4.turn.mail`]);
  });

  test('is never sent to a bot', async () => {
    const gameId = await office.open({ seats: ['person', 'bot'] });
    await office.send(gameId, 0, 'take 1', 'end');
    office.later(DELAY);
    await office.notify(gameId);
    expect(office.subjects()).toEqual([]);
    expect(await office.claims.read(`${gameId}.1.2.turn.mail`)).toBeNull();
  });

  test('carries one-click unsubscribe, the thread of the game and the id of the notice', async () => {
    const gameId = await office.brunoIsAwaited();
    await office.notify(gameId);
    const [mail] = office.mail.mails;
    expect(mail?.headers['List-Unsubscribe']).toMatch(/^<https:\/\/play\.example\/api\/unsubscribe\/[\w-]+>$/);
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(mail?.headers.References).toBe(`<game.${gameId}@play.example>`);
  });

  test('says what happened since the own last turn and leads to the seat and into the replay', async () => {
    const gameId = await office.brunoIsAwaited();
    await office.notify(gameId);
    const [mail] = office.mail.mails;
    expect(mail?.text).toContain('Ada took 2.');
    expect(mail?.text).toMatch(new RegExp(`Play your turn: ${ORIGIN}/t/[\\w-]+`));
    expect(mail?.html).toContain(`${ORIGIN}/g/${gameId}#2`);
  });

  test('has the names of those who did something in bold', async () => {
    const gameId = await office.brunoIsAwaited();
    await office.notify(gameId);
    expect(office.mail.mails[0]?.html).toContain('<b>Ada</b> took 2.');
  });

  test('says until when there is time', async () => {
    const gameId = await office.open({ clock: { kind: 'per-turn', hours: 24 } });
    await office.send(gameId, 0, 'take 2', 'end');
    office.later(DELAY);
    await office.notify(gameId);
    const mail = office.mail.mails.find(({ to }) => to === 'bruno@example.org');
    expect(mail?.text).toContain('23 hours left, until Monday 30 November at 12:00 UTC');
  });

  test('holds no name that is a link', async () => {
    const gameId = await office.brunoIsAwaited();
    await office.people.change(await office.playerId(0), { name: 'Win http://evil.example' });
    await office.notify(gameId);
    const [mail] = office.mail.mails;
    for (const part of [mail?.subject, mail?.text, mail?.html]) expect(part).not.toContain('evil.example');
  });

  test('shows nothing that its addressee may not know', async () => {
    const words = { ...pearls.words, phrases: { guessed: '{seat} guessed {value}.' } };
    const describe: typeof pearls.rules.describe = (events) =>
      events.flatMap((e) => (e.type === 'Guessed' ? [{ key: 'guessed', seat: e.seat, args: { value: e.value } }] : []));
    await office.stop();
    office = await startPostOffice({ pearls: { ...pearls, words, rules: { ...pearls.rules, describe } } });
    const gameId = await office.open({ seats: ['person', 'person', 'person'], options: { rounds: '1' } });
    for (const seat of [0, 1, 2]) await office.send(gameId, seat, 'take 1', 'end');
    await office.send(gameId, 0, 'guess 3');
    office.later(DELAY);
    await office.notify(gameId);
    expect(office.mail.mails.map(({ to }) => to)).toEqual(['bruno@example.org']);
    expect(office.mail.mails[0]?.text).toContain('Ada guessed ?.');
    expect(office.mail.mails[0]?.html).toContain('guessed ?.');
  });
});

describe('a notice is not wanted', () => {
  test('by who muted the game', async () => {
    const gameId = await office.brunoIsAwaited();
    await office.talk.mute(await office.playerId(1), gameId, true);
    await office.notify(gameId);
    expect(office.subjects()).toEqual([]);
    expect((await office.claims.read(`${gameId}.1.2.turn.mail`))?.state).toBe('unwanted');
  });

  test('where mail to the address fails', async () => {
    const gameId = await office.brunoIsAwaited();
    await office.people.change(await office.playerId(1), { mailFails: true });
    await office.notify(gameId);
    expect(office.subjects()).toEqual([]);
  });
});

test('a turn taken between the claim and the sending makes the notice stale', async () => {
  const gameId = await office.brunoIsAwaited();
  const take: typeof office.claims.take = async (...args) => {
    const taken = await office.claims.take(...args);
    await office.send(gameId, 1, 'take 1', 'end');
    return taken;
  };
  await office.freshNotifier({ claims: { ...office.claims, take } })(gameId);
  expect(office.subjects()).toEqual([]);
  expect((await office.claims.read(`${gameId}.1.2.turn.mail`))?.state).toBe('stale');
});

test('the cursor of a game says how far its notices were looked at', async () => {
  const gameId = await office.brunoIsAwaited();
  await office.notify(gameId);
  expect((await office.heads.read(gameId)).notified).toBe(2);
});
