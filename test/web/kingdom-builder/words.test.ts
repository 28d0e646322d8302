import { describe, expect, test } from 'vitest';
import { PIECES, type PieceKind } from '../../../domain/games/kingdom-builder/board/pieces.ts';
import { DECREES } from '../../../domain/games/kingdom-builder/decrees.ts';
import { NOMADS } from '../../../domain/games/kingdom-builder/nomads/index.ts';
import { kingdomBuilderRules as rules } from '../../../domain/games/kingdom-builder/rules.ts';
import { CARDS } from '../../../domain/games/kingdom-builder/scoring/cards/index.ts';
import { TASKS } from '../../../domain/games/kingdom-builder/scoring/tasks/index.ts';
import { TILES } from '../../../domain/games/kingdom-builder/tiles/index.ts';
import { WORDS } from '../../../domain/games/kingdom-builder/words.ts';
import '../../../domain/games/kingdom-builder/drawing/all.ts';
import { svgText } from '../../../domain/drawing/svg.ts';
import { cell } from '../../../domain/games/kingdom-builder/drawing/cell.ts';
import { nomadEmblem, tileEmblem } from '../../../web/games/kingdom-builder/emblems.ts';
import { type Example, goldOf, pictureOf } from '../../../web/games/kingdom-builder/example.ts';
import { BUILDING, CARD_EXAMPLES } from '../../../web/games/kingdom-builder/examples.ts';
import { prompt } from '../../../web/games/kingdom-builder/prompt.ts';
import { seatLine } from '../../../web/games/kingdom-builder/seat-line.ts';
import { PLAYERS, position } from './kit.ts';

describe('every tile and card is explained', () => {
  test.each(TILES.map((tile) => tile.id))('tile %s has a drawing of its own and a text', (id) => {
    const drawings = ['', ...TILES.map((tile) => tile.id)].map((tile) => svgText(tileEmblem(tile)));
    expect(drawings.filter((drawing) => drawing === svgText(tileEmblem(id))).length).toBe(1);
    expect(WORDS.labels['tile-help']?.[id]).toMatch(/\.$/);
  });
  test.each(NOMADS.map((nomad) => nomad.id))('nomad tile %s has a drawing of its own and a text', (id) => {
    const drawings = NOMADS.map((nomad) => svgText(nomadEmblem(nomad.id)));
    expect(drawings.filter((drawing) => drawing === svgText(nomadEmblem(id))).length).toBe(1);
    expect(WORDS.labels['nomad-help']?.[id]).toMatch(/\.$/);
  });
  test.each([...DECREES])('decree %s has a text', (id) => {
    expect(WORDS.labels['decree-help']?.[id]).toMatch(/\.$/);
  });
  test.each(TASKS.map((task) => task.id))('task %s has a text', (id) => {
    expect(WORDS.labels['task-help']?.[id]).toMatch(/\.$/);
  });
  test.each(PIECES)('the piece %s looks like no other one', (kind) => {
    const drawn = (one: PieceKind) =>
      JSON.stringify(
        cell({ ground: 'grass', tile: '', left: 0, of: 0, piece: { kind: one, seat: 0 }, take: 0 }, PLAYERS),
      );
    expect(PIECES.filter((one) => drawn(one) === drawn(kind))).toEqual([kind]);
  });
  test.each(CARDS.map((card) => card.id))('card %s has a text and pays in its example', (id) => {
    const example = CARD_EXAMPLES[id];
    expect(WORDS.labels['card-help']?.[id]).toMatch(/\.$/);
    expect(example && goldOf(example, id)).toBeGreaterThan(0);
  });
});

test('the pictures of the rules show what the rules allow', () => {
  const marks = (example: Example) => {
    const [plain, open] = [pictureOf(example, null), pictureOf(example, 'grass')];
    return open.nodes.length - plain.nodes.length;
  };
  expect(marks(BUILDING.beside)).toBe(4);
  expect(marks(BUILDING.anywhere)).toBeGreaterThan(6);
});

describe('the prompt', () => {
  test('counts the builds of the turn', () => {
    const s = position('grass', ['3,4']);
    const choice = rules.actions(s, 0).build?.next(s, 0, []) ?? null;
    const shown = prompt(s, 0, { action: 'build', picks: [] }, choice);
    expect(shown.heading).toBe('Build settlement 1 of 3 on grass');
    expect(shown.line).toContain(`${choice?.from.length} hexes possible`);
  });
  test('says what a tile asks', () => {
    const shown = prompt(
      position('grass'),
      0,
      { action: 'use:harbor', picks: [] },
      { ask: 'move-from', from: ['1,1'] },
    );
    expect(shown.heading).toBe('Harbor: choose a settlement to move');
    expect(shown.line).toContain('1 hex possible');
  });
});

test('a seat’s line shows no card that is hidden', () => {
  const s = position('grass');
  const hidden = { ...s, seats: s.seats.map((seat) => ({ ...seat, hand: ['?'] })) };
  expect(seatLine(hidden, 1, 0)).toBe('40 left · no tiles');
  expect(seatLine(s, 0, 0)).toBe('40 left · grass · no tiles');
});
