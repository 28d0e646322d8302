// A title of three rules, for the tests of the kernel: say a number, roll one, or lock a secret.

import type { Action, Choice, Rules } from '../../domain/kernel/rules.ts';

export interface Sums {
  readonly sums: readonly number[];
  readonly turn: number;
  readonly secrets: readonly (string | null)[];
}

export type Said =
  | { readonly type: 'Began'; readonly seats: number }
  | { readonly type: 'Said'; readonly seat: number; readonly n: number }
  | { readonly type: 'Locked'; readonly seat: number; readonly secret: string }
  | { readonly type: 'Passed'; readonly seat: number };

const numbers: Choice = { ask: 'number', from: ['1', '2'] };

const say: Action<Sums, Said> = {
  next: (_, __, picks) => (picks.length < 2 ? numbers : null),
  decide: (_, seat, picks) => [{ type: 'Said', seat, n: picks.reduce((sum, pick) => sum + Number(pick), 0) }],
};

const roll: Action<Sums, Said> = {
  next: () => null,
  decide: (_, seat, __, dice) => [{ type: 'Said', seat, n: dice.below(6) }],
};

const lock: Action<Sums, Said> = {
  next: (s, seat, picks) => {
    if (s.secrets[seat] !== null) return { ask: 'secret', from: [], why: 'locked-already' };
    return picks.length === 0 ? { ask: 'secret', from: ['red', 'blue'] } : null;
  },
  decide: (_, seat, [secret = '']) => [{ type: 'Locked', seat, secret }],
  aside: true,
};

const pass: Action<Sums, Said> = { next: () => null, decide: (_, seat) => [{ type: 'Passed', seat }] };

const set = <T>(list: readonly T[], at: number, value: T): readonly T[] => list.map((v, i) => (i === at ? value : v));

export const counting: Rules<Sums, Said> = {
  id: 'counting',
  version: 1,
  seats: { min: 2, max: 3 },
  options: [],
  refusals: () => [],
  setup: (seats) => [{ type: 'Began', seats }],
  blank: () => ({ sums: [], turn: 0, secrets: [] }),
  evolve(s, e) {
    switch (e.type) {
      case 'Began':
        return {
          sums: Array.from({ length: e.seats }, () => 0),
          turn: 0,
          secrets: Array.from({ length: e.seats }, () => null),
        };
      case 'Said':
        return { ...s, sums: set(s.sums, e.seat, (s.sums[e.seat] ?? 0) + e.n) };
      case 'Locked':
        return { ...s, secrets: set(s.secrets, e.seat, e.secret) };
      case 'Passed':
        return { ...s, turn: (s.turn + 1) % s.sums.length };
    }
  },
  awaiting: (s) => (s.sums.length > 0 && Math.max(...s.sums) < 20 ? [s.turn] : []),
  actions: (s, seat) => (s.turn === seat ? { say, roll, lock, pass } : {}),
  whyNot: () => null,
  passed: (_, seat) => [{ type: 'Passed', seat }],
  resigned: () => [],
  redact: (e, viewer) => (e.type === 'Locked' && e.seat !== viewer ? { ...e, secret: '?' } : e),
  scores: (s) => s.sums.map((total) => ({ total, parts: { sum: total }, tieBreaks: [] })),
  describe: () => [],
};

export const start: Sums = counting
  .setup(2, {}, { below: () => 0, reveal: () => {}, drawn: 0 })
  .reduce(counting.evolve, counting.blank());
