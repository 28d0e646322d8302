import { expect, test } from 'vitest';
import { bots } from '../../../domain/games/pocket-master-builder/bots/bots.ts';
import type { PmbEvent } from '../../../domain/games/pocket-master-builder/events.ts';
import { evolve } from '../../../domain/games/pocket-master-builder/evolve.ts';
import { rules } from '../../../domain/games/pocket-master-builder/rules.ts';
import { buildings, type PmbState } from '../../../domain/games/pocket-master-builder/state.ts';
import { openCells } from '../../../domain/games/pocket-master-builder/turn/develop.ts';
import { anyMove } from '../../../domain/kernel/any-move.ts';
import type { Options } from '../../../domain/kernel/options.ts';
import { isRefusal, offered, playTurn } from '../../../domain/kernel/play.ts';
import { oneOf, type Random, seeded } from '../../../domain/kernel/random.ts';
import type { Move, Seat, Viewer } from '../../../domain/kernel/rules.ts';

type Player = (s: PmbState, seat: Seat, dice: Random) => Move;

const anything: Player = anyMove(rules);

interface Told {
  readonly log: readonly PmbEvent[];
  readonly state: PmbState;
}

const finished = (
  player: Player,
  seed: number,
  options: Options,
  look: (told: Told, seat: Seat) => void = () => undefined,
): Told => {
  const dice = seeded(seed);
  const log = [...rules.setup(2, options, dice)];
  let state = log.reduce(evolve, rules.blank());
  for (let i = 0; i < 1500 && rules.awaiting(state).length > 0; i += 1) {
    const seat = oneOf(rules.awaiting(state), dice);
    const played = playTurn(rules, state, seat, [player(state, seat, dice)], dice);
    if (isRefusal(played)) throw new Error(`${played.refused} in game ${seed}`);
    log.push(...played.steps.flatMap((step) => step.events as readonly PmbEvent[]));
    state = played.state;
    look({ log, state }, seat);
  }
  return { log, state };
};

const GAMES = Array.from({ length: 8 }, (_, i) => i + 1);
const OTHER: Options = {
  'rules.area_full_triggers_end': 'no',
  'rules.gain_oracle_mode': 'draw_2_keep_1',
  'rules.starting_wall_immediate': 'yes',
  'rules.marker_when_rest_empty': 'cannot_build',
  'rules.build_effect_triggers_on_itself': 'yes',
};

const conserved = ({ state: s }: Told): void => {
  for (const seat of [0, 1]) {
    const { work = 0, rest = 0 } = s.players[seat] ?? {};
    const busy = Object.values(s.workers).filter((owner) => owner === seat).length;
    expect(work + rest + busy + buildings(s, seat).length).toBe(14);
  }
  const hands = s.players.reduce((sum, p) => sum + p.hand.length, 0);
  expect(s.pile + s.discards.length + hands + s.grid.filter((id) => id !== null).length).toBe(28);
  expect(openCells(s).length).toBeLessThanOrEqual(4);
  expect(s.pile === 0 && s.discards.length > 0).toBe(false);
};

test.each([
  ['quick', bots.quick, {}],
  ['random', anything, {}],
  ['random, other readings', anything, OTHER],
] as const)(
  '%s play: 14 cubes and 28 cards always, at most four open places, and every game ends',
  (_, player, options) => {
    for (const seed of GAMES) expect(rules.awaiting(finished(player, seed, options, conserved).state)).toEqual([]);
  },
);

test('lines fill in order, each once', () => {
  for (const seed of GAMES) {
    const lines = finished(anything, seed, {}).log.flatMap((e) => (e.type === 'LineInvaded' ? [e.line] : []));
    expect(lines).toEqual(lines.map((_, i) => i + 2));
  }
});

test('nobody has more than seven buildings', () => {
  for (const seed of GAMES) {
    const { state } = finished(bots.quick, seed, {});
    expect(Math.max(buildings(state, 0).length, buildings(state, 1).length)).toBeLessThanOrEqual(7);
  }
});

const seenBy = (log: readonly PmbEvent[], viewer: Viewer): PmbState =>
  log.map((event) => rules.redact(event, viewer)).reduce(evolve, rules.blank());

test('what a seat may do is the same from its redacted log', () => {
  for (const seed of GAMES.slice(0, 3))
    finished(anything, seed, OTHER, ({ log, state }) => {
      for (const seat of rules.awaiting(state))
        expect(offered(rules, seenBy(log, seat), seat)).toEqual(offered(rules, state, seat));
    });
});

test('a log read back from JSON folds to the same state', () => {
  for (const seed of GAMES.slice(0, 3)) {
    const { log, state } = finished(bots.quick, seed, {});
    const read: readonly PmbEvent[] = JSON.parse(JSON.stringify(log));
    expect(read.reduce(evolve, rules.blank())).toEqual(state);
  }
});

test('a spectator sees no hand and no oracle', () => {
  const { log } = finished(bots.quick, 5, {});
  const s = seenBy(log, 'spectator');
  expect(new Set(s.players.flatMap((p) => [...p.hand, ...p.oracles]))).toEqual(new Set(['?']));
  expect(new Set(s.oraclesUnder)).toEqual(new Set(['?']));
});

test('what a viewer gets does not depend on cards it must not know', () => {
  const swap = (text: string): string =>
    text.replaceAll('"K27"', '"#"').replaceAll('"K28"', '"K27"').replaceAll('"#"', '"K28"');
  const start = rules
    .setup(2, {}, seeded(11))
    .map((e) =>
      e.type === 'CardsDrawn' ? { ...e, cards: e.seat === 1 ? ['K27', 'K01', 'K02'] : ['K03', 'K04', 'K05'] } : e,
    );
  const other: readonly PmbEvent[] = start.map((e) =>
    e.type === 'CardsDrawn' ? JSON.parse(swap(JSON.stringify(e))) : e,
  );
  expect(other).not.toEqual(start);
  for (const viewer of [0, 'spectator'] as const)
    expect(other.map((e) => rules.redact(e, viewer))).toEqual(start.map((e) => rules.redact(e, viewer)));
});
