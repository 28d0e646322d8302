import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Scene } from '../../../domain/drawing/scene.ts';
import type { SceneExtras } from '../../../domain/kernel/rules.ts';
import { indexedPng } from '../../../functions/picture/indexed-png.ts';
import { pictureFunction, WIDTH } from '../../../functions/picture/picture.ts';
import { pngBy } from '../../../functions/picture/png.ts';
import { type Pictured, picturePath, readPicturePath } from '../../../functions/server/mail/picture-link.ts';
import { SECURITY_HEADERS } from '../../../functions/server/security-headers.ts';
import { type PearlsState, pearls } from '../../kit/pearls.ts';
import { type PostOffice, startPostOffice } from '../../kit/post-office.ts';

const keys = { picture: new Uint8Array(32).fill(7) };
const png = pngBy(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
const liveries = [
  { colour: 'blue', shape: 'house' },
  { colour: 'ivory', shape: 'shield' },
] as const;

interface Drawn {
  readonly state: PearlsState;
  readonly changed: readonly string[];
}

let office: PostOffice;
const drawn: Drawn[] = [];
beforeAll(async () => {
  office = await startPostOffice({
    pearls: { ...pearls, drawing: async () => ({ scene, touched: (events) => events.map(({ type }) => type) }) },
  });
});
afterAll(() => office.stop());

/** A board of two squares, black and white. */
const scene = (state: PearlsState, { changed }: SceneExtras): Scene => {
  drawn.push({ state, changed });
  return {
    width: 20,
    height: 10,
    nodes: [
      { d: 'M0 0H20V10H0z', fill: '#ffffff' },
      { d: 'M0 0H10V10H0z', fill: '#121212' },
    ],
  };
};

const ask = (path: string, admitted = true) =>
  pictureFunction({
    ...{ keys: async () => keys, logs: office.turn.logs, admitted: () => admitted },
    renderer: async () => png,
  })({ rawPath: path, headers: {} });

const pathOf = (what: Partial<Pictured> & Pick<Pictured, 'gameId'>): string =>
  picturePath(keys, { seq: 1, since: 1, liveries, ...what });

describe('a picture', () => {
  test('is a PNG of the width of a mail on a dense screen, to be kept for ever', async () => {
    const { statusCode, headers, body, isBase64Encoded } = await ask(pathOf({ gameId: await office.open() }));
    const bytes = Buffer.from(body ?? '', 'base64');
    expect([statusCode, isBase64Encoded]).toEqual([200, true]);
    expect(headers).toEqual({
      ...SECURITY_HEADERS,
      ...{ 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' },
    });
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([WIDTH, WIDTH / 2]);
  });

  test('shows the position of its seq and not of today', async () => {
    const gameId = await office.open();
    await office.send(gameId, 0, 'take 2', 'end');
    await ask(pathOf({ gameId, seq: 1 }));
    expect(drawn.at(-1)?.state.points).toEqual([0, 0]);
    await ask(pathOf({ gameId, seq: 2 }));
    expect(drawn.at(-1)?.state.points).toEqual([2, 0]);
  });

  test('shows what a spectator sees, also when the game is over', async () => {
    const gameId = await office.open({ options: { rounds: '1' } });
    for (const seat of [0, 1]) await office.send(gameId, seat, 'take 1', 'end');
    for (const seat of [0, 1]) await office.send(gameId, seat, 'guess 1');
    await ask(pathOf({ gameId, seq: 3 }));
    expect(drawn.at(-1)?.state.hands).toEqual(['?', '?']);
  });

  test('marks what is new since the seq that it names', async () => {
    const gameId = await office.open();
    await office.send(gameId, 0, 'take 2', 'end');
    await ask(pathOf({ gameId, seq: 2, since: 1 }));
    expect(drawn.at(-1)?.changed).toEqual(['Took', 'TurnEnded']);
    await ask(pathOf({ gameId, seq: 2, since: 2 }));
    expect(drawn.at(-1)?.changed).toEqual([]);
  });
});

describe('there is no picture', () => {
  test.each([
    ['at an address that we did not make', (path: string) => path.replace(/.{5}\.png$/, 'AAAAA.png')],
    ['with colours that we did not name', (path: string) => path.replace(/-[a-y]+\//, '-bb/')],
    ['of another seq than the one that we named', (path: string) => path.replace('/1-1-', '/2-1-')],
    ['at another address altogether', () => '/api/pictures/none'],
  ])('%s', async (_, change) => {
    const path = pathOf({ gameId: await office.open() });
    expect((await ask(path)).statusCode).toBe(200);
    expect((await ask(change(path))).statusCode).toBe(404);
  });

  test('of a game that has not begun, of none at all, and of the future', async () => {
    const unbegun = await office.open({ seats: ['person', 'open'] });
    const gameId = await office.open();
    for (const what of [{ gameId: unbegun }, { gameId: 'nobody-opened-it' }, { gameId, seq: 9 }])
      expect((await ask(pathOf(what))).statusCode).toBe(404);
  });

  test('for who came round the edge', async () => {
    expect((await ask(pathOf({ gameId: await office.open() }), false)).statusCode).toBe(404);
  });
});

test('an address tells all that is drawn', () => {
  const what: Pictured = { gameId: 'one', seq: 17, since: 12, liveries };
  expect(readPicturePath(keys, picturePath(keys, what))).toEqual(what);
});

test('an indexed PNG keeps the common colours as they are', () => {
  const rgba = Uint8Array.from(
    [
      [255, 120, 0],
      [255, 120, 0],
      [1, 2, 3],
      [1, 2, 3],
    ].flatMap((c) => [...c, 255]),
  );
  const file = Buffer.from(indexedPng({ width: 2, height: 2, rgba }));
  const palette = file.indexOf('PLTE') + 4;
  const data = file.indexOf('IDAT');
  expect([...file.subarray(palette, palette + 6)]).toEqual([1, 2, 3, 255, 120, 0]);
  expect([...inflateSync(file.subarray(data + 4, data + 4 + file.readUInt32BE(data - 4)))]).toEqual([0, 1, 1, 0, 0, 0]);
});
