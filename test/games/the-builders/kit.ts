// Given facts, when a move, then facts: the language of the specs of this title.

import { expect } from 'vitest';
import type { BuildersEvent } from '../../../domain/games/the-builders/events.ts';
import { theBuilders } from '../../../domain/games/the-builders/rules.ts';
import { type BuildersState, builderOf, points } from '../../../domain/games/the-builders/state.ts';
import { choice, isRefusal, playTurn } from '../../../domain/kernel/play.ts';
import { scripted } from '../../../domain/kernel/random.ts';
import type { Move, Pick, Seat } from '../../../domain/kernel/rules.ts';

type Laid = Extract<BuildersEvent, { readonly type: 'GameLaid' }>;

const APPRENTICES = ['apprentice-01', 'apprentice-02', 'apprentice-03', 'apprentice-04'];

/** A table for two with ten coins and an apprentice each, small buildings and labourers in the rows. */
export const laid = (change: Partial<Laid> & { readonly seats?: number } = {}): BuildersEvent => {
  const { seats = 2, ...rest } = change;
  return {
    type: 'GameLaid',
    takeCoins: 'series',
    bank: 'unlimited',
    coins: 10,
    first: 0,
    apprentices: APPRENTICES.slice(0, seats),
    workers: ['laborer-01', 'laborer-02', 'laborer-03', 'laborer-04', 'laborer-05'],
    buildings: ['cabane', 'tonnelle', 'lavoir', 'pont-couvert', 'auberge'],
    nextBuilding: 'hotel',
    draw: 0,
    ...rest,
  };
};

/** Workers whom a seat recruited in earlier turns. */
export const team = (seat: Seat, ...workers: readonly string[]): readonly BuildersEvent[] =>
  workers.map((card) => ({ type: 'WorkerRecruited', seat, card, slot: -1 }));

/** A site from earlier turns with those who stand on it; they were recruited before. */
export const site = (seat: Seat, card: string, ...workers: readonly string[]): readonly BuildersEvent[] => [
  { type: 'ConstructionStarted', seat, card, slot: -1, refill: null },
  ...team(seat, ...workers),
  ...workers.map((worker): BuildersEvent => ({ type: 'WorkerSent', seat, worker, site: card, wage: 0, actions: 0 })),
];

const MACHINE = /^(four|grue|instrument|scie)/;

/** Buildings and machines finished in earlier turns. */
export const done = (seat: Seat, ...cards: readonly string[]): readonly BuildersEvent[] =>
  cards.map((card) => ({
    type: 'BuildingFinished',
    seat,
    card,
    coins: 0,
    points: 0,
    back: [],
    machine: MACHINE.test(card),
  }));

/** Coins on top of those of the set-up; may be negative. */
export const purse = (seat: Seat, coins: number): BuildersEvent => ({ type: 'CoinsTaken', seat, actions: 0, coins });

export const began = (seat: Seat, actions = 3, round = 1): BuildersEvent => ({
  type: 'TurnBegan',
  seat,
  round,
  actions,
});

export const move = (action: string, ...picks: readonly Pick[]): Move => ({ action, picks });

export const fold = (...facts: readonly (BuildersEvent | readonly BuildersEvent[])[]): BuildersState =>
  facts.flat().reduce((s, e) => theBuilders.evolve(s, e), theBuilders.blank());

interface Purse {
  readonly coins?: number;
  readonly actions?: number;
  readonly points?: number;
}

interface Given {
  readonly state: BuildersState;
  offers(seat: Seat, next: Move, from: readonly Pick[]): Given;
  /** Nothing is offered, for this reason. */
  bars(seat: Seat, action: string, why: string): Given;
  denies(seat: Seat, next: Move, pick: Pick, why: string): Given;
  has(seat: Seat, what: Purse): Given;
  when(seat: Seat, moves: readonly Move[], ...rolls: readonly number[]): When;
}

interface When extends Given {
  /** The kinds of facts that came of it. */
  readonly types: readonly BuildersEvent['type'][];
  /** Exactly these facts came of it. */
  gives(...events: readonly BuildersEvent[]): Given;
  /** The kinds of facts that came of it, in order. */
  brings(...types: readonly BuildersEvent['type'][]): When;
  refused(code: string): void;
}

export const given = (...facts: readonly (BuildersEvent | readonly BuildersEvent[])[]): Given => from(fold(...facts));

/** A position as a table to go on from, without the facts that led to it. */
export const from = (state: BuildersState): Given => {
  const self: Given = {
    state,
    offers(seat, next, wanted) {
      expect(choice(theBuilders, state, seat, next)?.from).toEqual(wanted);
      return self;
    },
    bars(seat, action, why) {
      expect(choice(theBuilders, state, seat, move(action))).toMatchObject({ from: [], why });
      return self;
    },
    denies(seat, next, pick, why) {
      expect(theBuilders.whyNot(state, seat, next, pick)).toBe(why);
      return self;
    },
    has(seat, what) {
      const actual = {
        coins: builderOf(state, seat).coins,
        actions: state.turn?.actions ?? 0,
        points: points(state, seat),
      };
      expect(actual).toMatchObject(what);
      return self;
    },
    when: (seat, moves, ...rolls) => after(state, seat, moves, rolls),
  };
  return self;
};

const after = (state: BuildersState, seat: Seat, moves: readonly Move[], rolls: readonly number[]): When => {
  const played = playTurn(theBuilders, state, seat, moves, scripted(...rolls));
  const refused = isRefusal(played) ? played.refused : 'accepted';
  const next = isRefusal(played) ? state : played.state;
  const events = isRefusal(played) ? [] : played.steps.flatMap((step) => step.events as readonly BuildersEvent[]);
  const self: When = {
    ...from(next),
    types: events.map((e) => e.type),
    gives(...wanted) {
      expect(refused).toBe('accepted');
      expect(events).toEqual(wanted);
      return from(next);
    },
    brings(...types) {
      expect(refused).toBe('accepted');
      expect(events.map((e) => e.type)).toEqual(types);
      return self;
    },
    refused(code) {
      expect(refused).toBe(code);
    },
  };
  return self;
};
