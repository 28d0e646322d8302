import { expect, test } from 'vitest';
import { at } from '../../../domain/games/kingdom-builder/board/board.ts';
import { codeOf } from '../../../domain/games/kingdom-builder/board/pieces.ts';
import { BOTS } from '../../../domain/games/kingdom-builder/bots/bots.ts';
import { kingdomBuilderRules as kb } from '../../../domain/games/kingdom-builder/rules.ts';
import type { KbState } from '../../../domain/games/kingdom-builder/state.ts';
import { seeded } from '../../../domain/kernel/random.ts';

const start = (): KbState => {
  const options = { 'modules.marshlands': true, 'sections.mode': 'chosen', startPlayer: 0 } as const;
  const sections = ['canoe', 'oracle', 'farm', 'tavern'];
  return kb.setup(2, { ...options, 'sections.chosen': sections }, seeded(1)).reduce(kb.evolve, kb.blank());
};

test('a bot uses a charged canoe before it does anything else, since it rests again after that', () => {
  const s = start();
  const water = [...s.board.rows.entries()].flatMap(([row, letters]) =>
    letters.includes('W') ? [`${row},${letters.indexOf('W')}`] : [],
  )[0];
  const canoe = { tile: 'canoe', from: -1, used: false, fresh: false, charged: true } as const;
  const charged = {
    ...s,
    pieces: s.pieces.with(at(s.board, water ?? ''), codeOf('settlement', 0)),
    seats: s.seats.map((seat, i) => (i === 0 ? { ...seat, held: [canoe], supply: seat.supply - 1 } : seat)),
  };
  expect(BOTS.quick(charged, 0, seeded(2)).action).toBe('use:canoe');
  expect(BOTS.quick(s, 0, seeded(2)).action).not.toBe('use:canoe');
});
