import type { Counts } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/rules.ts';
import {
  counts,
  Fault,
  flag,
  type Json,
  list,
  maybe,
  object,
  oneIn,
  only,
  perSeat,
  whole,
} from '../../../notation/json.ts';
import { at } from '../board/board.ts';
import { isKind, ownerOf } from '../board/pieces.ts';
import type { KbEventOf } from '../events.ts';
import { NOMADS } from '../nomads/index.ts';
import { allCards } from '../setup/pile.ts';
import { type Held, type KbState, NOWHERE, type NomadHeld, SETTLEMENTS, type SeatState, type Turn } from '../state.ts';
import { TILES } from '../tiles/index.ts';
import { readHex } from './board-in.ts';

const readTile = (value: unknown, path: string): string =>
  oneIn(
    value,
    path,
    TILES.map((tile) => tile.id),
  );

const CARD_IDS = Object.keys(allCards({ swamp: true, native: null, scouts: null }));

/** What the seats have, with the tiles of the turn in front of its seat. */
export const readSeats = (
  input: Json,
  s: KbState,
  turn: Turn | null,
  laid: KbEventOf<'BoardLaid'>,
): readonly SeatState[] => {
  const n = s.seats.length;
  const ready = turn ? readReady(object(input.turn, 'turn')) : [];
  const terrainCard = turn?.terrain ? [turn.terrain === 'swamp' ? 'grass_swamp' : turn.terrain] : [];
  const aside = perSeat(
    input.aside,
    'aside',
    n,
    () => 0,
    (v, path) => whole(v, path),
  );
  const supply = perSeat(
    input.supply,
    'supply',
    n,
    (seat) => left(s, seat) - (aside[seat] ?? 0),
    (v, path) => whole(v, path, 0, SETTLEMENTS),
  );
  const hands = perSeat<readonly string[]>(
    input.hands,
    'hands',
    n,
    (seat) => (seat === turn?.seat ? terrainCard : []),
    (v, path) => list(v, path, (card, where) => oneIn(card, where, CARD_IDS)),
  );
  const held = perSeat<readonly Held[]>(
    input.held,
    'held',
    n,
    () => [],
    (v, path) => list(v, path, readHeld(s, laid)),
  );
  const taken = perSeat<readonly number[]>(
    input.taken,
    'taken',
    n,
    (seat) => (held[seat] ?? []).map((one) => one.from).filter((from) => from !== NOWHERE),
    (v, path) => list(v, path, (hex, where) => at(s.board, readHex(hex, where, laid))),
  );
  const nomads = perSeat<readonly NomadHeld[]>(
    input.nomadsHeld,
    'nomadsHeld',
    n,
    () => [],
    (v, path) => list(v, path, readNomad),
  );
  const charges =
    input.charges === undefined
      ? null
      : perSeat(
          input.charges,
          'charges',
          n,
          () => 0,
          (v, path) => whole(v, path),
        );
  const tokens = perSeat(
    input.tokens,
    'tokens',
    n,
    () => 0,
    (v, path) => whole(v, path),
  );
  const gold = perSeat<Readonly<Record<string, number>>>(input.gold, 'gold', n, () => ({}), readGold);
  return s.seats.map((seat, i) => ({
    ...seat,
    supply: supply[i] ?? 0,
    hand: hands[i] ?? [],
    held: charged([...(held[i] ?? []), ...(i === turn?.seat ? ready : [])], charges?.[i] ?? null),
    taken: taken[i] ?? [],
    nomads: nomads[i] ?? [],
    gold: gold[i] ?? {},
    aside: aside[i] ?? 0,
    tokens: tokens[i] ?? 0,
  }));
};

/** So many canoes are charged; without a number, those that are. */
const charged = (held: readonly Held[], number: number | null): readonly Held[] => {
  if (number === null) return held;
  const canoes = held.filter((one) => one.tile === 'canoe').slice(0, number);
  return held.map(({ charged: _, ...one }, i) => (canoes.includes(held[i] ?? NONE) ? { ...one, charged: true } : one));
};

const NONE: Held = { tile: '', from: NOWHERE, used: false, fresh: false };

const left = (s: KbState, seat: Seat): number => {
  const out = s.pieces.filter((code) => isKind(code, 'settlement') && ownerOf(code) === seat).length;
  if (out > SETTLEMENTS)
    throw new Fault('too-many-settlements', `Seat ${seat} has more than ${SETTLEMENTS} settlements.`);
  return SETTLEMENTS - out;
};

const readReady = (turn: Json): readonly Held[] =>
  maybe<readonly string[]>(turn.tiles, [], (all) => list(all, 'turn.tiles', readTile)).map((tile) => ({
    tile,
    from: NOWHERE,
    used: false,
    fresh: false,
    ...(tile === 'canoe' ? ({ charged: true } as const) : {}),
  }));

const readHeld =
  (s: KbState, laid: KbEventOf<'BoardLaid'>) =>
  (value: unknown, path: string): Held => {
    const held = object(value, path);
    only(held, path, ['tile', 'from', 'used', 'fresh', 'charged']);
    return {
      tile: readTile(held.tile, `${path}.tile`),
      from: maybe(held.from, NOWHERE, (hex) => at(s.board, readHex(hex, `${path}.from`, laid))),
      used: maybe(held.used, false, (v) => flag(v, `${path}.used`)),
      fresh: maybe(held.fresh, false, (v) => flag(v, `${path}.fresh`)),
      ...(held.charged === true ? ({ charged: true } as const) : {}),
    };
  };

/** A nomad tile by its id, ready to be used; or with `ready: false`, taken in this turn. */
const readNomad = (value: unknown, path: string): NomadHeld => {
  const nomad = typeof value === 'string' ? { tile: value } : object(value, path);
  only(nomad, path, ['tile', 'ready']);
  const tile = oneIn(
    nomad.tile,
    path,
    NOMADS.map((one) => one.id),
  );
  return { tile, ready: maybe('ready' in nomad ? nomad.ready : undefined, true, (v) => flag(v, `${path}.ready`)) };
};

const readGold = (value: unknown, path: string): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(object(value, path)).map(([by, n]) => [by, whole(n, `${path}.${by}`)]));

/** The pile: what is given, or all cards that are nowhere else. */
export const readDeck = (input: Json, seats: readonly SeatState[]): KbState['deck'] => {
  const discards = maybe<Counts>(input.discards, {}, (v) => counts(v, 'discards', CARD_IDS));
  const hands = seats.flatMap((seat) => seat.hand);
  const rest = Object.fromEntries(
    Object.entries(allCards()).map(([card, n]) => {
      const elsewhere = hands.filter((one) => one === card).length + (discards[card] ?? 0);
      return [card, Math.max(0, n - elsewhere)];
    }),
  );
  const unseen = maybe<Counts>(input.deck, rest, (v) => counts(v, 'deck', CARD_IDS));
  return { size: Object.values(unseen).reduce((sum, n) => sum + n, 0), unseen, discards };
};
