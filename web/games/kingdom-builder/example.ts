// Small boards for the rules page. What they show is asked of the rules themselves, so no picture can be wrong.

import { centre, extent } from '../../../domain/drawing/hex.ts';
import { at, type Node, type Scene } from '../../../domain/drawing/scene.ts';
import { actions } from '../../../domain/games/kingdom-builder/actions/index.ts';
import { landOf } from '../../../domain/games/kingdom-builder/board/board.ts';
import { hexOf } from '../../../domain/games/kingdom-builder/board/hex.ts';
import { ownHexes } from '../../../domain/games/kingdom-builder/board/kingdom.ts';
import { codeOf } from '../../../domain/games/kingdom-builder/board/pieces.ts';
import { cell } from '../../../domain/games/kingdom-builder/drawing/cell.ts';
import { looks } from '../../../domain/games/kingdom-builder/drawing/hex-view.ts';
import { possible } from '../../../domain/games/kingdom-builder/drawing/marks.ts';
import { cardOf } from '../../../domain/games/kingdom-builder/scoring/cards/index.ts';
import { BLANK, type KbState, NEW_SEAT, newTurn } from '../../../domain/games/kingdom-builder/state.ts';
import type { PlayerStyle } from '../../../domain/kernel/player-style.ts';

export interface Example {
  /** Rows of terrain letters, with '/' between them. */
  readonly land: string;
  /** Who stands where in the same form: 'a' you, 'b' and 'c' others, '.' nobody. */
  readonly pieces: string;
}

const LIVERIES: readonly PlayerStyle[] = [
  { colour: 'blue', shape: 'house' },
  { colour: 'orange', shape: 'hut' },
  { colour: 'crimson', shape: 'shield' },
];

const SEATS = 'abc';

/** The position of an example: its first seat holds this terrain and is to build. */
export const positionOf = ({ land, pieces }: Example, terrain: string): KbState => {
  const rows = land.split('/');
  const locations = rows.flatMap((row, r) => [...row].flatMap((letter, c) => (letter === 'L' ? [`${r},${c}`] : [])));
  return {
    ...BLANK,
    board: {
      rows,
      island: [],
      split: [rows.length / 2, (rows[0]?.length ?? 0) / 2],
      sections: [],
      locations: locations.map((hex) => ({ at: hex, tile: 'farm' })),
    },
    pieces: [...pieces.replaceAll('/', '')].map((who) => (who === '.' ? 0 : codeOf('settlement', SEATS.indexOf(who)))),
    tilesLeft: locations.map(() => 2),
    seats: [{ ...NEW_SEAT, hand: [terrain] }, NEW_SEAT, NEW_SEAT],
    round: 1,
    turn: newTurn(0),
    // What some cards ask for besides the pieces: the terrain of the scouts, a row that its mayor has marked.
    scouts: 'desert',
    marks: [{ row: 1, seat: 0 }],
  };
};

/** The example as a picture; with a terrain, where the first seat may build. */
export const pictureOf = (example: Example, terrain: string | null): Scene => {
  const s = positionOf(example, terrain ?? 'grass');
  const land = landOf(s.board);
  const open = terrain === null ? [] : (actions(s, 0).build?.next(s, 0, [])?.from ?? []);
  const place = (hex: number, nodes: readonly Node[]): Node =>
    at(...centre(land.row[hex] ?? 0, land.col[hex] ?? 0), nodes);
  return {
    ...extent(land.height, land.width),
    nodes: [
      ...looks(s).flatMap((look, hex) => (look ? [place(hex, cell(look, LIVERIES))] : [])),
      ...open.map((pick) => place(hexOf(land, pick), possible)),
    ],
  };
};

/** What a card pays the first seat of an example; one that pays at once, for the last settlement in reading order. */
export const goldOf = (example: Example, id: string): number => {
  const card = cardOf(id);
  const s = positionOf(example, 'grass');
  const mine = ownHexes(s, 0);
  if (!card?.built || !s.turn) return card?.score(s, 0) ?? 0;
  return card.built({ ...s, turn: { ...s.turn, built: mine } }, 0, mine.at(-1) ?? -1, 'mandatory');
};
