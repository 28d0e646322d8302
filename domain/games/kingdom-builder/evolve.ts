import { at } from './board/board.ts';
import { isKind } from './board/pieces.ts';
import type { KbEvent, KbEventOf } from './events.ts';
import { started, total, withSeat, withTurn } from './evolving/change.ts';
import {
  cityHallPlaced,
  meeplePlaced,
  neutralPlaced,
  pieceMoved,
  pieceReturned,
  settlementBuilt,
  settlementSetAside,
} from './evolving/pieces.ts';
import { cardDrawn, cardRemoved, fortDrawn, reshuffled, terrainPlayed } from './evolving/terrain-cards.ts';
import {
  bonusLost,
  bonusTaken,
  canoeCharged,
  nomadTaken,
  nomadUsed,
  tileLost,
  tileTaken,
  tileUsed,
} from './evolving/tiles.ts';
import { turnBegan, turnEnded } from './evolving/turns.ts';
import { type KbState, NEW_SEAT, seatOf } from './state.ts';

/** Applies a fact; redacted ones as well. */
export const evolve = (s: KbState, e: KbEvent): KbState => {
  switch (e.type) {
    case 'RulesPinned':
      return rulesPinned(s, e);
    case 'BoardLaid':
      return boardLaid(s, e);
    case 'NomadsLaid':
      return { ...s, nomads: e.tiles };
    case 'CardsShown':
      return { ...s, cards: e.cards };
    case 'TasksShown':
      return { ...s, tasks: e.tasks };
    case 'CapitolPlaced':
      return { ...s, capitols: [...s.capitols, at(s.board, e.at)] };
    case 'ScoutsPosted':
      return { ...s, scouts: e.terrain };
    case 'CavePlaced':
      return neutralPlaced(s, e.at, 'cave');
    case 'DeckMade':
      return { ...s, deck: { size: total(e.cards), unseen: e.cards, discards: {} } };
    case 'StartSeatChosen':
      return { ...s, start: e.seat };
    case 'CardDrawn':
      return cardDrawn(s, e);
    case 'DeckReshuffled':
      return reshuffled(s);
    case 'FortDrawn':
      return fortDrawn(s, e);
    case 'TurnBegan':
      return turnBegan(s, e.seat);
    case 'TerrainPlayed':
      return terrainPlayed(started(s), e);
    case 'NativeSoilLeft':
      return started(s);
    case 'CardRemoved':
      return cardRemoved(started(s), e);
    case 'TileUsed':
      return tileUsed(e.tile === 'canoe' ? s : started(s), e);
    case 'TileTaken':
      return tileTaken(s, e);
    case 'TileLost':
      return tileLost(s, e);
    case 'BonusTaken':
      return bonusTaken(s, e);
    case 'BonusLost':
      return bonusLost(s, e);
    case 'CanoeCharged':
      return canoeCharged(s, e);
    case 'NomadTaken':
      return nomadTaken(s, e);
    case 'NomadUsed':
      return nomadUsed(started(s), e);
    case 'ExtraUsed':
      return extraUsed(started(s), e);
    case 'SettlementBuilt':
      return settlementBuilt(e.by === 'canoe' ? s : started(s), e);
    case 'SettlementMoved':
      return pieceMoved(s, e);
    case 'MeeplePlaced':
      return meeplePlaced(s, e);
    case 'PieceReturned':
      return pieceReturned(s, e);
    case 'SettlementSetAside':
      return settlementSetAside(s, e);
    case 'CityHallPlaced':
      return cityHallPlaced(s, e);
    case 'WallBuilt':
      return neutralPlaced(s, e.at, 'wall');
    case 'GoldGained':
      return goldGained(s, e);
    case 'BuildsOwed':
      return buildsOwed(s, e);
    case 'BuildsLapsed':
      return { ...s, pending: s.pending.slice(0, -1) };
    case 'ClosingBegan':
      return { ...s, turn: null, closing: e.stage };
    case 'BallotOpened':
      return { ...s, ballot: { kind: e.kind, owed: e.owed, answers: e.owed.map(() => null), deal: e.deal ?? null } };
    case 'Answered':
      return answered(s, e);
    case 'BallotClosed':
      return ballotClosed(s, e);
    case 'FerryPlaced':
      return neutralPlaced(s, e.at, 'ferry');
    case 'VolcanoPlaced':
      return neutralPlaced(s, e.at, 'volcano');
    case 'DecreeIssued':
      return { ...s, decree: e.decree };
    case 'NativeSoilChosen':
      return { ...s, nativeSoil: e.terrain };
    case 'RowMarked':
      return { ...s, marks: [...s.marks, { row: e.row, seat: e.seat }] };
    case 'MoreCards':
      return withTurn(s, { moreCards: (s.turn?.moreCards ?? 0) + 1 });
    case 'TokenTaken':
      return withSeat(s, e.seat, { tokens: seatOf(s, e.seat).tokens + 1 });
    case 'TokensPaid':
      return withSeat(s, e.seat, { tokens: seatOf(s, e.seat).tokens - e.tokens });
    case 'EndTriggered':
      return { ...s, ending: true };
    case 'EndCancelled':
      return { ...s, ending: false };
    case 'TurnEnded':
      return turnEnded(started(s), e);
    case 'SeatWithdrawn':
      return withSeat(s, e.seat, { resigned: true });
    case 'GameScored':
      return { ...s, turn: null, pending: [], closing: null, final: e.scores };
  }
};

const rulesPinned = (s: KbState, e: KbEventOf<'RulesPinned'>): KbState => ({
  ...s,
  rulings: { ...s.rulings, ...e.rulings },
  seats: Array.from({ length: e.seats }, () => NEW_SEAT),
});

const boardLaid = (s: KbState, e: KbEventOf<'BoardLaid'>): KbState => {
  const island = e.island ?? [];
  const hexes = [...e.rows, ...island].reduce((sum, row) => sum + row.length, 0);
  return {
    ...s,
    board: {
      rows: e.rows,
      island,
      split: e.split,
      sections: e.sections,
      ...(e.islandLayout ? { islandLayout: e.islandLayout } : {}),
      locations: e.locations.map(({ at: where, tile }) => ({ at: where, tile })),
    },
    pieces: Array.from({ length: hexes }, () => 0),
    tilesLeft: e.locations.map((location) => location.tiles),
  };
};

const answered = (s: KbState, { seat, picks }: KbEventOf<'Answered'>): KbState =>
  s.ballot ? { ...s, ballot: { ...s.ballot, answers: s.ballot.answers.with(seat, picks) } } : s;

/** The settlements that an eruption takes are gone for good. */
const ballotClosed = (s: KbState, { kind, answers }: KbEventOf<'BallotClosed'>): KbState => {
  if (kind !== 'eruption') return { ...s, ballot: null };
  const taken = answers.map((picks) => picks.map((pick) => at(s.board, pick)));
  const settlements = (hexes: readonly number[] = []): number =>
    hexes.filter((hex) => isKind(s.pieces[hex] ?? 0, 'settlement')).length;
  const all = taken.flat();
  return {
    ...s,
    ballot: null,
    pieces: s.pieces.map((code, hex) => (all.includes(hex) ? 0 : code)),
    seats: s.seats.map((seat, i) => ({ ...seat, gone: seat.gone + settlements(taken[i]) })),
  };
};

const extraUsed = (s: KbState, e: KbEventOf<'ExtraUsed'>): KbState =>
  withTurn(s, { once: [...(s.turn?.once ?? []), e.extra] });

const buildsOwed = (s: KbState, { seat, kind, terrains, left, hex }: KbEventOf<'BuildsOwed'>): KbState => {
  const where = hex === undefined ? {} : { hex: at(s.board, hex) };
  return { ...s, pending: [...s.pending, { seat, kind, terrains, left, ...where }] };
};

const goldGained = (s: KbState, e: KbEventOf<'GoldGained'>): KbState => {
  const { gold, roved } = seatOf(s, e.seat);
  const sectors = e.sector === undefined ? {} : { roved: [...roved, e.sector] };
  return withSeat(s, e.seat, { ...sectors, gold: { ...gold, [e.by]: (gold[e.by] ?? 0) + e.gold } });
};
