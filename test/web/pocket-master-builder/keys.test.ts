import { expect, test } from 'vitest';
import { whereTo } from '../../../web/games/pocket-master-builder/keys.ts';
import { viewOf } from '../../../web/games/pocket-master-builder/view.ts';
import { example, propsFor } from './kit.ts';

const view = viewOf(propsFor(example(), { action: 'construct', picks: ['1,3'] }));
const can = (one: { readonly key: string }): boolean => view.possible.has(one.key);

const press = (from: string, key: string, mods: { shift?: boolean; ctrl?: boolean; alt?: boolean } = {}) => {
  const target = view.targets.find((one) => one.key === from);
  if (!target) throw new Error(`no target ${from}`);
  const said = { key, shiftKey: !!mods.shift, ctrlKey: !!mods.ctrl, metaKey: false, altKey: !!mods.alt };
  return whereTo(view.targets, target, said, can)?.key ?? null;
};

test('right and left go from card to card, over a worker that stands between them', () => {
  expect(press('1,2', 'ArrowRight')).toBe('left:1,3');
  expect(press('left:1,3', 'ArrowRight')).toBe('1,3');
  expect(press('1,3', 'ArrowRight')).toBe('1,4');
  expect(press('1,1', 'ArrowLeft')).toBe('1,1');
});

test('where each half is an answer of its own, both are reached', () => {
  expect(press('2,2', 'ArrowRight')).toBe('left:2,3/west');
  expect(press('left:2,3/west', 'ArrowRight')).toBe('left:2,3/east');
  expect(press('left:2,3/east', 'ArrowRight')).toBe('2,3');
});

test('up and down keep the line, from the walls to the landmarks', () => {
  expect(press('1,3', 'ArrowUp')).toBe('0,3');
  expect(press('0,3', 'ArrowUp')).toBe('0,3');
  expect(press('4,3', 'ArrowDown')).toBe('5,3');
});

test('Home and End go to the ends of the row, with Ctrl to the corners', () => {
  expect(press('2,3', 'Home')).toBe('2,1');
  expect(press('2,3', 'End')).toBe('2,8');
  expect(press('2,3', 'Home', { ctrl: true })).toBe('0,1');
  expect(press('2,3', 'End', { ctrl: true })).toBe('5,8');
});

test('page keys go to the walls and to the landmarks', () => {
  expect(press('2,3', 'PageUp')).toBe('0,3');
  expect(press('2,3', 'PageDown')).toBe('5,3');
});

test('N goes to the next thing that can be chosen and round the corner, with Shift back', () => {
  expect(press('0,1', 'n')).toBe('left:1,3');
  expect(press('left:1,3', 'n')).toBe('left:2,3/west');
  expect(press('left:2,3/east', 'n')).toBe('left:1,3');
  expect(press('left:1,3', 'N', { shift: true })).toBe('left:2,3/east');
});

test('Alt and other letters belong to the browser', () => {
  expect(press('1,2', 'ArrowLeft', { alt: true })).toBeNull();
  expect(press('1,2', 'x')).toBeNull();
});
