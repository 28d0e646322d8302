// The turn in the making: complete moves, and the one that is being said. Pure; the page folds it with the kernel.

import { choice as asked, isRefusal, playTurn } from './play.ts';
import { noRandom } from './random.ts';
import type { AnyPlayRules, Choice, Move, Pick, Seat } from './rules.ts';

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

/** The action that is meant without a word, by the title. */
export type First = (state: unknown, usable: readonly Offer[]) => string | null;

/** The only action that asks something. */
export const onlyAsking: First = (_state, usable) =>
  usable.length === 1 && usable[0]?.first ? usable[0].action : null;

const preselected = (state: unknown, offers: readonly Offer[], first: First): Move | null => {
  const usable = offers.filter((o) => o.usable);
  const action = first(state, usable);
  return usable.some((o) => o.action === action && o.first) && action !== null ? { action, picks: [] } : null;
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
export const sketch = (
  rules: AnyPlayRules,
  start: unknown,
  seat: Seat,
  draft: Draft,
  first: First = onlyAsking,
): Sketch => {
  const played = playTurn(rules, start, seat, draft.moves, noRandom);
  if (isRefusal(played)) {
    const kept = sketch(rules, start, seat, { moves: draft.moves.slice(0, played.at), current: null }, first);
    return { ...kept, refused: { code: played.refused, at: played.at } };
  }
  const { state } = played;
  const over = played.revealed || !rules.awaiting(state).includes(seat);
  const every = over ? [] : offersOf(rules, state, seat);
  const offers = every.filter((o) => o.action !== END || (o.usable && o.first !== null));
  const move = draft.current ?? (over ? null : preselected(state, offers, first));
  const choice = move ? asked(rules, state, seat, move) : telling(offers);
  return { state, offers, move, choice, sending: ended(draft.moves, every, over), refused: null };
};

/** The picks of a move with an earlier question of it answered by this pick instead; null where none offered it. */
const instead = (rules: AnyPlayRules, state: unknown, seat: Seat, move: Move, pick: Pick): Move | null => {
  for (let at = move.picks.length - 1; at >= 0; at -= 1) {
    const picks = move.picks.slice(0, at);
    if (asked(rules, state, seat, { ...move, picks })?.from.includes(pick)) return { ...move, picks: [...picks, pick] };
  }
  return null;
};

/**
 * The draft after an answer to the open question; a complete move joins the others. A pick that an earlier question of
 * the same move offered answers that one anew.
 */
export const withPick = (rules: AnyPlayRules, now: Sketch, seat: Seat, draft: Draft, pick: Pick): Draft => {
  const { move } = now;
  if (move && !now.choice?.from.includes(pick)) {
    const other = instead(rules, now.state, seat, move, pick);
    return other ? settled(rules, now, seat, draft, other) : draft;
  }
  const action = move?.action ?? now.offers.find((o) => o.first?.from.includes(pick))?.action;
  if (action === undefined) return draft;
  return settled(rules, now, seat, draft, { action, picks: [...(move?.picks ?? []), pick] });
};

/** The draft after a press of an answer that belongs to an action, which is chosen with it. */
export const withAnswer = (
  rules: AnyPlayRules,
  now: Sketch,
  seat: Seat,
  draft: Draft,
  action: string,
  pick: Pick | null,
): Draft => {
  if (pick === null) return withAction(rules, now, seat, draft, action);
  if (now.move?.action === action) return withPick(rules, now, seat, draft, pick);
  const first = asked(rules, now.state, seat, { action, picks: [] });
  return first?.from.includes(pick) ? settled(rules, now, seat, draft, { action, picks: [pick] }) : draft;
};

/** The draft after a press of an action's button; a second press lets it go again. */
export const withAction = (rules: AnyPlayRules, now: Sketch, seat: Seat, draft: Draft, action: string): Draft => {
  if (draft.current?.action === action) return { ...draft, current: null };
  return settled(rules, now, seat, draft, { action, picks: [] });
};

/** The draft with one pick taken out of the move being said; the later ones stay as far as they still fit. */
export const without = (rules: AnyPlayRules, now: Sketch, seat: Seat, draft: Draft, pick: Pick): Draft => {
  const picks = draft.current?.picks ?? [];
  const at = picks.lastIndexOf(pick);
  if (!draft.current || at < 0) return draft;
  const { action } = draft.current;
  const kept = picks.slice(0, at);
  for (const later of picks.slice(at + 1))
    if (asked(rules, now.state, seat, { action, picks: kept })?.from.includes(later)) kept.push(later);
  return { ...draft, current: kept.length > 0 ? { action, picks: kept } : null };
};

/** The one answer that is taken by itself: nothing else can be said, and the move goes on after it. */
const forced = (rules: AnyPlayRules, state: unknown, seat: Seat, move: Move): Move | null => {
  const [only, ...more] = asked(rules, state, seat, move)?.from ?? [];
  if (only === undefined || more.length > 0) return null;
  const next = { ...move, picks: [...move.picks, only] };
  return asked(rules, state, seat, next) === null ? null : next;
};

/** No rule asks more than a handful of questions; more would be a loop. */
const MOST_FORCED = 20;

const settled = (rules: AnyPlayRules, now: Sketch, seat: Seat, draft: Draft, move: Move): Draft => {
  let on: Move = move;
  for (let i = 0; i < MOST_FORCED; i += 1) on = forced(rules, now.state, seat, on) ?? on;
  const next = asked(rules, now.state, seat, on);
  return next === null ? { moves: [...draft.moves, on], current: null } : { ...draft, current: on };
};

/**
 * One step back: the last pick of the move being said, else the last pick of the last complete move, and with it whatever
 * was taken by itself before.
 */
export const undone = (rules: AnyPlayRules, start: unknown, seat: Seat, draft: Draft): Draft => {
  const open = draft.current;
  const last = open ?? draft.moves.at(-1);
  if (!last) return draft;
  const moves = open ? draft.moves : draft.moves.slice(0, -1);
  const played = playTurn(rules, start, seat, moves, noRandom);
  let picks = last.picks.slice(0, -1);
  if (!isRefusal(played))
    while (picks.length > 0 && forced(rules, played.state, seat, { ...last, picks })) picks = picks.slice(0, -1);
  const back = picks.length > 0 ? { ...last, picks } : null;
  return { moves, current: back };
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
  const played = playTurn(rules, start, seat, draft.moves, noRandom);
  return !isRefusal(played) && played.revealed;
};

/** The pieces of the draft as the board numbers them: the last answer of each move that lies there. */
export const numbered = (draft: Draft, onBoard: (pick: Pick) => boolean): readonly Pick[] =>
  draft.moves.flatMap((move) => {
    const last = move.picks.findLast(onBoard);
    return last === undefined ? [] : [last];
  });

export const isEmpty = (draft: Draft): boolean => draft.moves.length === 0 && draft.current === null;
