import { spoken } from '../../../domain/games/pocket-master-builder/board/names.ts';
import { cellAt, JUNCTIONS, LINES, ROWS } from '../../../domain/games/pocket-master-builder/board/table.ts';
import { kingdomCard, type PmbState } from '../../../domain/games/pocket-master-builder/state.ts';
import type { BoardProps } from '../table.ts';
import { seatLine } from './seat-line.ts';
import { cardWords, junctionWords, meetingWords, nameAt } from './telling.ts';

const inRow = (s: PmbState, players: BoardProps['players'], row: number): readonly string[] =>
  LINES.flatMap((line) => {
    const cell = cellAt(row, line);
    const id = s.grid[cell];
    const owner = players.find((p) => p.seat === s.owners[cell]);
    return id ? [`Line ${line}: ${cardWords(kingdomCard(s, id))}${owner ? `; built by ${owner.name}` : ''}.`] : [];
  });

const Row = (props: { readonly s: PmbState; readonly players: BoardProps['players']; readonly row: number }) => {
  const { s, players, row } = props;
  const cards = inRow(s, players, row);
  return (
    <>
      <h3>
        Row {row}, beginning with {nameAt(s, row, 1)}
      </h3>
      {cards.length === 0 ? (
        <p>No card yet.</p>
      ) : (
        <ul>
          {cards.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </>
  );
};

/** The table in lists. */
export const BoardAsText = ({ state, players }: Pick<BoardProps, 'state' | 'players'>) => {
  const s = state as PmbState;
  if (s.players.length === 0) return null;
  const workers = JUNCTIONS.filter((junction) => s.workers[junction] !== undefined);
  return (
    <div class="pmb-text">
      {ROWS.map((row) => (
        <Row key={row} s={s} players={players} row={row} />
      ))}
      <h3>Workers on junctions</h3>
      {workers.length === 0 && <p>None.</p>}
      <ul>
        {workers.map((junction) => (
          <li key={junction}>
            {players.find((p) => p.seat === s.workers[junction])?.name} {junctionWords(s, junction)},{' '}
            {meetingWords(s, junction)}.
          </li>
        ))}
      </ul>
      <h3>Walls and landmarks</h3>
      <p>Walls from the left: {s.walls.map((_, i) => nameAt(s, 0, i + 1)).join(', ')}.</p>
      <p>Landmarks from the left: {s.landmarks.map((_, i) => nameAt(s, 5, i + 1)).join(', ')}.</p>
      <h3>Players</h3>
      <ul>
        {players.map((p) => (
          <li key={p.seat}>
            {p.name}: {seatLine(s, p.seat)}.
          </li>
        ))}
      </ul>
      <p>Discard pile: {s.discards.map((id) => spoken(kingdomCard(s, id).name)).join(', ') || 'empty'}.</p>
    </div>
  );
};
