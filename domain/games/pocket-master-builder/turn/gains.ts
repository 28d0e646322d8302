import type { Random } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/rules.ts';
import { wallSpaces, wallsOf } from '../board/wall-track.ts';
import { GAINS, type Gain } from '../editions/edition.ts';
import type { Gaining, PmbEvent, Source } from '../events.ts';
import { evolve } from '../evolve.ts';
import { type PmbState, playerAt } from '../state.ts';
import { drawCards, nextOracles } from './piles.ts';

/** A printed gain as things to take, one kind after the other. */
export const gaining = (seat: Seat, gain: Gain, from: Source, per = gain.per): readonly Gaining[] =>
  GAINS.flatMap((key) => {
    const n = gain[key] ?? 0;
    return n > 0 ? [{ seat, key, n, from, ...(per ? { per } : {}) }] : [];
  });

interface Taken {
  readonly events: readonly PmbEvent[];
  /** What must be taken next, before everything that waits. */
  readonly first?: readonly Gaining[];
  /** True when somebody has to choose before it goes on. */
  readonly stop?: boolean;
}

const NOTHING: Taken = { events: [] };

const wallStep = (s: PmbState, { seat, n, from }: Gaining): Taken => {
  const space = playerAt(s, seat).wall + 1;
  const reached = wallSpaces(s)[space - 1];
  if (!reached) return NOTHING;
  const pays = reached.enters ? gaining(seat, reached.card.immediate, 'wall') : [];
  const further: readonly Gaining[] = n > 1 ? [{ seat, key: 'wall', n: n - 1, from }] : [];
  const event: PmbEvent = { type: 'WallReached', seat, space, name: reached.card.name, from };
  return { events: [event], first: [...pays, ...further] };
};

const oracleStep = (s: PmbState, { seat, n, from }: Gaining, dice: Random): Taken => {
  const chosen = s.variants.gain_oracle_mode === 'draw_2_keep_1';
  const cards = nextOracles(s, chosen ? 2 : 1, dice);
  const [card] = cards;
  if (card === undefined) return NOTHING;
  const first: readonly Gaining[] = n > 1 ? [{ seat, key: 'oracle', n: n - 1, from }] : [];
  if (cards.length > 1) return { events: [{ type: 'OraclesOffered', seat, cards }], first, stop: true };
  return { events: [{ type: 'OracleDrawn', seat, card }], first };
};

const step = (s: PmbState, gain: Gaining, dice: Random): Taken => {
  const { seat, n, from } = gain;
  const player = playerAt(s, seat);
  switch (gain.key) {
    case 'worker': {
      const moved = Math.min(n, player.rest);
      return moved > 0 ? { events: [{ type: 'WorkersGained', seat, n: moved, from }] } : NOTHING;
    }
    case 'reward': {
      const won = Math.min(n, s.edition.reward_track.max - player.rewards);
      return won > 0 ? { events: [{ type: 'RewardsGained', seat, n: won, from }] } : NOTHING;
    }
    case 'donkey': {
      const level = Math.min(player.donkey + n, s.edition.donkey.length);
      return level > player.donkey ? { events: [{ type: 'DonkeyAdvanced', seat, level, from }] } : NOTHING;
    }
    case 'card':
      return { events: drawCards(s, seat, n, from, dice) };
    case 'wall':
      return wallStep(s, gain);
    case 'oracle':
      return oracleStep(s, gain, dice);
  }
};

/** The gain with its number: what is counted per two walls is counted now. */
const counted = (s: PmbState, gain: Gaining): Gaining => {
  const { per, ...plain } = gain;
  return per ? { ...plain, n: gain.n * Math.floor(wallsOf(s, gain.seat) / 2) } : plain;
};

/**
 * Takes gains one after another; what a gained wall pays comes at once, before the rest. Where somebody must choose an
 * oracle first, the rest waits in the state.
 */
export const take = (start: PmbState, gains: readonly Gaining[], dice: Random): readonly PmbEvent[] => {
  const events: PmbEvent[] = [];
  let s = start;
  let left = gains;
  while (left[0]) {
    const gain = counted(s, left[0]);
    left = left.slice(1);
    if (gain.n === 0) continue;
    const { events: now, first = [], stop = false } = step(s, gain, dice);
    events.push(...now);
    s = now.reduce(evolve, s);
    left = [...first, ...left];
    if (stop && left.length > 0) events.push({ type: 'GainsWaiting', gains: left });
    if (stop) break;
  }
  return events;
};
