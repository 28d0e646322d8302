import { at } from './board.ts';
import type { KbEvent, KbEventOf } from './event.ts';
import { cardDrawn, cardRemoved, fortDrawn, reshuffled, terrainPlayed } from './evolving/cards.ts';
import { total, withSeat, withTurn } from './evolving/change.ts';
import {
  cityHallPlaced,
  meeplePlaced,
  neutralPlaced,
  pieceMoved,
  pieceReturned,
  settlementBuilt,
} from './evolving/pieces.ts';
import { nomadTaken, nomadUsed, tileLost, tileTaken, tileUsed } from './evolving/tiles.ts';
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
      return terrainPlayed(s, e);
    case 'CardRemoved':
      return cardRemoved(s, e);
    case 'TileUsed':
      return tileUsed(s, e);
    case 'TileTaken':
      return tileTaken(s, e);
    case 'TileLost':
      return tileLost(s, e);
    case 'NomadTaken':
      return nomadTaken(s, e);
    case 'NomadUsed':
      return nomadUsed(s, e);
    case 'ExtraUsed':
      return withTurn(s, { once: [...(s.turn?.once ?? []), e.extra] });
    case 'SettlementBuilt':
      return settlementBuilt(s, e);
    case 'SettlementMoved':
      return pieceMoved(s, e);
    case 'MeeplePlaced':
      return meeplePlaced(s, e);
    case 'PieceReturned':
      return pieceReturned(s, e);
    case 'CityHallPlaced':
      return cityHallPlaced(s, e);
    case 'WallBuilt':
      return neutralPlaced(s, e.at, 'wall');
    case 'GoldGained':
      return goldGained(s, e);
    case 'BuildsOwed':
      return {
        ...s,
        pending: [...s.pending, { seat: e.seat, kind: e.kind, terrains: e.terrains, left: e.left }],
      };
    case 'BuildsLapsed':
      return { ...s, pending: s.pending.slice(0, -1) };
    case 'EndTriggered':
      return { ...s, ending: true };
    case 'EndCancelled':
      return { ...s, ending: false };
    case 'TurnEnded':
      return turnEnded(s, e);
    case 'SeatWithdrawn':
      return withSeat(s, e.seat, { resigned: true });
    case 'GameScored':
      return { ...s, turn: null, pending: [], final: e.scores };
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
      locations: e.locations.map(({ at: where, tile }) => ({ at: where, tile })),
    },
    pieces: Array.from({ length: hexes }, () => 0),
    tilesLeft: e.locations.map((location) => location.tiles),
  };
};

const goldGained = (s: KbState, e: KbEventOf<'GoldGained'>): KbState => {
  const { gold } = seatOf(s, e.seat);
  return withSeat(s, e.seat, { gold: { ...gold, [e.by]: (gold[e.by] ?? 0) + e.gold } });
};
