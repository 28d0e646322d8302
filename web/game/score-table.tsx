import type { Livery } from '../../domain/kernel/livery.ts';
import { label, type Words } from '../../domain/kernel/phrase.ts';
import type { SeatScore } from '../../domain/kernel/rules.ts';
import { PieceIcon } from '../parts/piece-icon.tsx';

interface Row {
  readonly name: string;
  readonly livery: Livery;
  readonly score: SeatScore;
  /** Only after the end. */
  readonly rank: number | null;
}

/** Points by what they were given for: a column for each thing that scores, a row for each player. */
export const ScoreTable = (props: {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly words: Words;
}) => {
  const { caption, rows, words } = props;
  const parts = Object.keys(rows[0]?.score.parts ?? {});
  return (
    <section class="table-box" aria-label={caption} tabindex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Player</th>
            {parts.map((part) => (
              <th key={part} scope="col">
                {label(words, 'part', part)}
              </th>
            ))}
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, livery, score, rank }) => (
            <tr key={name} class={rank === 1 ? 'won' : ''}>
              <th scope="row">
                <PieceIcon livery={livery} /> {name}
                {rank !== null && <span class="rank"> · {rank}.</span>}
              </th>
              {parts.map((part) => (
                <td key={part}>{score.parts[part] ?? 0}</td>
              ))}
              <td>
                <strong>{score.total}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
