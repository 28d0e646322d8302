import { piece } from '../../../drawing/piece.ts';
import { at, circle, type Node, type Scene } from '../../../drawing/scene.ts';
import type { PlayerStyle } from '../../../kernel/player-style.ts';
import type { Pick, SceneExtras, Seat } from '../../../kernel/rules.ts';
import { borderOf, cellName, type Junction, lineOf, rowOf } from '../board/table.ts';
import { wallSpaces, wallsOf } from '../board/wall-track.ts';
import { landmarkHolder } from '../scores.ts';
import { kingdomCard, type PmbState } from '../state.ts';
import { doubled, HIGH, kingdomFace, LANDMARK, landmarkFace, startingFace, WALL, WIDE, wallFace } from './card.ts';

const EDGE = 6;
/** Rows lie a little apart from walls and landmarks, so that the kingdom area is seen as one. */
export const SCENE_WIDE = 8 * WIDE + 2 * EDGE;
export const SCENE_HIGH = WALL + 4 * HIGH + LANDMARK + 2 * EDGE;

/** The left upper corner of a place: row 0 to 5, line 1 to 8. */
export const corner = (row: number, line: number): readonly [number, number] => [
  EDGE + (line - 1) * WIDE,
  EDGE + (row === 0 ? 0 : WALL + (row - 1) * HIGH),
];

export const heightOf = (row: number): number => (row === 0 ? WALL : row === 5 ? LANDMARK : HIGH);

/** The middle of a junction. */
export const spot = (junction: Junction): readonly [number, number] => {
  const border = borderOf(junction);
  if (!border) return [0, 0];
  const [x, y] = corner(border.row, border.line);
  return border.across === 'left' ? [x, y + heightOf(border.row) / 2] : [x + WIDE / 2, y];
};

const GHOST: PlayerStyle = { colour: 'ink', shape: 'hut' };

const liveryOf = (liveries: readonly PlayerStyle[], seat: Seat | null | undefined): PlayerStyle | null =>
  seat === null || seat === undefined ? null : (liveries[seat] ?? GHOST);

const emptyPlace: Node = {
  d: `M10 5H${WIDE - 10}A5 5 0 0 1 ${WIDE - 5} 10V${HIGH - 10}A5 5 0 0 1 ${WIDE - 10} ${HIGH - 5}H10A5 5 0 0 1 5 ${HIGH - 10}V10A5 5 0 0 1 10 5z`,
  stroke: '#B9B0A0',
  width: 1,
  dash: '4 5',
};

const area = (s: PmbState, liveries: readonly PlayerStyle[], changed: readonly Pick[]): readonly Node[] =>
  s.grid.map((id, cell) => {
    const [x, y] = corner(rowOf(cell), lineOf(cell));
    if (id === null) return at(x, y, [emptyPlace]);
    const isNew = changed.includes(cellName(cell));
    return at(x, y, kingdomFace(s.edition, kingdomCard(s, id), liveryOf(liveries, s.owners[cell]), isNew));
  });

const isFullLine = (s: PmbState, line: number): boolean =>
  line > 1 && [0, 1, 2, 3].every((row) => s.grid[row * 7 + line - 2] !== null);

const frame = (s: PmbState, liveries: readonly PlayerStyle[]): readonly Node[] => [
  ...s.walls.flatMap((id, i) => {
    const card = s.edition.walls.find((wall) => wall.id === id);
    return card ? [at(...corner(0, i + 1), wallFace(s.edition, card, isFullLine(s, i + 1)))] : [];
  }),
  ...s.starting.flatMap((id, i) => {
    const card = s.edition.starting.find((one) => one.id === id);
    return card ? [at(...corner(i + 1, 1), startingFace(s.edition, card))] : [];
  }),
  ...s.landmarks.flatMap((id, i) => {
    const card = s.edition.landmarks.find((one) => one.id === id);
    const holder = liveryOf(liveries, landmarkHolder(s, i + 1));
    return card ? [at(...corner(5, i + 1), landmarkFace(s.edition, card, holder))] : [];
  }),
];

/** Where a seat's marker stands on the wall track: on the second space of the last card farther right. */
const wallSpot = (s: PmbState, seat: Seat): readonly [number, number] => {
  const [x, y] = corner(0, wallsOf(s, seat));
  const space = wallSpaces(s)[(s.players[seat]?.wall ?? 1) - 1];
  const two = (space?.card.honors.length ?? 1) > 1;
  const middle = two ? (space?.enters ? 30 : 80) : WIDE / 2;
  return [x + middle + (seat === 0 ? -11 : 11), y + 47];
};

/** Nobody sits there yet on the create page: then no marker is drawn. */
const markers = (s: PmbState, liveries: readonly PlayerStyle[]): readonly Node[] =>
  s.players.flatMap((_, seat) => {
    const livery = liveries[seat];
    return livery ? [at(...wallSpot(s, seat), piece(livery), 0.85)] : [];
  });

const workers = (s: PmbState, liveries: readonly PlayerStyle[]): readonly Node[] =>
  Object.entries(s.workers).map(([junction, seat]) =>
    at(...spot(junction), piece(liveryOf(liveries, seat) ?? GHOST), 0.86),
  );

/** The double ring around a junction that is new. */
const spotRing = (pick: Pick): readonly Node[] => (borderOf(pick) ? doubled(circle(12.5, ...spot(pick))) : []);

/** Everything that lies on the table, without names: those are text, and a mail's picture has no fonts. */
export const tableNodes = (
  s: PmbState,
  liveries: readonly PlayerStyle[],
  changed: readonly Pick[],
): { readonly cards: readonly Node[]; readonly over: readonly Node[] } => ({
  cards: [...frame(s, liveries), ...area(s, liveries, changed)],
  over: [...changed.flatMap(spotRing), ...workers(s, liveries), ...markers(s, liveries)],
});

/** A position as a picture. */
export const scene = (s: PmbState, extras: SceneExtras): Scene => {
  const { cards, over } = tableNodes(s, extras.liveries, extras.changed);
  const paper: Node = { d: `M0 0H${SCENE_WIDE}V${SCENE_HIGH}H0z`, fill: '#FBF7EE' };
  return { width: SCENE_WIDE, height: SCENE_HIGH, nodes: [paper, ...cards, ...over] };
};
