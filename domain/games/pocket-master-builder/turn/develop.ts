import type { Action, Choice, Seat } from '../../../kernel/rules.ts';
import { type Cell, cellAt, cellName, cellOf, LINES, lineOf, ROWS } from '../board/table.ts';
import { wallsOf } from '../board/wall-track.ts';
import type { PmbEvent } from '../events.ts';
import { evolve } from '../evolve.ts';
import { HIDDEN, kingdomCard, type PmbState, playerAt, wallCard } from '../state.ts';
import { gaining, take } from './gains.ts';
import { question } from './question.ts';
import { endByArea, isFull, other } from './turns.ts';

/** The empty cells with a card at their left or right: the next one of each row. */
export const openCells = (s: PmbState): readonly Cell[] =>
  ROWS.flatMap((row) =>
    LINES.flatMap((line) => {
      const cell = cellAt(row, line);
      const left = line === 2 || s.grid[cell - 1] !== null;
      const right = line < 8 && s.grid[cell + 1] !== null;
      return s.grid[cell] === null && (left || right) ? [cell] : [];
    }),
  );

const cards = (s: PmbState, seat: Seat): Choice => {
  const ask = 'card';
  if (s.turn?.phase !== 'develop') return { ask, from: [], why: 'one-card-a-turn' };
  if (isFull(s)) return { ask, from: [], why: 'area-full' };
  return question(
    ask,
    playerAt(s, seat).hand.filter((id) => id !== HIDDEN),
    'no-card-in-hand',
  );
};

/** Who gains the invasion reward of a line: those whose marker is on its wall or beyond. */
const invaders = (s: PmbState, seat: Seat, line: number): readonly Seat[] => {
  const checked = s.variants.invasion_checks === 'active_player_only' ? [seat] : [seat, other(seat)];
  return checked.filter((one) => wallsOf(s, one) >= line);
};

/** Play a card beside another one; a line of four that is full is invaded at once. */
export const develop: Action<PmbState, PmbEvent> = {
  next(s, seat, picks) {
    if (picks.length === 0) return cards(s, seat);
    if (picks.length === 1) return { ask: 'cell', from: openCells(s).map(cellName) };
    return null;
  },
  decide(start, seat, [card = '', at = ''], dice) {
    const cell = cellOf(at) ?? -1;
    const played: PmbEvent = { type: 'CardDeveloped', seat, card, name: kingdomCard(start, card).name, at: cell };
    const s = evolve(start, played);
    const full = endByArea(s, seat);
    const line = lineOf(cell);
    if (ROWS.some((row) => s.grid[cellAt(row, line)] === null)) return [played, ...full];
    const gainers = invaders(s, seat, line);
    const { invasion } = wallCard(s, s.walls[line - 1]);
    return [
      played,
      ...full,
      { type: 'LineInvaded', line, gaining: gainers },
      ...take(
        s,
        gainers.flatMap((one) => gaining(one, invasion, 'invasion')),
        dice,
      ),
    ];
  },
};
