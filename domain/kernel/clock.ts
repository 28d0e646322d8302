/** The pace of a game. Hours are whole numbers from 1 to 720. */
export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'per-turn'; readonly hours: number }
  /** Each seat begins with `hours`, gets `perTurn` more with every turn, and holds at most `most`. */
  | { readonly kind: 'bank'; readonly hours: number; readonly perTurn: number; readonly most: number };

export const HOUR = 3_600_000;

/** What a seat has in its bank at the start, in milliseconds; 0 without a bank. */
export const firstBank = (clock: Clock): number => (clock.kind === 'bank' ? clock.hours * HOUR : 0);

/** When a seat that is awaited since `at` must have acted, in epoch milliseconds; null without a clock. */
export const deadline = (clock: Clock, at: number, bank: number): number | null => {
  switch (clock.kind) {
    case 'none':
      return null;
    case 'per-turn':
      return at + clock.hours * HOUR;
    case 'bank':
      return at + bank;
  }
};

/** The bank after a turn that took `used` milliseconds. */
export const bankAfter = (clock: Clock, bank: number, used: number): number =>
  clock.kind === 'bank' ? Math.min(Math.max(bank - used, 0) + clock.perTurn * HOUR, clock.most * HOUR) : 0;
