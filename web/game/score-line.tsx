import { useMemo } from 'preact/hooks';
import { PLAYER_COLOURS } from '../../domain/drawing/colours.ts';
import { piece } from '../../domain/drawing/piece.ts';
import { Drawn } from '../parts/picture.tsx';
import type { GameModel } from './model.ts';

const WIDTH = 600;
const HEIGHT = 220;
const MOST_POINTS = 60;

interface Line {
  readonly seat: number;
  readonly totals: readonly number[];
}

/** What everybody would have had at the end of each turn. */
const linesOf = (model: GameModel): readonly Line[] => {
  const row = model.line.value.positions;
  const ends = row.filter((p, i) => p.seat !== row[i + 1]?.seat);
  const step = Math.max(1, Math.ceil(ends.length / MOST_POINTS));
  const picked = ends.filter((_, i) => i % step === 0 || i === ends.length - 1);
  const scores = picked.map((p) => model.rules.scores(p.state).map((s) => s.total));
  return model.head.value.players.map(({ seat }) => ({ seat, totals: scores.map((s) => s[seat] ?? 0) }));
};

const points = (totals: readonly number[], top: number): string =>
  totals
    .map(
      (t, i) =>
        `${((i / Math.max(totals.length - 1, 1)) * WIDTH).toFixed(1)},${(HEIGHT - (t / top) * HEIGHT).toFixed(1)}`,
    )
    .join(' ');

/** How the points grew, turn by turn; the piece at its end says whose line it is. */
export const ScoreLine = ({ model }: { readonly model: GameModel }) => {
  const lines = useMemo(() => linesOf(model), [model]);
  const top = Math.max(1, ...lines.flatMap((l) => l.totals));
  const label = lines
    .map((l) => `${model.nameOf(l.seat)}: ${l.totals.at(0) ?? 0} at first, ${l.totals.at(-1) ?? 0} at the end`)
    .join('; ');
  return (
    <figure class="score-line">
      <svg viewBox={`-8 -14 ${WIDTH + 40} ${HEIGHT + 28}`} role="img" aria-label={`Points over the turns. ${label}`}>
        <path class="axis" d={`M0 0V${HEIGHT}H${WIDTH}`} />
        {lines.map(({ seat, totals }) => (
          <g key={seat}>
            <polyline class="score-back" points={points(totals, top)} />
            <polyline points={points(totals, top)} stroke={PLAYER_COLOURS[model.liveryOf(seat).colour]} />
            <g transform={`translate(${WIDTH + 16} ${HEIGHT - ((totals.at(-1) ?? 0) / top) * HEIGHT})`}>
              <Drawn nodes={piece(model.liveryOf(seat))} />
            </g>
          </g>
        ))}
      </svg>
      <figcaption class="muted">Points if the game had ended after each turn; the highest is {top}.</figcaption>
    </figure>
  );
};
