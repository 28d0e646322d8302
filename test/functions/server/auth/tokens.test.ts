import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  derivedId,
  invitationCode,
  isPictureMac,
  joinCode,
  type KeyPurpose,
  type Keys,
  pictureMac,
  readSeatCode,
  readTurnLink,
  readUnsubscribeToken,
  turnLink,
  unsubscribeToken,
} from '../../../../functions/server/auth/tokens.ts';

const keysFrom = (salt: string): Keys => {
  const key = (purpose: KeyPurpose): Uint8Array => createHash('sha256').update(`${salt} ${purpose}`).digest();
  return {
    'turn-link': key('turn-link'),
    unsubscribe: key('unsubscribe'),
    refusal: key('refusal'),
    picture: key('picture'),
    invitation: key('invitation'),
    'sign-in': key('sign-in'),
    ids: key('ids'),
  };
};

const keys = keysFrom('ours');
const theirs = keysFrom('theirs');
const link = { gameId: 'game', seat: 1, since: 12, player: 'ada' };
const NOW = 1_800_000_000_000;
const WEEK = 7 * 24 * 3_600_000;

test('a turn link opens what it says, for a week', () => {
  const token = turnLink(keys, link, NOW);
  expect(readTurnLink(keys, token, NOW)).toEqual(link);
  expect(readTurnLink(keys, token, NOW + WEEK - 1)).toEqual(link);
  expect(readTurnLink(keys, token, NOW + WEEK)).toBeNull();
});

test('a token of another installation, purpose or wording opens nothing', () => {
  const token = turnLink(keys, link, NOW);
  expect(readTurnLink(theirs, token, NOW)).toBeNull();
  expect(readUnsubscribeToken(keys, token)).toBeNull();
  expect(readSeatCode(keys, token)).toBeNull();
  for (let at = 0; at < token.length; at += 1) {
    const bent = token.slice(0, at) + (token[at] === 'x' ? 'y' : 'x') + token.slice(at + 1);
    const read = readTurnLink(keys, bent, NOW);
    if (read !== null) expect(read).toEqual(link);
  }
  for (const nothing of ['', 'A', 'A'.repeat(22), '{}', '../../..'])
    expect(readTurnLink(keys, nothing, NOW)).toBeNull();
});

test('tokens fit into the paths of the contract', () => {
  const long = { gameId: 'g'.repeat(22), seat: 9, since: 99_999, player: 'p'.repeat(16) };
  for (const token of [turnLink(keys, long, NOW), unsubscribeToken(keys, long), joinCode(keys, long.gameId)])
    expect(token).toMatch(/^[0-9A-Za-z_-]{20,200}$/);
});

test('a seat code is for one invitation or for the open seats of one game', () => {
  expect(readSeatCode(keys, invitationCode(keys, 'i1'))).toEqual({ kind: 'invitation', invitation: 'i1' });
  expect(readSeatCode(keys, joinCode(keys, 'g1'))).toEqual({ kind: 'join', gameId: 'g1' });
});

test('the unsubscribe token names a game and a player', () => {
  expect(readUnsubscribeToken(keys, unsubscribeToken(keys, { gameId: 'g', player: 'p' }))).toEqual({
    gameId: 'g',
    player: 'p',
  });
});

test('a picture can be had only of the position that was mailed', () => {
  const mac = pictureMac(keys, { gameId: 'g', seq: 7 });
  expect(isPictureMac(keys, { gameId: 'g', seq: 7 }, mac)).toBe(true);
  expect(isPictureMac(keys, { gameId: 'g', seq: 8 }, mac)).toBe(false);
  expect(isPictureMac(keys, { gameId: 'h', seq: 7 }, mac)).toBe(false);
  expect(isPictureMac(keys, { gameId: 'g', seq: 7 }, '')).toBe(false);
});

test('equal parts give the same id, others another, and parts do not run together', () => {
  expect(derivedId(keys, 'game', 'ada', 'c1')).toBe(derivedId(keys, 'game', 'ada', 'c1'));
  expect(derivedId(keys, 'game', 'ada', 'c2')).not.toBe(derivedId(keys, 'game', 'ada', 'c1'));
  expect(derivedId(keys, 'ab', 'c')).not.toBe(derivedId(keys, 'a', 'bc'));
  expect(derivedId(keys, 'game')).toMatch(/^[0-9A-Za-z_-]{22}$/);
});
