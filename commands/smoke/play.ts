import { randomUUID } from 'node:crypto';
import { blankGame, fold, type Game } from '../../domain/kernel/game.ts';
import { botTurn } from '../../domain/kernel/play.ts';
import { seeded } from '../../domain/kernel/random.ts';
import type { AnyTitle, GameEvent, Seat } from '../../domain/kernel/rules.ts';
import type { Reply } from '../../functions/contract/contract.ts';
import { type Browser, Refused } from './browser.ts';

/** Somebody at a seat who knows only what the API tells this seat. */
export interface Person {
  readonly name: string;
  readonly browser: Browser;
  readonly seat: Seat;
}

export interface Playing {
  readonly person: Person;
  readonly game: () => Game<unknown>;
  readonly sent: () => number;
  /** True when it is this seat's turn. */
  readonly awaited: () => boolean;
  /** Reads what is new; true when there was something. */
  look(): Promise<boolean>;
  /** Sends a turn. */
  turn(): Promise<void>;
}

export const playing = (title: AnyTitle, gameId: string, person: Person): Playing => {
  const { browser, seat } = person;
  const { rules, bots } = title;
  let game = blankGame(rules);
  let sent = 0;

  const take = ({ commits }: Reply<'commits'>): boolean => {
    const before = game.seq;
    for (const commit of commits)
      if (commit.seq > game.seq) game = fold(rules, game, commit as Parameters<typeof fold<unknown, GameEvent>>[2]);
    return game.seq > before;
  };

  return {
    person,
    game: () => game,
    sent: () => sent,
    awaited: () => game.waits.some((wait) => wait.seat === seat),
    look: async () =>
      take(await browser.call('commits', { params: { id: gameId, viewer: seat }, query: { after: game.seq } })),
    async turn() {
      const moves = botTurn(rules, bots.quick, game.state, seat, seeded(game.seq));
      const picked = moves.map(({ action, picks }) => ({ action, picks: [...picks] }));
      const body = { seat, expectedSeq: game.seq, commandId: randomUUID(), moves: picked };
      try {
        take(await browser.call('turn', { params: { id: gameId }, body }));
        sent += 1;
      } catch (error) {
        // Somebody else was faster; the next look brings what they did.
        if (!(error instanceof Refused && error.status === 409)) throw error;
      }
    },
  };
};
