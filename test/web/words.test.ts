import { expect, test } from 'vitest';
import { ago, left, span } from '../../web/time.ts';
import { counted, listed, pointsByRank, problemText, sentence } from '../../web/words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test('times are said in one unit', () => {
  expect(ago(0, 20_000)).toBe('just now');
  expect(ago(0, 5 * MINUTE)).toBe('5 minutes ago');
  expect(ago(0, 26 * HOUR)).toBe('yesterday');
  expect(span(HOUR)).toBe('1 hour');
  expect(span(72 * HOUR)).toBe('3 days');
});

test('a deadline that has passed says so', () => {
  expect(left(5 * HOUR, 0)).toBe('5 hours left');
  expect(left(0, 1)).toBe('time is up');
});

test('numbers are words as long as they are small', () => {
  expect(sentence(counted(3, 'game waits', 'games wait'))).toBe('Three games wait');
  expect(counted(1, 'game waits', 'games wait')).toBe('one game waits');
  expect(counted(13, 'game', 'games')).toBe('13 games');
});

test('names are listed as people say them', () => {
  expect(listed(['Ada', 'Bruno', 'Chiara'])).toBe('Ada, Bruno and Chiara');
});

test('a code without words is told by its status', () => {
  expect(problemText({ code: 'never-heard', status: 503, more: {} })).toContain('nothing is lost');
  expect(problemText({ code: 'seat-taken', status: 422, more: {} })).toContain('taken this seat');
});

test('points stand in the order of the ranking, so that the winner is first', () => {
  expect(pointsByRank([0, 3], [1, 2])).toBe('0–3');
  expect(pointsByRank([7, 12, 9], [3, 1, 2])).toBe('12–9–7');
});

test('who opened the pages at another address is told which one is right, and how to move the site', () => {
  const lost = (home: string) => ({ code: 'other-origin', status: 403, more: { home } });
  const here = 'http://192.168.1.5:3000';
  expect(problemText(lost('http://localhost:3000'), here)).toBe(
    'This site is at http://localhost:3000, and you opened it at http://192.168.1.5:3000. Open it there, or start it with PUBLIC_ORIGIN=http://192.168.1.5:3000 so that it can be played from here.',
  );
  expect(problemText(lost('https://play.example'), here)).not.toContain('PUBLIC_ORIGIN');
});
