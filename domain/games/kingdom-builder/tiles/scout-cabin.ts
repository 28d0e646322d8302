import type { Pick, Seat } from '../../../kernel/rules.ts';
import { at, landOf } from '../board/board.ts';
import { besideOwn, openHexes, suitableGrounds } from '../board/ground.ts';
import { pickOf } from '../board/hex.ts';
import { codeOf } from '../board/pieces.ts';
import type { KbState } from '../state.ts';
import type { Tile } from './tile.ts';

const SENTRIES = 2;

const inHand = (s: KbState, seat: Seat): number =>
  SENTRIES - s.pieces.filter((code) => code === codeOf('sentry', seat)).length;

const withSentries = (s: KbState, seat: Seat, picks: readonly Pick[]): KbState => {
  const pieces = [...s.pieces];
  for (const pick of picks) pieces[at(s.board, pick)] = codeOf('sentry', seat);
  return { ...s, pieces };
};

const places = (s: KbState, seat: Seat): readonly Pick[] => {
  const land = landOf(s.board);
  const open = openHexes(s, [...suitableGrounds(s), 'water', 'mountain']);
  return open.filter((hex) => besideOwn(s, seat, hex)).map((hex) => pickOf(land, hex));
};

/** Put one or two sentries beside your own, on water and mountain too; until the turn ends they count as yours when you build and move. */
export const scoutCabin: Tile = {
  id: 'scout_cabin',
  module: 'harvest',
  next(s, seat, picks) {
    if (picks.includes('stop') || (picks.length > 0 && picks.length >= inHand(s, seat))) return null;
    if (inHand(s, seat) === 0) return { ask: 'sentry', from: [], why: 'no-sentries-left' };
    const from = places(withSentries(s, seat, picks), seat);
    if (picks.length > 0) return { ask: 'sentry', from: [...from, 'stop'] };
    return from.length > 0 ? { ask: 'sentry', from } : { ask: 'sentry', from, why: 'nothing-to-build-on' };
  },
  act(u, seat, picks) {
    for (const pick of picks)
      if (pick !== 'stop') u.tell({ type: 'MeeplePlaced', seat, piece: 'sentry', at: pick, by: 'scout_cabin' });
  },
  whyNot: () => 'must-be-adjacent',
};
