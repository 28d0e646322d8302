import { misfits, type Options } from '../../../kernel/options.ts';
import { Fault, type Json, malformed, text } from '../../../notation/json.ts';
import type { Card, CardId } from '../cards/card.ts';
import { cardOf, PROJECT_IDS, WORKER_IDS } from '../cards/catalogue.ts';
import { bankOf, OPTIONS, takeCoinsOf } from '../options.ts';
import {
  ACTIONS_A_TURN,
  type Builder,
  type BuildersState,
  ROW_LENGTH,
  type Site,
  type Slot,
  type Turn,
} from '../state.ts';
import { impossible } from './impossible.ts';
import { cardIdAt, cardsAt, fields, flagAt, listAt, wholeAt } from './read.ts';

type Made = Readonly<Record<CardId, Card>>;

const POSITION_KEYS = [
  ...['seats', 'first', 'round', 'lastRound', 'stalled', 'options', 'turn', 'builders', 'rows', 'piles', 'cards'],
  ...['action', 'picks', 'moves', 'dice'],
] as const;
const LARGE = 1_000_000;
const PROJECTS = ['building', 'machine'] as const;
const HANDS = ['worker', 'machine'] as const;

const ids = (value: unknown, where: string, kinds: readonly Card['kind'][], made: Made): readonly CardId[] =>
  listAt(value, where, (one, at) => cardIdAt(one, at, kinds, made));

const rowAt = (value: unknown, where: string, kinds: readonly Card['kind'][], made: Made): readonly Slot[] => {
  const row = listAt(value, where, (one, at) => (one === null ? null : cardIdAt(one, at, kinds, made)));
  if (row.length > ROW_LENGTH) throw malformed(where, `a row of at most ${ROW_LENGTH} cards`);
  return [...row, ...Array.from({ length: ROW_LENGTH - row.length }, () => null)];
};

const siteAt = (value: unknown, where: string, made: Made): Site => {
  const it = fields(value, where, ['card', 'workers']);
  return {
    card: cardIdAt(it.card, `${where}.card`, PROJECTS, made),
    workers: ids(it.workers, `${where}.workers`, HANDS, made),
  };
};

const builderAt = (value: unknown, where: string, made: Made): Builder => {
  const it = fields(value, where, ['coins', 'workers', 'sites', 'finished', 'resigned']);
  const sites = listAt(it.sites, `${where}.sites`, (site, at) => siteAt(site, at, made));
  const finished = ids(it.finished, `${where}.finished`, PROJECTS, made);
  const named = ids(it.workers, `${where}.workers`, HANDS, made);
  const machines = finished.filter((id) => cardOf({ made }, id).kind === 'machine');
  const busy = [...named, ...sites.flatMap((site) => site.workers)];
  const idle = busy.find((id) => cardOf({ made }, id).kind === 'machine' && !finished.includes(id));
  if (idle) throw new Fault('not-finished', `${where}: the machine ${idle} works only once it is finished.`);
  return {
    coins: wholeAt(it.coins, `${where}.coins`, LARGE, 0),
    free: [...named, ...machines.filter((id) => !busy.includes(id))],
    sites,
    finished,
    resigned: flagAt(it.resigned, `${where}.resigned`),
  };
};

const turnAt = (value: unknown, seats: number): Turn | null => {
  if (value === undefined || value === null) return null;
  const it = fields(value, 'turn', ['seat', 'actions', 'sent']);
  const sent = Object.entries(fields(it.sent, 'turn.sent', null));
  return {
    seat: wholeAt(it.seat, 'turn.seat', seats - 1, 0),
    actions: wholeAt(it.actions, 'turn.actions', LARGE, ACTIONS_A_TURN),
    sent: Object.fromEntries(sent.map(([site, n]) => [site, wholeAt(n, 'turn.sent', LARGE, 0)])),
  };
};

/** Every place where a card lies, for a look at what is left and what lies twice. */
const placed = (s: Omit<BuildersState, 'workerPile' | 'buildingPile'>): readonly CardId[] => [
  ...[...s.workerRow, ...s.buildingRow, s.nextBuilding].filter((slot) => slot !== null),
  ...s.builders.flatMap(({ free, sites, finished }) => [
    ...[...free, ...sites.flatMap((site) => site.workers)].filter((id) => !finished.includes(id)),
    ...sites.map((site) => site.card),
    ...finished,
  ]),
];

const twice = (cards: readonly CardId[]): CardId | undefined => cards.find((id, i) => cards.indexOf(id) !== i);

const optionsAt = (value: unknown): Options => {
  const given = fields(value, 'options', null) as Options;
  const [code] = misfits(OPTIONS, given);
  if (code) throw new Fault(code, `the options do not fit: ${code}.`);
  return given;
};

const MOST_SEATS = 4;

const seatsAt = (it: Json, builders: number): number => {
  const seats = wholeAt(it.seats, 'seats', MOST_SEATS, builders);
  if (seats < 1 || seats > MOST_SEATS || builders > seats)
    throw new Fault('seats', 'a position has 1 to 4 seats and no more builders than seats.');
  return seats;
};

/** The state that a position describes; throws `Fault`. */
export const stateOf = (input: unknown): BuildersState => {
  const it = fields(input, 'the position', POSITION_KEYS);
  const made = cardsAt(it.cards);
  const given = listAt(it.builders, 'builders', (builder, at) => builderAt(builder, at, made));
  const seats = seatsAt(it, given.length);
  const options = optionsAt(it.options);
  const rows = fields(it.rows, 'rows', ['workers', 'buildings', 'next']);
  const piles = fields(it.piles, 'piles', ['workers', 'buildings']);
  const builders = Array.from({ length: seats }, (_, i) => given[i] ?? builderAt({}, `builders[${i}]`, made));
  const known: Omit<BuildersState, 'workerPile' | 'buildingPile'> = {
    takeCoins: takeCoinsOf(options),
    bank: bankOf(options),
    first: wholeAt(it.first, 'first', seats - 1, 0),
    round: wholeAt(it.round, 'round', LARGE, 1),
    lastRound: flagAt(it.lastRound, 'lastRound') || flagAt(it.stalled, 'stalled'),
    stalled: flagAt(it.stalled, 'stalled'),
    turn: turnAt(it.turn, seats),
    workerRow: rowAt(rows.workers, 'rows.workers', ['worker'], made),
    buildingRow: rowAt(rows.buildings, 'rows.buildings', PROJECTS, made),
    nextBuilding:
      rows.next === undefined || rows.next === null ? null : cardIdAt(rows.next, 'rows.next', PROJECTS, made),
    builders,
    made,
  };
  const used = placed(known);
  const rest = (all: readonly CardId[]): readonly CardId[] => all.filter((id) => !used.includes(id));
  const pile = (value: unknown, where: string, all: readonly CardId[], kinds: readonly Card['kind'][]) =>
    value === undefined ? rest(all) : ids(value, where, kinds, made);
  const workerPile = pile(piles.workers, 'piles.workers', WORKER_IDS, ['worker']);
  const buildingPile = pile(piles.buildings, 'piles.buildings', PROJECT_IDS, PROJECTS);
  const double = twice([...used, ...workerPile, ...buildingPile]);
  if (double) throw new Fault('card-twice', `the card ${double} lies in two places.`);
  const s: BuildersState = { ...known, workerPile, buildingPile };
  const odd = impossible(s);
  if (odd) throw new Fault('impossible', odd);
  return s;
};

const madeForm = (made: Made): Json =>
  Object.fromEntries(
    Object.entries(made).map(([id, card]) => {
      if (card.kind === 'worker') return [id, { name: card.name, wage: card.wage, gives: card.gives }];
      const { kind: _kind, id: _id, ...form } = card;
      return [id, form];
    }),
  );

/** The form again, for the answer of `play`. */
export const positionOf = (s: BuildersState): Json => ({
  seats: s.builders.length,
  first: s.first,
  round: s.round,
  lastRound: s.lastRound,
  stalled: s.stalled,
  options: { takeCoins: s.takeCoins, bank: s.bank },
  turn: s.turn,
  builders: s.builders.map(({ coins, free, sites, finished, resigned }) => ({
    coins,
    workers: free,
    sites,
    finished,
    resigned,
  })),
  rows: { workers: s.workerRow, buildings: s.buildingRow, next: s.nextBuilding },
  piles: { workers: s.workerPile, buildings: s.buildingPile },
  ...(Object.keys(s.made).length > 0 ? { cards: madeForm(s.made) } : {}),
});

/** A move, or several, as a request has them. */
export const movesAt = (value: unknown): readonly { readonly action: string; readonly picks: readonly string[] }[] =>
  listAt(value, 'moves', (one, at) => {
    const it = fields(one, at, ['action', 'picks']);
    return { action: text(it.action, `${at}.action`), picks: listAt(it.picks, `${at}.picks`, text) };
  });
