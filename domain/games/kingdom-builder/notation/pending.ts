// What must be answered first, as people write it down and as it is written back.

import { list, maybe, object, oneIn, only, text, whole } from '../../../notation/json.ts';
import { at, landOf } from '../board/board.ts';
import { pickOf } from '../board/hex.ts';
import { type Ground, LETTERS } from '../board/terrain.ts';
import type { KbEventOf } from '../events.ts';
import type { KbState, Pending } from '../state.ts';
import { TILES } from '../tiles/index.ts';
import { readHex } from './board-in.ts';

const KINDS = [...TILES.map((tile) => tile.id), 'donation', 'plateaus', 'silo'];
const MODES = ['build', 'move'] as const;
const GROUNDS: readonly Ground[] = Object.values(LETTERS);

const readSilo = (value: unknown, path: string): NonNullable<Pending['silo']> => {
  const silo = object(value, path);
  only(silo, path, ['mode', 'left']);
  return { mode: oneIn(silo.mode, `${path}.mode`, MODES), left: whole(silo.left, `${path}.left`) };
};

/** The answers that are owed, the last one on top. */
export const readPending = (value: unknown, s: KbState, laid: KbEventOf<'BoardLaid'>): readonly Pending[] =>
  maybe(value, [], (all) =>
    list(all, 'pending', (item, path) => {
      const one = object(item, path);
      only(one, path, ['seat', 'kind', 'terrains', 'left', 'hex', 'silo']);
      return {
        seat: whole(one.seat, `${path}.seat`, 0, s.seats.length - 1),
        kind: oneIn(text(one.kind, `${path}.kind`), `${path}.kind`, KINDS),
        terrains: maybe(one.terrains, [], (given) =>
          list(given, `${path}.terrains`, (ground, where) => oneIn(ground, where, GROUNDS)),
        ),
        left: whole(one.left, `${path}.left`),
        ...maybe<{ hex?: number }>(one.hex, {}, (hex) => ({ hex: at(s.board, readHex(hex, `${path}.hex`, laid)) })),
        ...maybe<Pick<Pending, 'silo'>>(one.silo, {}, (silo) => ({ silo: readSilo(silo, `${path}.silo`) })),
      };
    }),
  );

/** The same in the form in which it is read. */
export const writePending = ({ pending, board }: KbState): readonly object[] =>
  pending.map(({ hex, ...one }) => (hex === undefined ? one : { ...one, hex: pickOf(landOf(board), hex) }));
