import { label, type Words } from '../../domain/kernel/phrase.ts';
import type { PlayerStyle } from '../../domain/kernel/player-style.ts';
import type { SeatScore } from '../../domain/kernel/rules.ts';
import { PieceIcon } from '../parts/piece-icon.tsx';
import { sentence } from '../words.ts';

interface Row {
  readonly name: string;
  readonly livery: PlayerStyle;
  readonly score: SeatScore;
  /** Only after the end. */
  readonly rank: number | null;
  readonly resigned: boolean;
}

/** Points by what they were given for: a row for each thing that scores, a column for each player. */
export const ScoreTable = (props: {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly words: Words;
  /** Names are for screen readers only; the pieces say who it is. */
  readonly narrow?: boolean;
}) => {
  const { caption, rows, words, narrow = false } = props;
  const parts = Object.keys(rows[0]?.score.parts ?? {});
  return (
    <section class="table-box" aria-label={caption} tabindex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td />
            {rows.map(({ name, livery, rank, resigned }, i) => (
              <th key={i} scope="col" class={rank === 1 ? 'won' : ''}>
                <PieceIcon livery={livery} />
                <span class={narrow ? 'hidden' : ''}>{name}</span>
                {rank !== null && <small>{rank}.</small>}
                {rank !== null && resigned && <small class={narrow ? 'hidden' : ''}>resigned</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part}>
              <th scope="row">{sentence(label(words, 'part', part))}</th>
              {rows.map(({ score, rank }, i) => (
                <td key={i} class={rank === 1 ? 'won' : ''}>
                  {score.parts[part] ?? 0}
                </td>
              ))}
            </tr>
          ))}
          <tr class="total">
            <th scope="row">Total</th>
            {rows.map(({ score, rank }, i) => (
              <td key={i} class={rank === 1 ? 'won' : ''}>
                {score.total}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
};
