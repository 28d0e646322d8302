import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkIn, startWorld, type World } from '../../kit/world.ts';
import { BOT, command, game, invitationPath, invited, ME, OPEN, pairUp, sendTurn, sitDown } from './tables.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

test('an invitation leads straight to the seat, without an account', async () => {
  const ada = await world.signedIn('ada@example.org');
  const seats = [ME, { ...invited('Bruno@example.org'), name: 'Bruno' }, BOT];
  const { body } = await ada.ask('POST', '/api/games', game(seats));
  const path = invitationPath(world, 'bruno@example.org');
  const bruno = world.browser();
  const seen = await bruno.ask('GET', path);
  expect(seen.body).toMatchObject({ seat: 1, taken: false, from: 'Ada', email: 'bruno@example.org' });
  expect(seen.cookies).toEqual([]);
  const sat = await sitDown(bruno, path);
  expect(sat.body).toMatchObject({ id: body.id, seat: 1, me: { name: 'Bruno', onlyGame: body.id } });
  expect((await bruno.ask('GET', `/api/games/${body.id}`)).body).toEqual({ viewer: 1 });
  expect((await bruno.ask('GET', '/api/games')).body.games).toMatchObject([
    { id: body.id, status: 'running', seat: 1 },
  ]);
});

test('an invitation leads to its own seat and to no other, and the join link to none that is kept', async () => {
  const ada = await world.signedIn('ada14@example.org');
  const seats = [ME, invited('quinn@example.org'), invited('rosa@example.org'), OPEN];
  const { body } = await ada.ask('POST', '/api/games', game(seats));
  const { joinCode } = (await ada.ask('GET', `/api/games/${body.id}/as/0`)).body;
  expect((await sitDown(world.browser(), invitationPath(world, 'rosa@example.org'))).body.seat).toBe(2);
  const sven = await world.signedIn('sven@example.org');
  expect((await sitDown(sven, `/api/invitations/${joinCode}`)).body.seat).toBe(3);
  const tom = await world.signedIn('tom@example.org');
  expect((await sitDown(tom, `/api/invitations/${joinCode}`)).body.code).toBe('seat-taken');
});

test('an invitation is good for one seat once', async () => {
  const ada = await world.signedIn('ada2@example.org');
  await ada.ask('POST', '/api/games', game([ME, invited('cleo@example.org'), OPEN]));
  const path = invitationPath(world, 'cleo@example.org');
  await sitDown(world.browser(), path);
  expect((await sitDown(world.browser(), path)).status).toBe(404);
});

test('a mail that was passed on opens an account that was there before for this game only', async () => {
  await world.signedIn('dora@example.org');
  const ada = await world.signedIn('ada3@example.org');
  const { body } = await ada.ask('POST', '/api/games', game([ME, invited('dora@example.org')]));
  const stranger = world.browser();
  const sat = await sitDown(stranger, invitationPath(world, 'dora@example.org'));
  expect(sat.body.me).toMatchObject({ email: 'dora@example.org', onlyGame: body.id });
  expect((await stranger.ask('GET', '/api/me/export')).body.code).toBe('only-one-game');
  expect((await stranger.ask('DELETE', '/api/me', { email: 'dora@example.org' })).status).toBe(403);
});

test('who is signed in sits down as who they are, whatever address was invited', async () => {
  const ada = await world.signedIn('ada4@example.org');
  await ada.ask('POST', '/api/games', game([ME, invited('work@example.org')]));
  const emil = await world.signedIn('home@example.org');
  const sat = await sitDown(emil, invitationPath(world, 'work@example.org'));
  expect(sat.body.me.email).toBe('home@example.org');
  expect(sat.cookies).toEqual([]);
});

test('the invited see their invitation in their list, as long as the seat is free', async () => {
  const ada = await world.signedIn('ada5@example.org');
  await ada.ask('POST', '/api/games', game([ME, invited('fred@example.org')]));
  const fred = await world.signedIn('fred@example.org');
  const { invitations } = (await fred.ask('GET', '/api/games')).body;
  expect(invitations).toMatchObject([{ game: { name: 'Our game', status: 'open' } }]);
  await sitDown(fred, `/api/invitations/${invitations[0].code}`);
  expect((await fred.ask('GET', '/api/games')).body.invitations).toEqual([]);
});

test('the join link takes open seats, needs a session, and seats nobody twice', async () => {
  const ada = await world.signedIn('ada6@example.org');
  const { body } = await ada.ask('POST', '/api/games', game([ME, OPEN, OPEN]));
  const { joinCode } = (await ada.ask('GET', `/api/games/${body.id}/as/0`)).body;
  const path = `/api/invitations/${joinCode}`;
  expect((await sitDown(world.browser(), path)).body.code).toBe('sign-in-needed');
  const join = (name: string) => world.signedIn(`${name}6@example.org`);
  const [gina, hugo, ida] = [await join('gina'), await join('hugo'), await join('ida')];
  expect((await sitDown(gina, path)).body.seat).toBe(1);
  expect((await sitDown(gina, path)).body.seat).toBe(1);
  expect((await sitDown(hugo, path)).body.seat).toBe(2);
  expect((await sitDown(ida, path)).body.code).toBe('seat-taken');
  expect((await ada.ask('GET', `/api/games/${body.id}/as/0`)).body.joinCode).toBeNull();
});

test('two who race for the last seat: one sits, the other is told', async () => {
  const ada = await world.signedIn('ada7@example.org');
  const { body } = await ada.ask('POST', '/api/games', game([ME, OPEN]));
  const { joinCode } = (await ada.ask('GET', `/api/games/${body.id}/as/0`)).body;
  const both = await Promise.all(['jon', 'kim'].map((n) => world.signedIn(`${n}7@example.org`)));
  const sat = await Promise.all(both.map((one) => sitDown(one, `/api/invitations/${joinCode}`)));
  expect(sat.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test('creating a game twice by the same command makes one game and one mail', async () => {
  const ada = await world.signedIn('ada8@example.org');
  const wanted = game([ME, invited('lena@example.org')]);
  const [one, two] = await Promise.all([1, 2].map(() => ada.ask('POST', '/api/games', wanted)));
  const three = await ada.ask('POST', '/api/games', wanted);
  expect(new Set([one?.body.id, two?.body.id, three.body.id]).size).toBe(1);
  expect((await ada.ask('GET', '/api/games')).body.games).toHaveLength(1);
  expect(world.mails.filter(({ to }) => to === 'lena@example.org')).toHaveLength(1);
});

test('an invitation whose mail failed is shown to the table and mailed by the next try', async () => {
  const ada = await world.signedIn('ada9@example.org');
  const wanted = game([ME, invited('mona@example.org')]);
  world.mailDown = true;
  const { body } = await ada.ask('POST', '/api/games', wanted);
  world.mailDown = false;
  const failing = async () => (await ada.ask('GET', `/api/games/${body.id}/as/0`)).body.players[1].mailFails;
  expect(await failing()).toBe(true);
  await ada.ask('POST', '/api/games', wanted);
  expect(await failing()).toBe(false);
  expect(world.mails.filter(({ to }) => to === 'mona@example.org')).toHaveLength(1);
});

test('an invitation that was not taken for now goes by itself, after a pause', async () => {
  const ada = await world.signedIn('ada14@example.org');
  world.mailDown = true;
  const { body } = await ada.ask('POST', '/api/games', game([ME, invited('quin@example.org')]));
  world.mailDown = false;
  const look = async () => (await ada.ask('GET', `/api/games/${body.id}/as/0`)).body.players[1].mailFails;
  const mailed = () => world.mails.filter(({ to }) => to === 'quin@example.org').length;
  expect([await look(), mailed()]).toEqual([true, 0]);
  world.clock.now += 120_000;
  await look();
  expect([await look(), mailed()]).toEqual([false, 1]);
});

test('an invitation that may have gone is not sent again', async () => {
  const ada = await world.signedIn('ada15@example.org');
  const wanted = game([ME, invited('wilma@example.org')]);
  world.mailDown = 'lost';
  const { body } = await ada.ask('POST', '/api/games', wanted);
  world.mailDown = false;
  await ada.ask('POST', '/api/games', wanted);
  world.clock.now += 3_600_000;
  await ada.ask('GET', `/api/games/${body.id}/as/0`);
  expect(world.mails.filter(({ to }) => to === 'wilma@example.org')).toHaveLength(1);
});

test('an invitation whose sender died is mailed when the host looks at the game, once', async () => {
  const ada = await world.signedIn('ada13@example.org');
  const { invitations } = world.services;
  const { findMany } = invitations;
  const wanted = game([ME, invited('pia@example.org')]);
  Object.assign(invitations, { findMany: () => Promise.reject(new Error('killed')) });
  expect((await ada.ask('POST', '/api/games', wanted)).status).toBe(500);
  Object.assign(invitations, { findMany });
  const [line] = (await ada.ask('GET', '/api/games')).body.games;
  const look = () => ada.ask('GET', `/api/games/${line.id}/as/0`);
  const mailed = () => world.mails.filter(({ to }) => to === 'pia@example.org').length;
  expect(mailed()).toBe(0);
  await Promise.all([look(), look()]);
  await look();
  expect(mailed()).toBe(1);
});

test('what makes no game is refused with a code', async () => {
  const ada = await world.signedIn('ada10@example.org');
  const refused = async (wanted: object) => {
    const { status, body } = await ada.ask('POST', '/api/games', wanted);
    return [status, body.code];
  };
  expect(await refused(game([ME]))).toEqual([422, 'too-few-seats']);
  expect(await refused(game([ME, ME]))).toEqual([422, 'one-seat-each']);
  const twice = [422, 'invited-twice'];
  expect(await refused(game([invited('zoe@example.org'), invited('Zoe@Example.org')]))).toEqual(twice);
  expect(await refused(game([ME, invited('Ada10@example.org')]))).toEqual(twice);
  expect(await refused(game([ME, BOT], { title: 'chess' }))).toEqual([422, 'unknown-title']);
  expect(await refused(game([ME, BOT], { options: { rounds: '9' } }))).toEqual([422, 'option:rounds']);
  const bank = { kind: 'bank', hours: 9, perTurn: 1, most: 3 };
  expect(await refused(game([ME, BOT], { clock: bank }))).toEqual([422, 'bank-above-most']);
});

test('the host starts early, invites again and cancels; others cannot', async () => {
  const ada = await world.signedIn('ada11@example.org');
  const { body } = await ada.ask('POST', '/api/games', game([ME, invited('nora@example.org'), OPEN]));
  const nora = world.browser();
  const old = invitationPath(world, 'nora@example.org');
  const path = `/api/games/${body.id}`;
  const again = { email: 'nora2@example.org', commandId: command() };
  expect((await ada.ask('POST', `${path}/seats/1/invite`, again)).status).toBe(200);
  expect((await nora.ask('GET', old)).status).toBe(404);
  await sitDown(nora, invitationPath(world, 'nora2@example.org'));
  expect((await nora.ask('POST', `${path}/start`, { commandId: command() })).body.code).toBe('not-the-host');
  expect((await nora.ask('POST', `${path}/cancel`, { commandId: command() })).body.code).toBe('not-the-host');
  const started = await ada.ask('POST', `${path}/start`, { commandId: command() });
  expect(started.body.commits.at(-1).steps[0].events[0]).toMatchObject({ type: 'GameStarted', kept: [0, 1] });
  expect((await ada.ask('POST', `${path}/cancel`, { commandId: command() })).body.code).toBe('not-open');
});

test('nobody is invited to a second seat while a table waits', async () => {
  const ada = await world.signedIn('ada17@example.org');
  const { body } = await ada.ask('POST', '/api/games', game([ME, invited('rosa@example.org'), OPEN]));
  const invite = (seat: number, email: string) =>
    ada.ask('POST', `/api/games/${body.id}/seats/${seat}/invite`, { email, commandId: command() });
  expect((await invite(2, 'Rosa@Example.org')).body.code).toBe('invited-twice');
  expect((await invite(2, 'Ada17@example.org')).body.code).toBe('invited-twice');
  expect((await invite(1, 'rosa@example.org')).status).toBe(200);
  expect((await invite(2, 'sven@example.org')).status).toBe(200);
});

test('who leaves before the start frees the seat and loses the game from the list', async () => {
  const ada = await world.signedIn('ada12@example.org');
  const { body } = await ada.ask('POST', '/api/games', game([ME, OPEN, OPEN], { visibility: 'public' }));
  const { joinCode } = (await world.browser().ask('GET', `/api/games/${body.id}/as/spectator`)).body;
  const olga = await world.signedIn('olga@example.org');
  await sitDown(olga, `/api/invitations/${joinCode}`);
  const leave = (seat: number) =>
    olga.ask('POST', `/api/games/${body.id}/seats/${seat}/leave`, { commandId: command() });
  expect((await leave(0)).body.code).toBe('not-your-seat');
  expect((await leave(1)).status).toBe(200);
  expect((await olga.ask('GET', '/api/games')).body.games).toEqual([]);
});

test('the button of a turn mail opens its seat for this game only, and dies with the turn', async () => {
  const { id, ada, bruno } = await pairUp(world);
  const { id: player } = (await ada.ask('GET', '/api/me')).body;
  const path = `/api/turn-links/${world.turnLink({ gameId: id, seat: 0, since: 2, player })}`;
  const phone = world.browser();
  expect((await phone.ask('GET', path)).body).toMatchObject({ id, seat: 0, signedIn: false });
  expect((await ada.ask('GET', path)).body.signedIn).toBe(true);
  expect((await phone.ask('POST', path)).body).toMatchObject({ id, seat: 0, me: { onlyGame: id } });
  const other = await pairUp(world);
  expect((await phone.ask('GET', `/api/games/${other.id}`)).status).toBe(404);
  expect((await phone.ask('GET', '/api/games')).body.games.map((one: { id: string }) => one.id)).toEqual([id]);
  const moves = [
    { action: 'take', picks: ['2'] },
    { action: 'end', picks: [] },
  ];
  const sent = { seat: 0, expectedSeq: 2, commandId: command(), moves };
  expect((await phone.ask('POST', `/api/games/${id}/turns`, sent)).status).toBe(200);
  const late = await world.browser().ask('POST', path);
  expect([late.status, late.body.code, late.body.game]).toEqual([404, 'link-over', id]);
  expect((await sendTurn(bruno, id, 1, 3, 'take:1 end')).status).toBe(200);
  expect((await world.browser().ask('POST', path)).status).toBe(404);
});

test('a turn link is over after seven days', async () => {
  const { id, ada } = await pairUp(world);
  const { id: player } = (await ada.ask('GET', '/api/me')).body;
  const path = `/api/turn-links/${world.turnLink({ gameId: id, seat: 0, since: 2, player })}`;
  world.clock.now += 7 * 24 * 3_600_000 - 1;
  expect((await world.browser().ask('GET', path)).status).toBe(200);
  world.clock.now += 1;
  expect((await world.browser().ask('GET', path)).status).toBe(404);
});

test('unsubscribing works from any mail program, without a session or an origin, and only mutes', async () => {
  const { id, ada } = await pairUp(world);
  const { id: player } = (await ada.ask('GET', '/api/me')).body;
  const path = `/api/unsubscribe/${world.unsubscribeToken({ gameId: id, player })}`;
  const opened = await world.browser().ask('GET', path);
  expect([opened.status, opened.headers.location]).toEqual([303, path.replace('/api/unsubscribe/', '/u/')]);
  const form = { origin: 'https://mail.example', 'content-type': 'application/x-www-form-urlencoded' };
  const { status, cookies } = await world.browser().ask('POST', path, 'List-Unsubscribe=One-Click', form);
  expect([status, cookies]).toEqual([200, []]);
  const muted = async () => (await ada.ask('GET', `/api/games/${id}/as/0`)).body.muted;
  expect(await muted()).toBe(true);
  await ada.ask('PUT', `/api/games/${id}/mute`, { muted: false });
  expect(await muted()).toBe(false);
});

test('the mail of an invitation has a link that is no wider than its seat', () => {
  expect(linkIn(world.mails.findLast(({ to }) => to === 'nora2@example.org'))).toMatch(/^\/j\/[\w-]{20,200}$/);
});
