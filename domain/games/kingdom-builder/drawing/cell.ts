import { ACCENT, INK, WHITE } from '../../../drawing/colours.ts';
import { hexagon } from '../../../drawing/hex.ts';
import { piece } from '../../../drawing/piece.ts';
import { circle, type Node } from '../../../drawing/scene.ts';
import type { PlayerStyle } from '../../../kernel/player-style.ts';
import type { Piece } from '../board/pieces.ts';
import { owned, unowned } from './body.ts';
import type { Look } from './hex-view.ts';
import { inked } from './icon.ts';
import { bodyOf, GROUNDS, iconOf } from './index.ts';

const BODY = hexagon(18.7);
const PLATE = hexagon(18);
const BONUS = '_bonus';
const PLUS = 'M0 10.4V16M-2.8 13.2H2.8';
/** What is no longer there. */
const GONE = '#C9C2B4';

const isGround = (ground: string): ground is keyof typeof GROUNDS => ground in GROUNDS;

const land = (look: Look): readonly Node[] => {
  if (!isGround(look.ground)) return special(look);
  const { fill, line, takes } = GROUNDS[look.ground];
  const body = { d: BODY, fill, stroke: fill, width: 1.2, mark: 'kb-land' };
  if (look.piece) return [body];
  return [body, { d: takes[look.take % takes.length] ?? '', stroke: line, width: 1.4, mark: `kb-${look.ground}` }];
};

const special = (look: Look): readonly Node[] => {
  const rim = look.ground === 'nomad' ? { dash: '3.4 3' } : {};
  const plate = { d: PLATE, fill: WHITE, stroke: INK, width: 1.4, ...rim };
  const [kind, terrain = ''] = look.tile.split('_');
  if (kind === 'donation' && isGround(terrain)) return [plate, ...donation(terrain)];
  const icon = iconOf(look.tile === '' ? look.ground : look.tile.replace(BONUS, ''));
  if (!icon) return [plate];
  if (look.tile.endsWith(BONUS)) return [plate, ...inked(icon, INK), { d: PLUS, stroke: ACCENT, width: 2.4 }];
  if (look.ground === 'nomad' && look.tile === '') return [plate, ...inked(icon, GONE)];
  const lift = look.of > 0 ? -2.6 : 0;
  return [plate, { x: 0, y: lift, nodes: inked(icon, INK) }, ...dots(look.left, look.of)];
};

/** Three settlements on a terrain: its hex, made small, and three dots. */
const donation = (terrain: keyof typeof GROUNDS): readonly Node[] => {
  const { fill, line, takes } = GROUNDS[terrain];
  const small = [
    { d: BODY, fill, stroke: INK, width: 2 },
    { d: takes[0] ?? '', stroke: line, width: 1.6 },
  ];
  return [{ x: 0, y: -3, scale: 0.56, nodes: small }, ...dots(3, 3)];
};

/** A dot for each tile, hollow when somebody has it. */
const dots = (left: number, of: number): readonly Node[] =>
  Array.from({ length: of }, (_, i) => {
    const d = circle(1.9, (i - (of - 1) / 2) * 6, 12);
    return i < left ? { d, fill: ACCENT, stroke: ACCENT, width: 1 } : { d, fill: WHITE, stroke: ACCENT, width: 1 };
  });

const standing = (stands: Piece | null, liveries: readonly PlayerStyle[]): readonly Node[] => {
  if (!stands) return [];
  const livery = stands.seat === null ? undefined : liveries[stands.seat];
  const body = bodyOf(stands.kind);
  if (body) return livery ? owned(body, livery) : unowned(body);
  return livery ? piece(livery) : [];
};

/** The nodes of a hex around (0, 0): the land, and what stands on it. */
export const cell = (look: Look, liveries: readonly PlayerStyle[]): readonly Node[] => [
  ...land(look),
  ...standing(look.piece, liveries),
];
