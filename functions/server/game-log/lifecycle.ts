// Commands on a game whatever its title. Each says who sends it and is in the log at most once.

import {
  cancel,
  expire,
  invite,
  leave,
  type Opening,
  open,
  resignAll,
  seatsOf,
  start,
  take,
} from '../../../domain/kernel/commands.ts';
import type { Step } from '../../../domain/kernel/commit.ts';
import { dueAt } from '../../../domain/kernel/game.ts';
import type { Player } from '../../../domain/kernel/lifecycle.ts';
import { isRefusal, type Refusal } from '../../../domain/kernel/play.ts';
import type { AnyTitle, Seat } from '../../../domain/kernel/rules.ts';
import { commitmentOf } from '../random/game-dice.ts';
import { append, type Decide, type Decision, diceOf, type Outcome, type TurnParts } from './append.ts';
import { holds, type Log } from './logs.ts';

/** Which game, who, and the sender's own id of this command. */
export interface Sent {
  readonly gameId: string;
  readonly by: string;
  readonly commandId: string;
}

const one = (step: Step | Refusal): Decision | Refusal => (isRefusal(step) ? step : { steps: [step] });

/** Checked again on the log that it is decided on: seats change hands, and move when free ones go. */
const whenHeld = (log: Log, seat: Seat, by: string, decision: () => Decision | Refusal): Decision | Refusal =>
  holds(log, seat, by) ? decision() : { refused: 'not-your-seat', at: 0 };

const run = (parts: TurnParts, sent: Sent, decide: Decide): Promise<Outcome> =>
  append(parts, { ...sent, after: 0 }, decide);

/** The promise of the dice is made here, from the seed that was kept before. */
export const openGame = (
  parts: TurnParts,
  sent: Sent,
  title: AnyTitle,
  opening: Omit<Opening, 'commitment'>,
): Promise<Outcome> =>
  append(
    parts,
    { ...sent, after: 0 },
    (log, _, seed) =>
      log.game.seq > 0 ? 'conflict' : one(open(title.rules, { ...opening, commitment: commitmentOf(seed) })),
    title,
  );

export const takeSeat = (parts: TurnParts, sent: Sent, seat: Seat, player: Player, nonce: string): Promise<Outcome> =>
  run(parts, sent, (log) => one(take(log.game.table, seat, player, nonce)));

/** A conflict when another seat has an invitation that is not in `beside`: whom it asks was not looked at then. */
export const inviteToSeat = (
  parts: TurnParts,
  sent: Sent,
  seat: Seat,
  invitation: string,
  beside: readonly string[],
): Promise<Outcome> =>
  run(parts, sent, (log) => {
    const others = log.game.table.seats.filter((_, at) => at !== seat);
    const same = others.every((other) => other.invitation === null || beside.includes(other.invitation));
    return same ? one(invite(log.game.table, seat, invitation)) : 'conflict';
  });

/** Who leaves takes along every seat that is theirs. */
export const leaveSeat = (parts: TurnParts, sent: Sent, seat: Seat): Promise<Outcome> =>
  run(parts, sent, (log) =>
    whenHeld(log, seat, sent.by, () => {
      const steps: Step[] = [];
      for (const held of seatsOf(log.game.table, sent.by)) {
        const step = leave(log.game.table, held);
        if (isRefusal(step)) return step;
        steps.push(step);
      }
      return { steps };
    }),
  );

export const cancelGame = (parts: TurnParts, sent: Sent): Promise<Outcome> =>
  run(parts, sent, (log) => one(cancel(log.game.table)));

export const startGame = (parts: TurnParts, sent: Sent): Promise<Outcome> =>
  run(parts, sent, (log, dice) => one(start(log.title.rules, log.game.table, dice)));

/** Who resigns does so in every seat that is theirs. */
export const resignSeat = (parts: TurnParts, sent: Sent, seat: Seat): Promise<Outcome> =>
  run(parts, sent, (log, dice) =>
    whenHeld(log, seat, sent.by, () => {
      const held = seatsOf(log.game.table, sent.by);
      const steps = resignAll(log.title.rules, log.game, held, diceOf(log, dice));
      return isRefusal(steps) ? steps : { steps };
    }),
  );

/** Passes the turn of a seat that is awaited since `since`, if its time is up by now. */
export const expireClock = (parts: TurnParts, gameId: string, seat: Seat, since: number): Promise<Outcome> =>
  run(parts, { gameId, by: 'clock', commandId: `clock-${seat}-${since}` }, (log, dice) => {
    const due = dueAt(log.game, seat);
    const same = log.game.waits.some((wait) => wait.seat === seat && wait.since === since);
    if (!same || due === null || due > parts.now()) return { refused: 'not-due', at: 0 };
    return one(expire(log.title.rules, log.game, seat, diceOf(log, dice)));
  });
