import type { Pick as HexPick } from '../../../kernel/rules.ts';
import { Fault, isJson, type Json, list, maybe, object, oneIn, only, whole } from '../../../notation/json.ts';
import { at } from '../board/board.ts';
import type { Hex } from '../board/hex.ts';
import { codeOf, NEUTRAL, PIECES } from '../board/pieces.ts';
import { CARD_TERRAINS, type Ground } from '../board/terrain.ts';
import { DECREES } from '../decrees.ts';
import type { KbEventOf } from '../events.ts';
import { evolve } from '../evolve.ts';
import { NOMADS } from '../nomads/index.ts';
import { CARDS } from '../scoring/cards/index.ts';
import { TASKS } from '../scoring/tasks/index.ts';
import { RULINGS, type Rulings } from '../setup/rulings.ts';
import { BLANK, type KbState, newTurn, ON_SWAMP, OWED, type Turn } from '../state.ts';
import { cityHallHexes } from '../tiles/city-hall.ts';
import { readBoard, readHex } from './board-in.ts';
import { readPending } from './pending.ts';
import { readDeck, readSeats } from './seats-in.ts';

const MOST_SEATS = 5;

/** What a position may say of itself, and what a request asks of it. */
const KEYS = [
  ...['seats', 'board', 'pieces', 'cards', 'tasks', 'turn', 'hands', 'supply', 'held', 'taken', 'nomads', 'nomadsHeld'],
  ...['gold', 'aside', 'tokens', 'charges', 'marks', 'decree', 'nativeSoil', 'scouts', 'pending', 'tilesLeft', 'deck'],
  ...['discards', 'options', 'action', 'picks', 'moves', 'dice'],
];

/** The state of a position that a person wrote down; what is left out has its usual value. */
export const readPosition = (value: unknown): KbState => {
  const input = object(value, 'input');
  only(input, 'input', KEYS);
  const seats = whole(input.seats, 'seats', 1, MOST_SEATS);
  const laid = readBoard(input.board);
  const pinned = evolve(BLANK, { type: 'RulesPinned', seats, rulings: readRulings(input.options) });
  const board = evolve(pinned, laid);
  const placed = { ...board, pieces: readPieces(input.pieces, board, laid) };
  const turn = maybe(input.turn, null, (given) => readTurn(object(given, 'turn'), seats));
  const pending = readPending(input.pending, placed, laid);
  const people = readSeats(input, placed, turn, laid);
  return {
    ...placed,
    seats: people,
    tilesLeft: readTilesLeft(input.tilesLeft, placed),
    cards: readCards(input.cards),
    tasks: readTasks(input.tasks),
    capitols: readCapitols(input.pieces, board, laid),
    nomads: readNomads(input.nomads, laid),
    ...readDecrees(input),
    deck: readDeck(input, people),
    round: 1,
    turn,
    pending,
    // Silos are asked for after the last turn only.
    closing: pending.some((one) => one.kind === 'silo') ? 'silos' : null,
    ending: people.some((seat) => seat.supply === 0),
  };
};

/** The castles are paid in any case; who lists them among the cards gets them under that name too. */
export const CASTLE = 'castle';

const readCards = (value: unknown): readonly string[] => {
  const ids = [...CARDS.map((card) => card.id), CASTLE];
  return maybe(value, [], (all) =>
    list(all, 'cards', (id, path) => oneIn(id, path, ids)).filter((id) => id !== CASTLE),
  );
};

const readTasks = (value: unknown): readonly string[] => {
  const ids = TASKS.map((task) => task.id);
  return maybe(value, [], (all) => list(all, 'tasks', (id, path) => oneIn(id, path, ids)));
};

const readDecrees = (input: Json): Pick<KbState, 'decree' | 'nativeSoil' | 'scouts' | 'marks'> => ({
  decree: maybe<string | null>(input.decree, null, (one) => oneIn(one, 'decree', DECREES)),
  nativeSoil: maybe<Ground | null>(input.nativeSoil, null, (one) => oneIn(one, 'nativeSoil', CARD_TERRAINS)),
  scouts: maybe<Ground | null>(input.scouts, null, (one) => oneIn(one, 'scouts', CARD_TERRAINS)),
  marks: maybe<KbState['marks']>(input.marks, [], (all) =>
    list(all, 'marks', (mark, path) => {
      const given = object(mark, path);
      only(given, path, ['row', 'seat']);
      const { row, seat } = given;
      return { row: whole(row, `${path}.row`), seat: whole(seat, `${path}.seat`) };
    }),
  ),
});

const readNomads = (value: unknown, laid: KbEventOf<'BoardLaid'>): Readonly<Record<HexPick, string>> => {
  const ids = NOMADS.map((nomad) => nomad.id);
  const given = maybe(value, {}, (all) => object(all, 'nomads'));
  return Object.fromEntries(
    Object.entries(given).map(([hex, id]) => [readHex(hex, 'nomads', laid), oneIn(id, `nomads.${hex}`, ids)]),
  );
};

const readCapitols = (value: unknown, s: KbState, laid: KbEventOf<'BoardLaid'>): readonly Hex[] =>
  maybe(value, [], (given) => list(given, 'pieces', object))
    .filter((piece) => piece.kind === 'capitol')
    .map((piece) => at(s.board, readHex(piece.at, 'capitol', laid)));

const readRulings = (value: unknown): Partial<Rulings> =>
  maybe(value, {}, (given) => {
    const options = object(given, 'options');
    for (const [key, choice] of Object.entries(options)) {
      const allowed = Object.entries(RULINGS).find(([k]) => k === key)?.[1] ?? [];
      if (!allowed.some((one) => one === choice))
        throw new Fault(`rule:${key}`, `options.${key} cannot be ${JSON.stringify(choice)}.`);
    }
    return options as Partial<Rulings>;
  });

const readPieces = (value: unknown, s: KbState, laid: KbEventOf<'BoardLaid'>): readonly number[] => {
  const pieces = [...s.pieces];
  for (const [i, piece] of maybe(value, [], (given) => list(given, 'pieces', object)).entries()) {
    const path = `pieces[${i}]`;
    only(piece, path, ['kind', 'seat', 'at']);
    if (piece.kind === 'capitol') continue;
    const kind = oneIn(piece.kind, `${path}.kind`, PIECES);
    const owned = !NEUTRAL.includes(kind);
    if (owned === (piece.seat === null || piece.seat === undefined))
      throw new Fault('malformed', `${path}.seat must be ${owned ? 'a seat' : 'null'}.`);
    const seat = owned ? whole(piece.seat, `${path}.seat`, 0, s.seats.length - 1) : null;
    const centre = at(s.board, readHex(piece.at, `${path}.at`, laid));
    for (const hex of kind === 'city_hall' ? cityHallHexes(s, centre) : [centre]) {
      if (pieces[hex] !== 0) throw new Fault('occupied', `${path}: two pieces on one hex.`);
      pieces[hex] = codeOf(kind, seat);
    }
  }
  return pieces;
};

const PLAYED = [...CARD_TERRAINS, 'swamp'] as const;

const readTurn = (turn: Json, seats: number): Turn => {
  only(turn, 'turn', ['seat', 'terrain', 'tiles', 'mandatoryLeft']);
  const whole3 = turn.terrain === 'swamp' ? ON_SWAMP : OWED;
  const left = maybe(turn.mandatoryLeft, whole3, (n) => whole(n, 'turn.mandatoryLeft', 0, OWED));
  return {
    ...newTurn(whole(turn.seat, 'turn.seat', 0, seats - 1)),
    terrain: maybe<Ground | null>(turn.terrain, null, (one) => oneIn(one, 'turn.terrain', PLAYED)),
    left,
    begun: left < whole3,
  };
};

const readTilesLeft = (value: unknown, s: KbState): readonly number[] => {
  if (!isJson(value)) return s.tilesLeft;
  for (const key of Object.keys(value))
    if (!s.board.locations.some((location) => location.at === key))
      throw new Fault('no-such-hex', `tilesLeft: there is no location ${key}.`);
  return s.board.locations.map((location, i) =>
    maybe(value[location.at], s.tilesLeft[i] ?? 0, (n) => whole(n, `tilesLeft.${location.at}`, 0, 9)),
  );
};
