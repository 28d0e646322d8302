import type { Phrase } from '../../../kernel/phrase.ts';
import type { Seat } from '../../../kernel/rules.ts';
import { buildAction } from '../actions/build.ts';
import type { KbState } from '../state.ts';
import { owed, playable, terrainNow } from './played.ts';

/** What the seat holds and must build; null where the question that is open says it all. */
export const duty = (s: KbState, seat: Seat): Phrase | null => {
  const left = String(owed(s, seat));
  if (s.pending.length > 0 || left === '0') return null;
  const terrain = terrainNow(s, seat);
  if (!terrain) {
    const terrains = playable(s, seat).map((one) => one.terrain);
    return terrains.length > 1 ? { key: 'holds-several', seat, args: { terrains, left } } : null;
  }
  const open = (buildAction.next(s, seat, [])?.from ?? []).filter((pick) => pick.includes(',')).length;
  return { key: open === 1 ? 'holds-one-hex' : 'holds', seat, args: { terrain, left, open } };
};
