import type { Phrase } from '../../kernel/phrase.ts';
import type { KbEvent, KbEventOf } from './event.ts';
import { hexLabel } from './hex.ts';
import { walked } from './walks.ts';

type Built = KbEventOf<'SettlementBuilt'>;
type Of<T extends KbEvent['type']> = readonly KbEventOf<T>[];

/** Sentences for consecutive facts; builds of one kind share a sentence, and what was taken comes after them. */
export const describe = (events: readonly KbEvent[]): readonly Phrase[] => {
  const out: Phrase[] = [];
  let run: KbEvent[] = [];
  const close = (): void => {
    out.push(...runPhrases(run));
    run = [];
  };
  for (const event of walked(events)) {
    if (isSilent(event)) continue;
    if (!joins(run, event)) close();
    if (RUNS.some((type) => type === event.type)) run.push(event);
    else out.push(...phrases(event));
  }
  close();
  return out;
};

/** What is told together. */
const RUNS: readonly KbEvent['type'][] = [
  'SettlementBuilt',
  'TileTaken',
  'TileLost',
  'NomadTaken',
  'BonusTaken',
  'BonusLost',
  'GoldGained',
  'WallBuilt',
];

const SILENT: readonly KbEvent['type'][] = ['TileUsed', 'TerrainPlayed', 'ExtraUsed', 'BuildsOwed', 'BuildsLapsed'];

const isSilent = (event: KbEvent): boolean => SILENT.includes(event.type);

const joins = (run: readonly KbEvent[], event: KbEvent): boolean => {
  if (!RUNS.includes(event.type)) return false;
  if (event.type !== 'SettlementBuilt') return true;
  return of(run, 'SettlementBuilt').every((e) => e.seat === event.seat && e.by === event.by && e.on === event.on);
};

const of = <T extends KbEvent['type']>(run: readonly KbEvent[], type: T): Of<T> =>
  run.filter((e): e is KbEventOf<T> => e.type === type);

const runPhrases = (run: readonly KbEvent[]): readonly Phrase[] => [
  ...built(of(run, 'SettlementBuilt')),
  ...tiles('walls', 'hexes', of(run, 'WallBuilt'), (e) => hexLabel(e.at)),
  ...tiles('lost', 'tiles', of(run, 'TileLost'), (e) => e.tile),
  ...tiles('took', 'tiles', of(run, 'TileTaken'), (e) => e.tile),
  ...tiles('lost-bonus', 'tiles', of(run, 'BonusLost'), (e) => e.tile),
  ...tiles('took-bonus', 'tiles', of(run, 'BonusTaken'), (e) => e.tile),
  ...tiles('took-nomads', 'tiles', of(run, 'NomadTaken'), (e) => e.tile),
  ...gold(of(run, 'GoldGained')),
];

const built = (events: readonly Built[]): readonly Phrase[] => {
  const [first] = events;
  if (!first) return [];
  const args = { hexes: events.map((e) => hexLabel(e.at)), terrain: first.on };
  if (first.by === 'mandatory') return [{ key: 'built', seat: first.seat, args }];
  return [{ key: 'built-with', seat: first.seat, args: { ...args, tile: first.by } }];
};

const tiles = <E extends { readonly seat: number }>(
  key: string,
  arg: string,
  events: readonly E[],
  name: (e: E) => string,
): readonly Phrase[] => {
  const seats = [...new Set(events.map((e) => e.seat))];
  return seats.map((seat) => ({ key, seat, args: { [arg]: events.filter((e) => e.seat === seat).map(name) } }));
};

const gold = (events: Of<'GoldGained'>): readonly Phrase[] => {
  const sums = new Map<string, KbEventOf<'GoldGained'>>();
  for (const e of events)
    sums.set(`${e.seat} ${e.by}`, { ...e, gold: e.gold + (sums.get(`${e.seat} ${e.by}`)?.gold ?? 0) });
  return [...sums.values()].map((e) => ({ key: 'gold', seat: e.seat, args: { gold: e.gold, by: e.by } }));
};

const phrases = (e: KbEvent): readonly Phrase[] => {
  switch (e.type) {
    case 'BoardLaid':
      return e.sections.length > 0 ? [{ key: 'board', args: { sections: e.sections.map((s) => s.id) } }] : [];
    case 'CardsShown':
      return e.cards.length > 0 ? [{ key: 'cards', args: { cards: e.cards } }] : [];
    case 'TasksShown':
      return [{ key: 'tasks', args: { tasks: e.tasks } }];
    case 'CapitolPlaced':
      return [{ key: 'capitol-placed', args: { at: hexLabel(e.at) } }];
    case 'CavePlaced':
      return [{ key: 'cave-placed', args: { at: hexLabel(e.at) } }];
    case 'DecreeIssued':
      return [{ key: 'decree', args: { decree: e.decree } }];
    case 'NativeSoilChosen':
      return [{ key: 'native', args: { terrain: e.terrain } }];
    case 'ScoutsPosted':
      return [{ key: 'scouts', args: { terrain: e.terrain } }];
    case 'FerryPlaced':
      return [{ key: 'ferry-placed', args: { at: hexLabel(e.at) } }];
    case 'VolcanoPlaced':
      return [{ key: 'volcano-placed', args: { at: hexLabel(e.at) } }];
    case 'Answered':
      return [{ key: 'answered', seat: e.seat, args: {} }];
    case 'BallotClosed':
      return closedBallot(e);
    case 'ClosingBegan':
      return e.stage === 'canoes' ? [{ key: 'closing', args: {} }] : [];
    case 'CanoeCharged':
      return [{ key: 'charged', seat: e.seat, args: {} }];
    case 'SettlementSetAside':
      return [{ key: 'aside', seat: e.seat, args: { at: hexLabel(e.at) } }];
    case 'RowMarked':
      return [{ key: 'marked', seat: e.seat, args: { row: e.row + 1 } }];
    case 'MoreCards':
      return [{ key: 'more-cards', seat: e.seat, args: {} }];
    case 'TokenTaken':
      return [{ key: 'token', seat: e.seat, args: {} }];
    case 'TokensPaid':
      return [{ key: 'tokens', seat: e.seat, args: { tokens: e.tokens } }];
    case 'StartSeatChosen':
      return [{ key: 'starts', seat: e.seat, args: {} }];
    case 'SettlementMoved':
      return [moved(e)];
    case 'MeeplePlaced':
      return [{ key: 'placed', seat: e.seat, args: { piece: e.piece, at: hexLabel(e.at), tile: e.by } }];
    case 'PieceReturned':
      return [returned(e)];
    case 'CityHallPlaced':
      return [{ key: 'city-hall', seat: e.seat, args: { at: hexLabel(e.at) } }];
    case 'NomadUsed':
      return [{ key: 'used-nomad', seat: e.seat, args: { tile: e.tile } }];
    case 'FortDrawn':
      return [{ key: 'fort', seat: e.seat, args: { card: e.card } }];
    case 'CardRemoved':
      return [{ key: 'redrew', seat: e.seat, args: { cards: [e.card] } }];
    case 'CardDrawn':
      return e.open ? [{ key: 'drew', seat: e.seat, args: { cards: [e.card] } }] : [];
    case 'EndTriggered':
      return [{ key: 'ending', seat: e.seat, args: {} }];
    case 'EndCancelled':
      return [{ key: 'ending-cancelled', args: {} }];
    case 'SeatWithdrawn':
      return [{ key: 'left', seat: e.seat, args: {} }];
    case 'GameScored':
      return [{ key: 'over', args: {} }];
    default:
      return [];
  }
};

const closedBallot = ({ kind, answers }: KbEventOf<'BallotClosed'>): readonly Phrase[] => {
  if (kind !== 'eruption') return [];
  const hexes = answers.flat().map(hexLabel);
  return [hexes.length > 0 ? { key: 'erupted', args: { hexes } } : { key: 'quiet', args: {} }];
};

const moved = (e: KbEventOf<'SettlementMoved'>): Phrase => {
  const args = { from: hexLabel(e.from), to: hexLabel(e.to) };
  if (e.piece) return { key: 'moved-piece', seat: e.seat, args: { ...args, piece: e.piece } };
  return { key: 'moved', seat: e.seat, args: { ...args, tile: e.by } };
};

const returned = (e: KbEventOf<'PieceReturned'>): Phrase => {
  const args = { piece: e.piece, at: hexLabel(e.at) };
  if (e.user === e.seat) return { key: 'taken-back', seat: e.seat, args };
  return { key: 'struck', seat: e.seat, args: { ...args, user: String(e.user) } };
};
