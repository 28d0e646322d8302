import { describe, expect, test } from 'vitest';
import type { SeenCommit, Step } from '../../domain/kernel/commit.ts';
import { plies } from '../../domain/kernel/plies.ts';
import { lastActed, recap, tell } from '../../domain/kernel/recap.ts';
import type { GameEvent, Seat } from '../../domain/kernel/rules.ts';
import { type PearlsEvent, pearls } from '../kit/pearls.ts';

const step = (seat: Seat | null, ...events: Step<PearlsEvent>['events']): Step<PearlsEvent> => ({
  action: 'any',
  seat,
  events,
});
const took = (seat: Seat, value: number): PearlsEvent => ({ type: 'Took', seat, value });
const ended = (seat: Seat): PearlsEvent => ({ type: 'TurnEnded', seat });

/** A log of these commits, after one that opens the game and one in which the last seat is taken and the game starts. */
const log = (...commits: readonly (readonly Step<PearlsEvent>[])[]): readonly SeenCommit<PearlsEvent>[] => {
  const opened = step(null, { type: 'GameCancelled' });
  const taken = step(1, { type: 'SeatTaken', seat: 1, player: { kind: 'person', id: 'b' }, nonce: '' });
  const started = { type: 'GameStarted', title: 'pearls', version: 1, options: {}, nonces: [] } as const;
  const setup = step(null, started, { type: 'Dealt', seat: 0, value: 3 });
  return [[opened], [taken, setup], ...commits].map((steps, i) => ({ seq: i + 1, at: i, aside: false, steps }));
};

const name = (seat: Seat): string => ['Ada', 'Bruno', 'Chiara'][seat] ?? '';
const told = (commits: readonly SeenCommit<PearlsEvent>[], viewer: Seat, after: number): readonly string[] =>
  recap(pearls.rules, commits, viewer, after).map((turn) => tell(pearls.words, turn, name));

describe('plies', () => {
  test('all up to the start is ply 0, then each move is one', () => {
    const all = plies(log([step(0, took(0, 1)), step(0, ended(0))], [step(1, took(1, 2))]));
    expect(all.map(({ ply, seq, seat }) => [ply, seq, seat])).toEqual([
      [0, 2, null],
      [1, 3, 0],
      [2, 3, 0],
      [3, 4, 1],
    ]);
    expect(all[0]?.events.map((event) => event.type)).toContain('Dealt');
  });

  test('what the table does by itself belongs to the move before', () => {
    const over: GameEvent = { type: 'SeedRevealed' };
    const all = plies(log([step(0, took(0, 1)), step(null, over as never)]));
    expect(all.map(({ events }) => events.length)).toEqual([4, 2]);
  });

  test('a log without a commit has the empty ply 0', () => {
    expect(plies([])).toEqual([{ ply: 0, seq: 0, seat: null, events: [] }]);
  });
});

describe('the last own commit', () => {
  test('is the last one with a step of the seat', () => {
    expect(lastActed(log([step(0, took(0, 1))], [step(1, took(1, 1))], [step(0, took(0, 2))]), 1)).toBe(4);
  });

  test('is never one that the clock made', () => {
    const late = step(0, { type: 'ClockExpired', seat: 0 }, ended(0));
    expect(lastActed(log([step(0, took(0, 1))], [late]), 0)).toBe(3);
  });

  test('is 0 for who never came', () => {
    expect(lastActed(log(), 2)).toBe(0);
  });
});

describe('what happened since', () => {
  test('is grouped by turn, also where a turn was sent in parts', () => {
    const turns = recap(
      pearls.rules,
      log([step(1, took(1, 1))], [step(1, ended(1))], [step(2, took(2, 2)), step(2, ended(2))]),
      0,
      2,
    );
    expect(turns.map(({ seat, fromPly, toPly }) => [seat, fromPly, toPly])).toEqual([
      [1, 1, 2],
      [2, 3, 4],
    ]);
  });

  test('begins after the given commit and never tells the setup', () => {
    const commits = log([step(0, took(0, 1))], [step(1, took(1, 2))]);
    expect(told(commits, 0, 3)).toEqual(['Bruno took 2.']);
    expect(told(commits, 0, 0)).toEqual(['Ada took 1.', 'Bruno took 2.']);
  });

  test('names who acted once', () => {
    const commits = log([step(1, took(1, 1)), step(1, { type: 'Fished', seat: 1, value: 7 }), step(1, took(1, 2))]);
    const short = log([step(1, took(1, 1)), step(1, { type: 'Fished', seat: 1, value: 7 })]);
    expect(told(short, 0, 2)).toEqual(['Bruno took 1 and fished 7.']);
    expect(told(commits, 0, 2)).toEqual(['Bruno took 1; fished 7; took 2.']);
  });

  test('tells what the table did', () => {
    const late = step(1, { type: 'ClockExpired', seat: 1 }, ended(1));
    const over = step(null, { type: 'GameEnded', reason: 'finished', scores: [], ranking: [1, 3, 1] });
    expect(told(log([late], [step(2, took(2, 1)), over]), 0, 2)).toEqual([
      'Bruno ran out of time.',
      'Chiara took 1. Ada and Chiara won.',
    ]);
  });

  test('shows a viewer only what it may see, until the seed is told', () => {
    const describe = (events: readonly PearlsEvent[]) =>
      events.flatMap((e) => (e.type === 'Guessed' ? [{ key: 'g', seat: e.seat, args: { value: e.value } }] : []));
    const rules = { ...pearls.rules, describe };
    const commits = log([step(1, { type: 'Guessed', seat: 1, value: 4 })]);
    const args = (seen: readonly SeenCommit<PearlsEvent>[], viewer: Seat) =>
      recap(rules, seen, viewer, 2).flatMap((turn) => turn.phrases.map((phrase) => phrase.args.value));
    expect(args(commits, 0)).toEqual(['?']);
    expect(args(commits, 1)).toEqual([4]);
    expect(
      args(log([step(1, { type: 'Guessed', seat: 1, value: 4 })], [step(null, { type: 'SeedRevealed', seed: '' })]), 0),
    ).toEqual([4]);
  });
});
