// A tiny title for tests of what surrounds titles: a secret hand, a roll, a secret answer of all seats at once, an end.

import type { Random } from '../../domain/kernel/random.ts';
import type { Action, Rules, Seat, Title } from '../../domain/kernel/rules.ts';

type Secret = number | '?';

export type PearlsEvent =
  | { readonly type: 'Begun'; readonly rounds: number }
  | { readonly type: 'Dealt'; readonly seat: Seat; readonly value: Secret }
  | { readonly type: 'Took'; readonly seat: Seat; readonly value: number }
  | { readonly type: 'Fished'; readonly seat: Seat; readonly value: number }
  | { readonly type: 'TurnEnded'; readonly seat: Seat }
  | { readonly type: 'Guessed'; readonly seat: Seat; readonly value: Secret }
  | { readonly type: 'Opened'; readonly hands: readonly Secret[] }
  | { readonly type: 'Gone'; readonly seat: Seat };

export interface PearlsState {
  readonly rounds: number;
  readonly hands: readonly Secret[];
  readonly points: readonly number[];
  readonly guesses: readonly (Secret | null)[];
  readonly gone: readonly Seat[];
  readonly turn: Seat;
  readonly round: number;
  readonly moved: boolean;
  readonly over: boolean;
}

const guessing = (s: PearlsState): boolean => s.hands.length > 0 && s.round >= s.rounds && !s.over;
const pending = (s: PearlsState): readonly Seat[] => [...s.guesses.keys()].filter((seat) => s.guesses[seat] === null);
const put = <T>(list: readonly T[], at: number, value: T): readonly T[] =>
  list.map((old, i) => (i === at ? value : old));

const after = (s: PearlsState, seat: Seat): PearlsState => {
  const next = (seat + 1) % s.hands.length;
  const round = next === 0 ? s.round + 1 : s.round;
  const moved: PearlsState = { ...s, turn: next, round, moved: false };
  return s.gone.includes(next) && s.gone.length < s.hands.length && round < s.rounds ? after(moved, next) : moved;
};

const evolve = (s: PearlsState, e: PearlsEvent): PearlsState => {
  switch (e.type) {
    case 'Begun':
      return { ...s, rounds: e.rounds };
    case 'Dealt':
      return { ...s, hands: [...s.hands, e.value], points: [...s.points, 0], guesses: [...s.guesses, null] };
    case 'Took':
    case 'Fished':
      return { ...s, moved: true, points: put(s.points, e.seat, (s.points[e.seat] ?? 0) + e.value) };
    case 'TurnEnded':
      return after(s, e.seat);
    case 'Guessed':
      return { ...s, guesses: put(s.guesses, e.seat, e.value) };
    case 'Opened':
      return { ...s, over: true, hands: e.hands };
    case 'Gone':
      return { ...s, gone: [...s.gone, e.seat] };
  }
};

const guessed = (s: PearlsState, seat: Seat, value: number): readonly PearlsEvent[] => {
  const last = pending(s).every((other) => other === seat);
  return [{ type: 'Guessed', seat, value }, ...(last ? [{ type: 'Opened' as const, hands: s.hands }] : [])];
};

const take: Action<PearlsState, PearlsEvent> = {
  next: (s, _, picks) =>
    picks.length > 0 ? null : s.moved ? { ask: 'take', from: [], why: 'moved' } : { ask: 'take', from: ['1', '2'] },
  decide: (_, seat, picks) => [{ type: 'Took', seat, value: Number(picks[0]) }],
};
const fish: Action<PearlsState, PearlsEvent> = {
  next: (s) => (s.moved ? { ask: 'fish', from: [], why: 'moved' } : null),
  decide: (_, seat, __, dice) => [{ type: 'Fished', seat, value: dice.below(1000) }],
};
const end: Action<PearlsState, PearlsEvent> = {
  next: (s) => (s.moved ? null : { ask: 'end', from: [], why: 'not-moved' }),
  decide: (_, seat) => [{ type: 'TurnEnded', seat }],
};
const guess: Action<PearlsState, PearlsEvent> = {
  aside: true,
  next: (_, __, picks) => (picks.length > 0 ? null : { ask: 'guess', from: ['1', '2', '3', '4', '5', '6'] }),
  decide: (s, seat, picks, dice) => {
    if (pending(s).length === 1) dice.reveal();
    return guessed(s, seat, Number(picks[0]));
  },
};

const rules: Rules<PearlsState, PearlsEvent> = {
  id: 'pearls',
  version: 1,
  seats: { min: 2, max: 4 },
  options: [
    {
      ...{ kind: 'one-of', key: 'rounds', label: 'Rounds', visible: 'shown', default: '2' },
      values: ['1', '2', '40'].map((value) => ({ value, label: value })),
    },
  ],
  refusals: () => [],
  setup: (seats, options, dice) => [
    { type: 'Begun', rounds: Number(options.rounds) },
    ...Array.from({ length: seats }, (_, seat) => ({ type: 'Dealt' as const, seat, value: 1 + dice.below(6) })),
  ],
  blank: () => ({
    ...{ rounds: 2, hands: [], points: [], guesses: [], gone: [] },
    ...{ turn: 0, round: 0, moved: false, over: false },
  }),
  evolve,
  awaiting: (s) => {
    if (s.hands.length === 0 || s.over) return [];
    return guessing(s) ? pending(s) : [s.turn];
  },
  actions: (s) => (guessing(s) ? { guess } : { take, fish, end }),
  whyNot: () => null,
  passed: (s, seat) => (guessing(s) ? guessed(s, seat, 1) : [{ type: 'TurnEnded', seat }]),
  resigned: (s, seat) => {
    const gone: PearlsEvent = { type: 'Gone', seat };
    if (guessing(s)) return [gone, ...(s.guesses[seat] === null ? guessed(s, seat, 1) : [])];
    return [gone, ...(s.turn === seat && !s.over ? [{ type: 'TurnEnded' as const, seat }] : [])];
  },
  redact: (e, viewer) => ((e.type === 'Dealt' || e.type === 'Guessed') && e.seat !== viewer ? { ...e, value: '?' } : e),
  scores: (s) =>
    s.points.map((points, seat) => {
      const hand = s.hands[seat];
      const right = s.guesses[seat] === s.hands[(seat + 1) % s.hands.length] ? 10 : 0;
      const parts = { points, hand: typeof hand === 'number' ? hand : 0, guess: right };
      return { total: points + parts.hand + right, parts, tieBreaks: [] };
    }),
  describe: (events) =>
    events.flatMap((e) =>
      e.type === 'Took' || e.type === 'Fished' ? [{ key: e.type, seat: e.seat, args: { n: e.value } }] : [],
    ),
};

const say = (s: PearlsState, _: Seat, dice: Random) => {
  if (guessing(s)) return { action: 'guess', picks: [String(1 + dice.below(6))] };
  if (s.moved) return { action: 'end', picks: [] };
  return dice.below(2) === 0 ? { action: 'fish', picks: [] } : { action: 'take', picks: ['2'] };
};

export const pearls: Title<PearlsState, PearlsEvent> = {
  name: 'Pearls',
  rules,
  bots: { quick: say, greedy: say },
  words: { phrases: { Took: '{seat} took {n}.', Fished: '{seat} fished {n}.' }, labels: {} },
};
