import { type BuildersState, builderOf, points as pointsOf } from '../../../domain/games/the-builders/state.ts';
import type { Seat, Viewer } from '../../../domain/kernel/rules.ts';
import { coins, points } from './facts.ts';

/** '11 points · 7 coins · 2 sites · 3 workers free'. */
export const seatLine = (state: unknown, seat: Seat, _viewer: Viewer): string => {
  const s = state as BuildersState;
  if (!s.builders[seat]) return '';
  const { coins: purse, sites, free } = builderOf(s, seat);
  const places = sites.length === 1 ? '1 site' : `${sites.length} sites`;
  return `${points(pointsOf(s, seat))} · ${coins(purse)} · ${places} · ${free.length} free`;
};
