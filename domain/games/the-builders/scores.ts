import type { Seat, SeatScore } from '../../kernel/rules.ts';
import { projectOf } from './cards/catalogue.ts';
import { type BuildersState, builderOf, COINS_A_POINT, points } from './state.ts';

const sum = (s: BuildersState, seat: Seat, kind: 'building' | 'machine'): number =>
  builderOf(s, seat)
    .finished.map((id) => projectOf(s, id))
    .filter((project) => project.kind === kind)
    .reduce((all, project) => all + project.points, 0);

/** Points of buildings and machines and one for every ten coins; then the points without coins, then the coins decide. */
export const scores = (s: BuildersState): readonly SeatScore[] =>
  s.builders.map((builder, seat) => {
    const parts = {
      buildings: sum(s, seat, 'building'),
      machines: sum(s, seat, 'machine'),
      coins: Math.floor(builder.coins / COINS_A_POINT),
    };
    const total = parts.buildings + parts.machines + parts.coins;
    return { total, parts, tieBreaks: [points(s, seat), builder.coins] };
  });
