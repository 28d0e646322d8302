import { expect } from 'vitest';
import { cellAt } from '../../../domain/games/pocket-master-builder/board/table.ts';
import { EDITIONS } from '../../../domain/games/pocket-master-builder/editions/all.ts';
import type { Edition, Variants } from '../../../domain/games/pocket-master-builder/editions/edition.ts';
import type { PmbEvent } from '../../../domain/games/pocket-master-builder/events.ts';
import { evolve } from '../../../domain/games/pocket-master-builder/evolve.ts';
import { rules } from '../../../domain/games/pocket-master-builder/rules.ts';
import type { PmbState } from '../../../domain/games/pocket-master-builder/state.ts';
import { choice, isRefusal, playTurn } from '../../../domain/kernel/play.ts';
import { scripted } from '../../../domain/kernel/random.ts';
import type { Choice, Move, Seat } from '../../../domain/kernel/rules.ts';

export const house = EDITIONS[0] as Edition;

const ids = (cards: readonly { readonly id: string }[]): readonly string[] => cards.map((card) => card.id);

/** The table before anybody has played: the cards in the order of the house edition, seat 0 begins. */
export const laid = (change: Partial<Extract<PmbEvent, { type: 'TableLaid' }>> = {}): PmbEvent => ({
  type: 'TableLaid',
  edition: house,
  variants: house.variants,
  walls: ids(house.walls),
  starting: ids(house.starting),
  landmarks: ids(house.landmarks),
  first: 0,
  ...change,
});

export const agreed = (change: Partial<Variants>): PmbEvent => laid({ variants: { ...house.variants, ...change } });

/** The house edition with some kingdom cards changed. */
export const withCards = (change: Readonly<Record<string, object>>): Edition => ({
  ...house,
  kingdom: house.kingdom.map((card) => ({ ...card, ...change[card.id] })),
});

export const drew = (seat: Seat, ...cards: readonly string[]): PmbEvent => ({
  type: 'CardsDrawn',
  seat,
  cards,
  from: 'rest',
});

export const played = (seat: Seat, card: string, row: number, line: number): PmbEvent => ({
  type: 'CardDeveloped',
  seat,
  card,
  name: card,
  at: cellAt(row, line),
});

/** Cards that lie on the table, played by seat 0: [card, row, line]. */
export const cards = (...all: readonly (readonly [string, number, number])[]): readonly PmbEvent[] =>
  all.flatMap(([card, row, line]) => [drew(0, card), played(0, card, row, line)]);

export const worker = (seat: Seat, at: string): PmbEvent => ({ type: 'WorkerPlaced', seat, at });

export const owns = (seat: Seat, card: string, row: number, line: number): PmbEvent => ({
  type: 'BuildingConstructed',
  seat,
  card,
  name: card,
  at: cellAt(row, line),
  marker: 'rest',
});

/** The turn of a seat begins in a round. */
export const began = (seat: Seat, round = 1): PmbEvent => ({ type: 'TurnEnded', seat: 1 - seat, next: seat, round });

export const reached = (seat: Seat, space: number): PmbEvent => ({
  type: 'WallReached',
  seat,
  space,
  name: '',
  from: 'start',
});

export const fold = (...events: readonly (PmbEvent | readonly PmbEvent[])[]): PmbState =>
  events.flat().reduce<PmbState>(evolve, rules.blank());

/** Given facts, when a move, then facts. */
export const given = (...events: readonly (PmbEvent | readonly PmbEvent[])[]) => {
  const state = fold(...events);
  return {
    state,
    asks: (seat: Seat, action: string, ...picks: readonly string[]): Choice | null =>
      choice(rules, state, seat, { action, picks }),
    when: (seat: Seat, action: string, picks: readonly string[] = [], dice: readonly number[] = []) => {
      const move: Move = { action, picks };
      const played = playTurn(rules, state, seat, [move], scripted(...dice));
      const now = isRefusal(played) ? [] : played.steps.flatMap((step) => step.events as readonly PmbEvent[]);
      return {
        events: now,
        state: isRefusal(played) ? state : played.state,
        gives: (...expected: readonly PmbEvent[]) => {
          expect(isRefusal(played) ? played : now).toEqual(expected);
        },
        refused: (code: string) => expect(played).toEqual({ refused: code, at: 0 }),
      };
    },
  };
};
