import { expect, test } from 'vitest';
import { at } from '../../../domain/games/kingdom-builder/board/board.ts';
import { codeOf } from '../../../domain/games/kingdom-builder/board/pieces.ts';
import { bodyOf, iconOf } from '../../../domain/games/kingdom-builder/drawing/index.ts';
import { prepare } from '../../../web/games/kingdom-builder/prepare.ts';
import { position } from './kit.ts';

test('a game of the base box fetches no more drawings; a wall brings all of them', async () => {
  const s = position('grass', ['3,4']);
  await prepare(s);
  expect([bodyOf('wall'), iconOf('quarry')]).toEqual([undefined, undefined]);
  await prepare({ ...s, pieces: s.pieces.with(at(s.board, '4,4'), codeOf('wall', null)) });
  expect([bodyOf('wall'), iconOf('quarry')]).not.toContain(undefined);
});
