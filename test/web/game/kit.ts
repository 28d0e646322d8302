// An open game of pearls on a page, without a page: seat 0 is to play, or whoever the log says.

import type { SeenCommit, Step } from '../../../domain/kernel/commit.ts';
import type { LifecycleEvent } from '../../../domain/kernel/lifecycle.ts';
import { scripted } from '../../../domain/kernel/random.ts';
import type { AnyRules, GameEvent } from '../../../domain/kernel/rules.ts';
import { type GameModel, gameModel } from '../../../web/game/model.ts';
import { remember } from '../../../web/game/source.ts';
import type { GameTable } from '../../../web/games/table.ts';
import { pearls } from '../../kit/pearls.ts';

const rules: AnyRules = pearls.rules;
const options = { rounds: '2' };
const started: LifecycleEvent = { type: 'GameStarted', title: 'pearls', version: 1, options, nonces: ['', ''] };
const opened: LifecycleEvent = {
  ...{ type: 'GameOpened', title: 'pearls', name: 'Pearls', host: 'ada', seats: 2, options },
  ...{ clock: { kind: 'none' }, visibility: 'private', commitment: '' },
};

export const commit = (seq: number, steps: readonly Step[]): SeenCommit => ({
  seq,
  at: seq * 1000,
  aside: false,
  steps,
});

/** A whole turn of a seat that takes a pearl of this value. */
export const took = (seat: number, value: number): readonly Step[] => [
  { action: 'take', seat, events: [{ type: 'Took', seat, value } as GameEvent] },
  { action: 'end', seat, events: [{ type: 'TurnEnded', seat } as GameEvent] },
];

const nothing = () => null;

export const table = (more: Partial<GameTable> = {}): GameTable => ({
  title: {
    name: 'Pearls',
    rules,
    words: { ...pearls.words, labels: { ...pearls.words.labels, ask: { take: 'Which pearl?' } } },
  },
  Board: nothing,
  BoardAsText: nothing,
  Thumb: nothing,
  seatLine: () => '',
  prompt: (_state, _seat, move, choice) => ({
    heading: choice ? 'Which pearl?' : 'Complete',
    line: move?.action ?? '',
    icon: null,
  }),
  button: (_state, _seat, action) => ({ text: action, hint: '', icon: null }),
  warning: () => null,
  touched: () => [],
  ...more,
});

let games = 0;

/** The model of seat 0 after these turns; each is a game of its own. */
export const open = (turns: readonly (readonly Step[])[] = [], more: Partial<GameTable> = {}): GameModel => {
  games += 1;
  const id = `game-of-sixteen-${games}`;
  const laid = table(more);
  const log = [
    commit(1, [{ action: 'open', seat: null, events: [opened] }]),
    commit(2, [{ action: 'start', seat: null, events: [started, ...rules.setup(2, options, scripted(3, 4))] }]),
    ...turns.map((steps, i) => commit(i + 3, steps)),
  ];
  const line = remember(laid, id, 0, log);
  if (!line.ok) throw new Error(line.problem.code);
  const player = (seat: number, name: string) => ({
    ...{ seat, name, kind: 'person' as const, resigned: false, mailFails: false },
    ...{ colour: 'blue' as const, shape: 'house' as const },
  });
  const head = { id, viewer: 0, players: [player(0, 'Ada'), player(1, 'Bruno')], lastActed: 0 };
  const loaded = { head, table: laid, line: line.value, build: 'dev' };
  return gameModel(id, loaded as unknown as Parameters<typeof gameModel>[1]);
};
