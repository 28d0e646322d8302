// Given events, when a move, then events: the language of the specs of this title.

import { expect } from 'vitest';
import type { PieceKind } from '../../../domain/games/kingdom-builder/board/pieces.ts';
import { groundOf } from '../../../domain/games/kingdom-builder/board/terrain.ts';
import type { KbEvent } from '../../../domain/games/kingdom-builder/events.ts';
import { kingdomBuilderRules as kb } from '../../../domain/games/kingdom-builder/rules.ts';
import { cardOf } from '../../../domain/games/kingdom-builder/scoring/cards/index.ts';
import { taskOf } from '../../../domain/games/kingdom-builder/scoring/tasks/index.ts';
import { allCards } from '../../../domain/games/kingdom-builder/setup/pile.ts';
import type { Rulings } from '../../../domain/games/kingdom-builder/setup/rulings.ts';
import type { KbState } from '../../../domain/games/kingdom-builder/state.ts';
import { choice, isRefusal, playTurn } from '../../../domain/kernel/play.ts';
import { scripted } from '../../../domain/kernel/random.ts';
import type { Move, Pick, Seat } from '../../../domain/kernel/rules.ts';

export type Facts = readonly (KbEvent | readonly KbEvent[])[];

/** A small board, rows parted by '/'; `tiles` names what lies on the L hexes. */
export const land = (
  rows: string,
  tiles: Readonly<Record<Pick, string>> = {},
  more: {
    readonly seats?: number;
    readonly rulings?: Partial<Rulings>;
    readonly split?: [number, number];
    readonly cards?: readonly string[];
  } = {},
): readonly KbEvent[] => [
  { type: 'RulesPinned', seats: more.seats ?? 2, rulings: more.rulings ?? {} },
  {
    type: 'BoardLaid',
    rows: rows.split('/'),
    split: more.split ?? [10, 10],
    sections: [],
    locations: Object.entries(tiles).map(([at, tile]) => ({ at, tile, tiles: 2 })),
    draw: 0,
  },
  { type: 'CardsShown', cards: more.cards ?? [], draw: 0 },
  { type: 'DeckMade', cards: allCards() },
];

/** Settlements that stand there already. */
export const built = (seat: Seat, ...picks: readonly Pick[]): readonly KbEvent[] =>
  picks.map((at) => ({ type: 'SettlementBuilt', seat, at, on: 'grass', by: 'before' }));

/** A tile taken in an earlier turn, from nowhere or from a location. */
export const holds = (seat: Seat, tile: string, from: Pick = ''): KbEvent => ({ type: 'TileTaken', seat, tile, from });

/** A nomad tile taken in an earlier turn. */
export const nomad = (seat: Seat, tile: string): KbEvent => ({ type: 'NomadTaken', seat, tile, from: '' });

/** A piece that stands there already. */
export const stands = (seat: Seat, piece: PieceKind, at: Pick): KbEvent => ({
  type: 'MeeplePlaced',
  seat,
  piece,
  at,
  by: 'before',
});

export const wall = (at: Pick): KbEvent => ({ type: 'WallBuilt', seat: 0, at });

/** The turn of a seat with this terrain card. */
export const began = (seat: Seat, card: string): readonly KbEvent[] => [
  { type: 'CardDrawn', seat, card, open: true, draw: 0 },
  { type: 'TurnBegan', seat },
];

export const fold = (...facts: Facts): KbState => facts.flat().reduce((s, e) => kb.evolve(s, e), kb.blank());

interface Given {
  readonly state: KbState;
  /** Exactly these picks are offered. */
  offers(seat: Seat, action: string, picks: readonly Pick[], from: readonly Pick[]): Given;
  /** The action is complete without a pick. */
  allows(seat: Seat, action: string): Given;
  /** Nothing is offered, for this reason. */
  refuses(seat: Seat, action: string, why: string): Given;
  /** Why a pick is not offered. */
  denies(seat: Seat, move: Move, pick: Pick, why: string): Given;
  when(seat: Seat, move: Move, ...rolls: readonly number[]): When;
}

interface When {
  readonly state: KbState;
  /** Exactly these facts came of it; the shown card is left aside. */
  gives(...events: readonly KbEvent[]): Given;
  refused(code: string): void;
}

export const given = (...facts: Facts): Given => from(fold(...facts));

const from = (state: KbState): Given => {
  const self: Given = {
    state,
    offers(seat, action, picks, wanted) {
      expect(choice(kb, state, seat, { action, picks })?.from).toEqual(wanted);
      return self;
    },
    allows(seat, action) {
      expect(choice(kb, state, seat, { action, picks: [] })).toBeNull();
      return self;
    },
    refuses(seat, action, why) {
      const asked = choice(kb, state, seat, { action, picks: [] });
      expect({ from: asked?.from, why: asked?.why }).toEqual({ from: [], why });
      return self;
    },
    denies(seat, move, pick, why) {
      expect(kb.whyNot(state, seat, move, pick)).toBe(why);
      return self;
    },
    when: (seat, move, ...rolls) => after(state, seat, move, rolls),
  };
  return self;
};

const after = (state: KbState, seat: Seat, move: Move, rolls: readonly number[]): When => {
  const played = playTurn(kb, state, seat, [move], scripted(...rolls));
  const next = isRefusal(played) ? state : played.state;
  const events = isRefusal(played) ? [] : played.steps.flatMap((step) => step.events);
  return {
    state: next,
    gives(...wanted) {
      expect(isRefusal(played) ? played.refused : 'accepted').toBe('accepted');
      expect(events.filter((e) => e.type !== 'TerrainPlayed' && e.type !== 'TileUsed')).toEqual(wanted);
      return from(next);
    },
    refused(code) {
      expect(isRefusal(played) ? played.refused : 'accepted').toBe(code);
    },
  };
};

/** The position after these moves, each a sending of its own by whoever is awaited. */
export const played = (facts: Facts, ...moves: readonly Move[]): KbState =>
  moves.reduce(
    (s, move) => {
      const next = playTurn(kb, s, kb.awaiting(s)[0] ?? 0, [move], scripted());
      if (isRefusal(next)) throw new Error(`${move.action} ${move.picks.join(' ')}: ${next.refused}`);
      return next.state;
    },
    fold(...facts),
  );

/** What a card pays each seat for its settlements on a small board. */
export const pays = (
  card: string,
  rows: string,
  settlements: readonly (readonly Pick[])[],
  more: { readonly rulings?: Partial<Rulings>; readonly split?: [number, number] } = {},
): readonly number[] => {
  const s = fold(
    land(rows, {}, { ...more, seats: settlements.length }),
    settlements.flatMap((picks, seat) => built(seat, ...picks)),
  );
  return settlements.map((_, seat) => cardOf(card)?.score(s, seat) ?? Number.NaN);
};

/** Whether a task is met by a seat's settlements on a small board. */
export const meets = (
  task: string,
  rows: string,
  settlements: readonly Pick[],
  rulings: Partial<Rulings> = {},
): boolean | undefined => taskOf(task)?.met(fold(land(rows, {}, { rulings }), built(0, ...settlements)), 0);

/** A settlement built by a tile. */
export const settled = (s: KbState, seat: Seat, at: Pick, by: string): KbEvent => {
  const [row = 0, col = 0] = at.split(',').map(Number);
  return { type: 'SettlementBuilt', seat, at, on: groundOf(s.board.rows[row]?.[col] ?? '') ?? 'grass', by };
};
