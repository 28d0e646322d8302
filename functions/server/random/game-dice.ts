// The dice of a game: every draw follows from its seed and the players' nonces, so that anybody can derive it again once
// the seed is told, and nobody before.

import { createHash, createHmac } from 'node:crypto';
import type { Random } from '../../../domain/kernel/random.ts';

/** What a game promises before anybody draws: SHA-256 of the seed, in hex. */
export const commitmentOf = (seed: string): string =>
  createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

/** The key of all draws: the seed with the nonces by seat, '' for none. */
export const diceKey = (seed: string, nonces: readonly string[]): Buffer =>
  createHmac('sha256', Buffer.from(seed, 'hex')).update(JSON.stringify(nonces)).digest();

const WORD_BYTES = 6;
const WORDS = 2 ** (8 * WORD_BYTES);

/** Draw `n` of a game below a number: the first 48 bits of an HMAC; those that would favour low numbers are drawn again. */
export const drawAt = (key: Uint8Array, gameId: string, n: number, below: number): number => {
  const limit = WORDS - (WORDS % below);
  for (let attempt = 0; ; attempt += 1) {
    const word = createHmac('sha256', key).update(`${gameId}|${n}|${attempt}`).digest().readUIntBE(0, WORD_BYTES);
    if (word < limit) return word % below;
  }
};

/** Dice that go on at draw `from` of a game. */
export const gameDice = (key: Uint8Array, gameId: string, from: number): Random => {
  let n = from;
  return {
    get drawn() {
      return n;
    },
    below(limit) {
      const value = drawAt(key, gameId, n, limit);
      n += 1;
      return value;
    },
    reveal() {},
  };
};
