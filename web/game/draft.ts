// The turn in the making: complete moves, and the one that is being said. Pure; the page folds it with the kernel.

import { unknownDice } from '../../domain/kernel/dice.ts';
import { choice as asked, isRefusal, playTurn } from '../../domain/kernel/play.ts';
import type { AnyPlayRules, Choice, Move, Pick, Seat } from '../../domain/kernel/rules.ts';

export interface Draft {
  readonly moves: readonly Move[];
  readonly current: Move | null;
}

export const emptyDraft: Draft = { moves: [], current: null };

/** An action as a button: its first question, or why it cannot be used. */
export interface Offer {
  readonly action: string;
  readonly first: Choice | null;
  readonly usable: boolean;
}

/** What a draft has come to. */
export interface Sketch {
  readonly state: unknown;
  /** Everything this seat can do now, in the order of the buttons; the end of the turn is not among them. */
  readonly offers: readonly Offer[];
  /** The move that the open question belongs to; null while no action is chosen. */
  readonly move: Move | null;
  readonly choice: Choice | null;
  /** What `Send` would send; null while something is still owed. */
  readonly sending: readonly Move[] | null;
  /** The first move that is not legal any more. */
  readonly refused: { readonly code: string; readonly at: number } | null;
}

const END = 'end';
/** The move that `Send turn` adds by itself. */
export const isEnd = (move: Move): boolean => move.action === END;

const START: readonly Pick[] = [];

const offersOf = (rules: AnyPlayRules, state: unknown, seat: Seat): readonly Offer[] =>
  Object.entries(rules.actions(state, seat)).map(([action, { next }]) => {
    const first = next(state, seat, START);
    return { action, first, usable: first === null || first.from.length > 0 };
  });

/** The action that is meant without a word: `build`, or the only one that asks something. */
const preselected = (offers: readonly Offer[]): Move | null => {
  const usable = offers.filter((o) => o.usable);
  const build = usable.find((o) => o.action === 'build' && o.first);
  const only = build ?? (usable.length === 1 && usable[0]?.first ? usable[0] : undefined);
  return only ? { action: only.action, picks: [] } : null;
};

/** Picks that one action alone offers; pressing one chooses that action. */
const telling = (offers: readonly Offer[]): Choice | null => {
  const all = offers.flatMap((o) => o.first?.from ?? []);
  const from = all.filter((pick) => all.indexOf(pick) === all.lastIndexOf(pick));
  return from.length > 0 ? { ask: 'any', from } : null;
};

const ended = (moves: readonly Move[], offers: readonly Offer[], over: boolean): readonly Move[] | null => {
  const end = offers.find((o) => o.action === END);
  if (end?.usable && end.first === null) return [...moves, { action: END, picks: [] }];
  return over && moves.length > 0 ? moves : null;
};

/** Folds a draft onto a position. */
export const sketch = (rules: AnyPlayRules, start: unknown, seat: Seat, draft: Draft): Sketch => {
  const played = playTurn(rules, start, seat, draft.moves, unknownDice);
  if (isRefusal(played)) {
    const kept = sketch(rules, start, seat, { moves: draft.moves.slice(0, played.at), current: null });
    return { ...kept, refused: { code: played.refused, at: played.at } };
  }
  const { state } = played;
  const over = played.revealed || !rules.awaiting(state).includes(seat);
  const every = over ? [] : offersOf(rules, state, seat);
  const offers = every.filter((o) => o.action !== END || (o.usable && o.first !== null));
  const move = draft.current ?? (over ? null : preselected(offers));
  const choice = move ? asked(rules, state, seat, move) : telling(offers);
  return { state, offers, move, choice, sending: ended(draft.moves, every, over), refused: null };
};

/** The draft after an answer to the open question; a complete move joins the others. */
export const withPick = (rules: AnyPlayRules, now: Sketch, seat: Seat, draft: Draft, pick: Pick): Draft => {
  const action = now.move?.action ?? now.offers.find((o) => o.first?.from.includes(pick))?.action;
  if (action === undefined) return draft;
  return settled(rules, now, seat, draft, { action, picks: [...(now.move?.picks ?? []), pick] });
};

/** The draft after a press of an action's button; a second press lets it go again. */
export const withAction = (rules: AnyPlayRules, now: Sketch, seat: Seat, draft: Draft, action: string): Draft => {
  if (draft.current?.action === action) return { ...draft, current: null };
  return settled(rules, now, seat, draft, { action, picks: [] });
};

const settled = (rules: AnyPlayRules, now: Sketch, seat: Seat, draft: Draft, move: Move): Draft => {
  const next = asked(rules, now.state, seat, move);
  return next === null ? { moves: [...draft.moves, move], current: null } : { ...draft, current: move };
};

/** One step back: the last pick of the move being said, else the last pick of the last complete move. */
export const undone = (draft: Draft): Draft => {
  const open = draft.current;
  const last = open ?? draft.moves.at(-1);
  if (!last) return draft;
  const moves = open ? draft.moves : draft.moves.slice(0, -1);
  const picks = last.picks.slice(0, -1);
  return { moves, current: picks.length > 0 ? { ...last, picks } : null };
};

/**
 * True when the last move would show something new and does not simply end the turn: it is sent alone, for good.
 * `ends` are the title's actions with which a turn ends.
 */
export const isBarrier = (
  rules: AnyPlayRules,
  start: unknown,
  seat: Seat,
  draft: Draft,
  ends: readonly string[] = [],
): boolean => {
  const last = draft.moves.at(-1);
  if (!last || last.action === END || ends.includes(last.action)) return false;
  const played = playTurn(rules, start, seat, draft.moves, unknownDice);
  return !isRefusal(played) && played.revealed;
};

/** The pieces of the draft as the board numbers them: the last answer of each move. */
export const numbered = (draft: Draft): readonly Pick[] =>
  draft.moves.flatMap((move) => (move.picks.length > 0 ? [move.picks[move.picks.length - 1] ?? ''] : []));

export const isEmpty = (draft: Draft): boolean => draft.moves.length === 0 && draft.current === null;
