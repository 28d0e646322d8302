import { expire, resign } from '../../domain/kernel/commands.ts';
import type { Step } from '../../domain/kernel/commit.ts';
import { isRefusal } from '../../domain/kernel/play.ts';
import { oneOf, type Random } from '../../domain/kernel/random.ts';
import type { Table } from './table.ts';

const PARTS = 1_000_000;
const EXPIRY_WEIGHT = 2;

export const happens = (chance: number, dice: Random): boolean => chance > 0 && dice.below(PARTS) < chance * PARTS;

/** Somebody leaves for good, awaited or not, or an awaited seat runs out of time; null where nobody does. */
export const absence = ({ rules, game, dice }: Table, chance: number, fate: Random): Step | null => {
  if (!happens(chance, fate)) return null;
  const there = game.table.seats.flatMap(({ resigned }, seat) => (resigned ? [] : [seat]));
  const leaves = fate.below(EXPIRY_WEIGHT) === 0;
  const seat = oneOf(leaves ? there : game.waits.map((wait) => wait.seat), fate);
  const step = leaves ? resign(rules, game, seat, dice) : expire(rules, game, seat, dice);
  return isRefusal(step) ? null : step;
};
