import { expect, test } from 'vitest';
import { meets } from '../kit.ts';

test('home country asks for every hex of one area of a terrain', () => {
  expect(meets('home_country', 'GGDD/DDDD', ['0,0', '0,1'])).toBe(true);
  expect(meets('home_country', 'GGDD/DDDD', ['0,0'])).toBe(false);
});

test('a single hex of water or mountain is an area, unless only land counts', () => {
  expect(meets('home_country', 'GGW/GGG', ['0,2'])).toBe(true);
  expect(meets('home_country', 'GGW/GGG', ['0,2'], { homeCountry: 'landOnly' })).toBe(false);
});

test('a castle is no area', () => {
  expect(meets('home_country', 'GGS/GGG', ['0,0'])).toBe(false);
});
