import type { Random } from '../../../kernel/random.ts';
import type { Pick, Seat } from '../../../kernel/rules.ts';
import { dealOut } from '../setup/deal.ts';
import type { KbState } from '../state.ts';
import { elected, placeDecree, placesFor } from '../turn/ballots.ts';
import { closeEruption, proceed } from '../turn/closing.ts';
import { endangered } from '../turn/eruption.ts';
import { beginFirst } from '../turn/turn.ts';
import { type Unfolding, unfolding } from '../turn/unfolding.ts';
import type { KbAction } from './action.ts';

/** Seats that still owe an answer. */
export const unanswered = ({ ballot }: KbState): readonly Seat[] =>
  (ballot?.owed ?? []).flatMap((n, seat) => (n > 0 && ballot?.answers[seat] === null ? [seat] : []));

/** An answer is kept secret until the last one comes; then all are shown and what follows is done. */
export const answer = (u: Unfolding, seat: Seat, picks: readonly Pick[], dice: Random): void => {
  const isLast = unanswered(u.state).every((other) => other === seat);
  if (isLast) dice.reveal();
  u.tell({ type: 'Answered', seat, picks });
  if (isLast) resolve(u, dice);
};

const resolve = (u: Unfolding, dice: Random): void => {
  const { ballot } = u.state;
  if (!ballot) return;
  if (ballot.kind === 'eruption') {
    closeEruption(u);
    proceed(u);
    return;
  }
  const draw = dice.drawn;
  const at = elected(u.state, ballot, dice);
  u.tell({ type: 'BallotClosed', kind: ballot.kind, answers: ballot.answers.map((picks) => picks ?? []) });
  placeDecree(u, ballot.kind, at, draw);
  if (ballot.deal) dealOut(u, ballot.deal, dice);
  else beginFirst(u);
};

/** A place for the ferry or the volcano. */
export const voteAction = (kind: 'ferry' | 'volcano'): KbAction => ({
  aside: true,
  next: (s, _, picks) => (picks.length > 0 ? null : { ask: 'vote', from: placesFor(s, kind) }),
  decide(s, seat, picks, dice) {
    const u = unfolding(s);
    answer(u, seat, picks, dice);
    return u.events;
  },
  whyNot: () => 'wrong-terrain',
});

/** The settlements that are given to the volcano. */
export const eruptionAction: KbAction = {
  aside: true,
  next(s, seat, picks) {
    if (picks.length >= (s.ballot?.owed[seat] ?? 0)) return null;
    return { ask: 'give-up', from: endangered(s, seat).filter((pick) => !picks.includes(pick)) };
  },
  decide(s, seat, picks, dice) {
    const u = unfolding(s);
    answer(u, seat, picks, dice);
    return u.events;
  },
  whyNot: () => 'not-endangered',
};
