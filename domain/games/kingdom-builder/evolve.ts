import type { Counts } from '../../kernel/dice.ts';
import type { Seat } from '../../kernel/rules.ts';
import { at } from './board.ts';
import type { KbEvent, KbEventOf } from './event.ts';
import type { Hex } from './hex.ts';
import { codeOf } from './pieces.ts';
import { type Held, type KbState, NEW_SEAT, newTurn, type SeatState, type Turn } from './state.ts';

/** Applies a fact; redacted ones as well. */
export const evolve = (s: KbState, e: KbEvent): KbState => {
  switch (e.type) {
    case 'RulesPinned':
      return {
        ...s,
        rulings: { ...s.rulings, ...e.rulings },
        seats: Array.from({ length: e.seats }, () => NEW_SEAT),
      };
    case 'BoardLaid':
      return boardLaid(s, e);
    case 'CardsShown':
      return { ...s, cards: e.cards };
    case 'DeckMade':
      return { ...s, deck: { size: total(e.cards), unseen: e.cards, discards: {} } };
    case 'StartSeatChosen':
      return { ...s, start: e.seat };
    case 'CardDrawn':
      return cardDrawn(s, e);
    case 'DeckReshuffled':
      return reshuffled(s);
    case 'TurnBegan':
      return turnBegan(s, e.seat);
    case 'TerrainPlayed':
      return withTurn(shown(s, e.seat, e.card), { terrain: e.terrain });
    case 'CardRemoved':
      return withTurn(without(s, e.seat, e.card), { terrain: null });
    case 'TileUsed':
      return withSeat(s, e.seat, { held: firstUnused(s.seats[e.seat]?.held ?? [], e.tile) });
    case 'SettlementBuilt':
      return settlementBuilt(s, e);
    case 'SettlementMoved':
      return {
        ...s,
        pieces: placed(placed(s.pieces, at(s.board, e.from), 0), at(s.board, e.to), codeOf('settlement', e.seat)),
      };
    case 'TileTaken':
      return tileTaken(s, e);
    case 'TileLost':
      return withSeat(s, e.seat, { held: lost(s.seats[e.seat]?.held ?? [], at(s.board, e.from)) });
    case 'EndTriggered':
      return { ...s, ending: true };
    case 'TurnEnded':
      return turnEnded(s, e);
    case 'SeatWithdrawn':
      return withSeat(s, e.seat, { resigned: true });
    case 'GameScored':
      return { ...s, turn: null, final: e.scores };
  }
};

const total = (cards: Counts): number => Object.values(cards).reduce((sum, n) => sum + n, 0);

const withSeat = (s: KbState, seat: Seat, change: Partial<SeatState>): KbState => ({
  ...s,
  seats: s.seats.map((one, i) => (i === seat ? { ...one, ...change } : one)),
});

const withTurn = (s: KbState, change: Partial<Turn>): KbState => ({ ...s, turn: s.turn && { ...s.turn, ...change } });

const placed = (pieces: readonly number[], hex: Hex, code: number): readonly number[] => {
  const out = pieces.slice();
  out[hex] = code;
  return out;
};

const added = (cards: Counts, card: string, n: number): Counts => ({ ...cards, [card]: (cards[card] ?? 0) + n });

const boardLaid = (s: KbState, e: KbEventOf<'BoardLaid'>): KbState => {
  const island = e.island ?? [];
  const hexes = [...e.rows, ...island].reduce((sum, row) => sum + row.length, 0);
  const locations = e.locations.map(({ at: where, tile }) => ({ at: where, tile }));
  return {
    ...s,
    board: { rows: e.rows, island, split: e.split, sections: e.sections, locations },
    pieces: Array.from({ length: hexes }, () => 0),
    tilesLeft: e.locations.map((location) => location.tiles),
  };
};

const cardDrawn = (s: KbState, e: KbEventOf<'CardDrawn'>): KbState => {
  const unseen = e.card === '?' ? s.deck.unseen : added(s.deck.unseen, e.card, -1);
  const drawn = withSeat(s, e.seat, { hand: [...(s.seats[e.seat]?.hand ?? []), e.card] });
  return { ...drawn, deck: { ...s.deck, size: s.deck.size - 1, unseen } };
};

const reshuffled = (s: KbState): KbState => {
  const { unseen, discards, size } = s.deck;
  const kinds = Object.keys(unseen);
  const all = Object.fromEntries(kinds.map((kind) => [kind, (unseen[kind] ?? 0) + (discards[kind] ?? 0)]));
  return { ...s, deck: { size: size + total(discards), unseen: all, discards: {} } };
};

/** A card of this hand is seen by everybody now. */
const shown = (s: KbState, seat: Seat, card: string): KbState => {
  const hand = s.seats[seat]?.hand ?? [];
  const hidden = hand.indexOf('?');
  if (hand.includes(card) || hidden < 0) return s;
  const known = withSeat(s, seat, { hand: hand.with(hidden, card) });
  return { ...known, deck: { ...s.deck, unseen: added(s.deck.unseen, card, -1) } };
};

const without = (before: KbState, seat: Seat, card: string): KbState => {
  const s = shown(before, seat, card);
  const hand = s.seats[seat]?.hand ?? [];
  const where = hand.indexOf(card);
  return where < 0 ? s : withSeat(s, seat, { hand: hand.toSpliced(where, 1) });
};

const turnBegan = (s: KbState, seat: Seat): KbState => {
  const opens = s.round === 0 || passesStart(s, seat);
  return {
    ...s,
    round: opens ? s.round + 1 : s.round,
    placed: opens ? false : s.placed,
    turn: newTurn(seat),
  };
};

/** Whether a turn of this seat, after the one before, begins a round. */
const passesStart = (s: KbState, seat: Seat): boolean => {
  const n = s.seats.length;
  const place = (one: Seat): number => (one - s.start + n) % n;
  return s.turn === null || place(seat) <= place(s.turn.seat);
};

const settlementBuilt = (s: KbState, e: KbEventOf<'SettlementBuilt'>): KbState => {
  const hex = at(s.board, e.at);
  const built = withSeat(s, e.seat, { supply: (s.seats[e.seat]?.supply ?? 0) - 1 });
  const next = { ...built, placed: true, pieces: placed(s.pieces, hex, codeOf('settlement', e.seat)) };
  if (e.by !== 'mandatory' || !s.turn) return next;
  return withTurn(next, { left: s.turn.left - 1, begun: true, built: [...s.turn.built, hex] });
};

const tileTaken = (s: KbState, e: KbEventOf<'TileTaken'>): KbState => {
  const from = at(s.board, e.from);
  const { held, taken } = s.seats[e.seat] ?? NEW_SEAT;
  const mine = withSeat(s, e.seat, {
    held: [...held, { tile: e.tile, from, used: false, fresh: s.turn?.seat === e.seat }],
    taken: [...taken, from],
  });
  const index = s.board.locations.findIndex((location) => location.at === e.from);
  if (index < 0) return mine;
  return { ...mine, tilesLeft: s.tilesLeft.with(index, (s.tilesLeft[index] ?? 0) - 1) };
};

/** The tile is turned over: one of its kind that may be used. */
const firstUnused = (held: readonly Held[], tile: string): readonly Held[] => {
  const index = held.findIndex((one) => one.tile === tile && !one.used && !one.fresh);
  return held.map((one, i) => (i === index ? { ...one, used: true } : one));
};

/** Of two equal tiles the used one goes, wherever it came from. */
const lost = (held: readonly Held[], from: Hex): readonly Held[] => {
  const gone = held.find((one) => one.from === from);
  const rest = held.filter((one) => one !== gone);
  const twin = gone && !gone.used && !gone.fresh ? rest.findIndex((one) => one.tile === gone.tile && one.used) : -1;
  return rest.map((one, i) => (i === twin ? { ...one, used: false } : one));
};

const turnEnded = (s: KbState, e: KbEventOf<'TurnEnded'>): KbState => {
  const known = e.discarded.reduce((before, card) => shown(before, e.seat, card), s);
  const rested = withSeat(known, e.seat, {
    hand: [],
    held: (s.seats[e.seat]?.held ?? []).map((one) => ({ ...one, used: false, fresh: false })),
  });
  const discards = e.discarded.reduce((cards, card) => added(cards, card, 1), s.deck.discards);
  return { ...rested, deck: { ...rested.deck, discards } };
};
