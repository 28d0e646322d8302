import { expect, test } from 'vitest';
import { landOf } from '../../../domain/games/kingdom-builder/board/board.ts';
import { type Hex, hexOf, pickOf } from '../../../domain/games/kingdom-builder/board/hex.ts';
import { type Held, type KbState, NOWHERE } from '../../../domain/games/kingdom-builder/state.ts';
import { consequence } from '../../../web/games/kingdom-builder/consequence.ts';
import { PLAYERS, position } from './kit.ts';

const LOCATION = 1;

const base = position('grass');
const land = landOf(base.board);
const beside = (hex: Hex): readonly Hex[] => land.neighbours[hex] ?? [];
const farm = base.board.locations.findIndex(({ tile }) => tile === 'farm');
const farmHex = hexOf(land, base.board.locations[farm]?.at ?? '');
const grass = beside(farmHex).find((hex) => land.ground[hex] === 'grass') ?? -1;

const held = (tile: string, from: Hex = NOWHERE): Held => ({ tile, from, used: false, fresh: false });

const holding = (s: KbState, seat: number, ...tiles: readonly Held[]): KbState => ({
  ...s,
  seats: s.seats.map((one, i) => (i === seat ? { ...one, held: tiles, taken: tiles.map(({ from }) => from) } : one)),
});

const last = (left: number): KbState => ({ ...base, tilesLeft: base.tilesLeft.map(() => left) });

const building = (s: KbState): string | null =>
  consequence(s, 0, { action: 'build', picks: [] }, pickOf(land, grass), PLAYERS);

test('taking the last tile of a location is warned of while others hold canoes', () => {
  const both = holding(holding(last(LOCATION), 1, held('canoe')), 2, held('canoe'));
  expect(building(both)).toBe('This takes the last Farm tile: Bruno and Chiara may then use a canoe.');
  const atOnce = { ...both, rulings: { ...both.rulings, canoeWhen: 'atOnce' } } as const;
  expect(building(atOnce)).toBe('This takes the last Farm tile: Bruno and Chiara may then use a canoe.');
});

test('there is nothing to warn of without a canoe, with a tile left over, or with a canoe of one’s own', () => {
  expect(building(last(LOCATION))).toBeNull();
  expect(building(holding(last(2), 1, held('canoe')))).toBeNull();
  expect(building(holding(last(LOCATION), 0, held('canoe')))).toBeNull();
});

test('going up to a plateau is warned of where a tile is lost by it', () => {
  const away = beside(grass).find((hex) => hex !== farmHex && !beside(hex).includes(farmHex)) ?? -1;
  const row = land.row[away] ?? 0;
  const peak = [...(base.board.rows[row] ?? '')].with(land.col[away] ?? 0, 'M').join('');
  const s = {
    ...holding(position('grass', [pickOf(land, grass)]), 0, held('farm', farmHex)),
    board: { ...base.board, rows: base.board.rows.with(row, peak) },
  };
  const pending = [{ seat: 0, kind: 'plateaus', terrains: [], left: 1, hex: grass }];
  const up = (pick: string) =>
    consequence({ ...s, decree: 'plateaus', pending }, 0, { action: 'plateaus', picks: [] }, pick, PLAYERS);
  expect(up(pickOf(land, away))).toBe('Up there you lose Farm.');
  expect(up('stay')).toBeNull();
});
