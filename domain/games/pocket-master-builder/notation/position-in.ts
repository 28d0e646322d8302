import type { Seat } from '../../../kernel/rules.ts';
import {
  Fault,
  flag,
  type Json,
  list,
  malformed,
  maybe,
  object,
  oneIn,
  only,
  text,
  whole,
} from '../../../notation/json.ts';
import { meeting } from '../board/junctions.ts';
import { CELLS, type Cell, cellName, cellOf, lineOf } from '../board/table.ts';
import { wallSpaces } from '../board/wall-track.ts';
import { EDITIONS, editionById } from '../editions/all.ts';
import { type Edition, GAINS, type Per, VARIANTS, type VariantKey, type Variants } from '../editions/edition.ts';
import { type Gaining, SOURCES } from '../events.ts';
import { blank, type Phase, type Player, type PmbState } from '../state.ts';
import { unseenCards, unseenOracles } from '../turn/piles.ts';

const PHASES: readonly Phase[] = ['develop', 'work', 'rest', 'surplus'];

const TABLE_KEYS = ['edition', 'variants', 'first', 'walls', 'starting', 'landmarks', 'grid', 'buildings', 'workers'];
const GAME_KEYS = ['players', 'discards', 'pile', 'oraclesUnder', 'last', 'stalled', 'builtIn', 'turn', 'gains'];
/** What the commands read beside the position. */
const COMMAND_KEYS = ['action', 'picks', 'seat', 'moves', 'dice'];
const PLAYER_KEYS = ['work', 'rest', 'rewards', 'donkey', 'wall', 'hand', 'oracles', 'offered'];

const readEdition = (value: unknown): Edition => {
  const id = text(value, 'edition');
  const edition = editionById(id);
  if (!edition) throw new Fault('unknown-edition', `There is no edition ${id}.`);
  return edition;
};

const readVariants = (edition: Edition, value: unknown): Variants => {
  const given = Object.entries(maybe(value, {}, (v) => object(v, 'variants')));
  for (const [key, said] of given) {
    const known: readonly string[] | undefined = VARIANTS[key as VariantKey];
    if (!known?.includes(String(said))) throw malformed(`variants.${key}`, known ? known.join(' or ') : 'left out');
  }
  return { ...edition.variants, ...Object.fromEntries(given) };
};

/** A row of cards in its order; every card of its kind once. */
const readRow = (value: unknown, path: string, cards: readonly { readonly id: string }[]): readonly string[] => {
  const usual = cards.map((card) => card.id);
  const row = maybe(value, usual, (v) => list(v, path, text));
  if ([...row].sort().join() !== [...usual].sort().join())
    throw malformed(path, `all of ${usual.join(', ')}, each once`);
  return row;
};

const readCell = (pick: string, path: string): Cell => {
  const cell = cellOf(pick);
  if (cell === null) throw malformed(`${path} "${pick}"`, 'a place "row,line" from "1,2" to "4,8"');
  return cell;
};

const byCell = <T>(value: unknown, path: string, read: (value: unknown, path: string) => T): readonly (T | null)[] => {
  const given = Object.entries(maybe(value, {}, (v) => object(v, path)));
  const places = new Map(given.map(([pick, one]) => [readCell(pick, path), read(one, `${path} ${pick}`)]));
  return Array.from({ length: CELLS }, (_, cell) => places.get(cell) ?? null);
};

const seatOf = (value: unknown, path: string): Seat => whole(value, path, 0, 1);

const readWorkers = (s: PmbState, value: unknown): PmbState => {
  const given = Object.entries(maybe(value, {}, (v) => object(v, 'workers')));
  for (const [at] of given) if (!meeting(s, at)) throw malformed(`workers "${at}"`, 'a border of two cards');
  return { ...s, workers: Object.fromEntries(given.map(([at, seat]) => [at, seatOf(seat, `workers ${at}`)])) };
};

const readPlayer = (s: PmbState, seat: Seat, from: Json): Player => {
  const at = `players[${seat}]`;
  only(from, at, PLAYER_KEYS);
  const { setup, reward_track, donkey } = s.edition;
  const cubes = setup.worker_area + setup.rest_area;
  const busy = [...Object.values(s.workers), ...s.owners].filter((owner) => owner === seat).length;
  const work = maybe(from.work, Math.max(0, Math.min(setup.worker_area, cubes - busy)), (n) =>
    whole(n, `${at}.work`, 0, cubes),
  );
  const rest = maybe(from.rest, cubes - busy - work, (n) => whole(n, `${at}.rest`, 0, cubes));
  if (work + rest + busy !== cubes || rest < 0)
    throw new Fault('cubes', `${at} has ${work + rest + busy} cubes on the table and beside it instead of ${cubes}.`);
  return {
    work,
    rest,
    rewards: maybe(from.rewards, reward_track.start, (n) => whole(n, `${at}.rewards`, 0, reward_track.max)),
    donkey: maybe(from.donkey, 1, (n) => whole(n, `${at}.donkey`, 1, donkey.length)),
    wall: maybe(from.wall, 1, (n) => whole(n, `${at}.wall`, 1, wallSpaces(s).length)),
    hand: maybe(from.hand, [], (v) => list(v, `${at}.hand`, text)),
    oracles: maybe(from.oracles, [], (v) => list(v, `${at}.oracles`, text)),
    offered: maybe(from.offered, [], (v) => list(v, `${at}.offered`, text)),
  };
};

const eachOnce = (ids: readonly string[], cards: readonly { readonly id: string }[], what: string): void => {
  for (const id of ids)
    if (!cards.some((card) => card.id === id)) throw malformed(`${what} "${id}"`, 'a card of the edition');
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice) throw new Fault('card-twice', `${what} ${twice} lies in two places.`);
};

const checkCards = (s: PmbState): void => {
  const placed = s.grid.filter((id) => id !== null);
  eachOnce([...placed, ...s.discards, ...s.players.flatMap((p) => p.hand)], s.edition.kingdom, 'kingdom card');
  eachOnce([...s.oraclesUnder, ...s.players.flatMap((p) => [...p.oracles, ...p.offered])], s.edition.oracles, 'oracle');
  for (const [cell, id] of s.grid.entries()) {
    const gap = id !== null && lineOf(cell) > 2 && s.grid[cell - 1] === null;
    if (gap) throw new Fault('gap', `${cellName(cell)} lies beside an empty place; rows grow from the left.`);
    if (id === null && s.owners[cell] !== null)
      throw new Fault('no-card-there', `There is no card in ${cellName(cell)} to build.`);
  }
};

const readTurn = (s: PmbState, value: unknown): PmbState['turn'] => {
  if (value === null) return null;
  const turn = maybe<Json>(value, {}, (v) => object(v, 'turn'));
  only(turn, 'turn', ['seat', 'round', 'phase', 'played']);
  const phase = maybe<string>(turn.phase, 'develop', (v) => text(v, 'turn.phase'));
  const known = PHASES.find((one) => one === phase);
  if (!known) throw malformed('turn.phase', PHASES.join(', '));
  const played = maybe<Cell | null>(turn.played, null, (v) => readCell(text(v, 'turn.played'), 'turn.played'));
  if (played !== null && s.grid[played] === null) throw malformed('turn.played', 'a place with a card');
  return {
    seat: maybe(turn.seat, s.first, (v) => seatOf(v, 'turn.seat')),
    round: maybe(turn.round, 1, (v) => whole(v, 'turn.round', 1, 99)),
    phase: known,
    played,
  };
};

/** What waits for the choice of an oracle, as `play` answers it. */
const readGain = (value: unknown, path: string): Gaining => {
  const from = object(value, path);
  only(from, path, ['seat', 'key', 'n', 'from', 'per']);
  const per = maybe<Per | null>(from.per, null, (v) => oneIn(v, `${path}.per`, ['2walls'] as const));
  return {
    seat: seatOf(from.seat, `${path}.seat`),
    key: oneIn(from.key, `${path}.key`, GAINS),
    n: whole(from.n, `${path}.n`, 1),
    from: oneIn(from.from, `${path}.from`, SOURCES),
    ...(per ? { per } : {}),
  };
};

const readPile = (value: unknown, derived: number): number => {
  if (maybe(value, derived, (v) => whole(v, 'pile')) === derived) return derived;
  throw new Fault('pile', `pile is ${String(value)}, but ${derived} cards lie nowhere else.`);
};

const playerIn = (value: unknown, path: string): Json => maybe<Json>(value, {}, (v) => object(v, path));

/** Reads a position; throws a `Fault` that says what is wrong. */
export const readPosition = (value: unknown): PmbState => {
  const input = object(value, 'input');
  only(input, 'the position', [...TABLE_KEYS, ...GAME_KEYS, ...COMMAND_KEYS]);
  const edition = readEdition(maybe(input.edition, EDITIONS[0]?.id ?? '', (v) => v));
  const board: PmbState = {
    ...blank(),
    edition,
    variants: readVariants(edition, input.variants),
    first: maybe(input.first, 0, (v) => seatOf(v, 'first')),
    walls: readRow(input.walls, 'walls', edition.walls),
    starting: readRow(input.starting, 'starting', edition.starting),
    landmarks: readRow(input.landmarks, 'landmarks', edition.landmarks),
    grid: byCell(input.grid, 'grid', text),
    owners: byCell(input.buildings, 'buildings', seatOf),
    discards: maybe(input.discards, [], (v) => list(v, 'discards', text)),
    oraclesUnder: maybe(input.oraclesUnder, [], (v) => list(v, 'oraclesUnder', text)),
    stalled: maybe(input.stalled, false, (v) => flag(v, 'stalled')),
    gains: maybe(input.gains, [], (v) => list(v, 'gains', readGain)),
    last: maybe<number | null>(input.last, null, (v) => whole(v, 'last', 1, 99)),
    builtIn: maybe(input.builtIn, 0, (v) => whole(v, 'builtIn', 0, 99)),
  };
  checkCards(board);
  const s = readWorkers(board, input.workers);
  const players = maybe<readonly Json[]>(input.players, [], (v) => list(v, 'players', playerIn));
  if (players.length > 2) throw malformed('players', 'at most two');
  const seated = {
    ...s,
    players: [0, 1].map((seat) => readPlayer(s, seat, players[seat] ?? {})),
  };
  checkCards(seated);
  return {
    ...seated,
    turn: readTurn(seated, input.turn),
    pile: readPile(input.pile, unseenCards(seated).length),
    oraclePile: unseenOracles(seated).length,
  };
};
