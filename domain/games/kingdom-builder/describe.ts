import type { Phrase } from '../../kernel/phrase.ts';
import { hexLabel } from './board/hex.ts';
import { walked } from './board/walks.ts';
import type { KbEvent, KbEventOf } from './events.ts';

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

const SILENT: readonly KbEvent['type'][] = [
  'TileUsed',
  'TerrainPlayed',
  'NativeSoilLeft',
  'ExtraUsed',
  'BuildsOwed',
  'BuildsLapsed',
];

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

const one = (key: string, args: Phrase['args'], seat?: number): readonly Phrase[] => [
  seat === undefined ? { key, args } : { key, seat, args },
];

const phrases = (e: KbEvent): readonly Phrase[] => {
  switch (e.type) {
    case 'BoardLaid':
      return e.sections.length > 0 ? [{ key: 'board', args: { sections: e.sections.map((s) => s.id) } }] : [];
    case 'CardsShown':
      return e.cards.length > 0 ? [{ key: 'cards', args: { cards: e.cards } }] : [];
    case 'TasksShown':
      return one('tasks', { tasks: e.tasks });
    case 'CapitolPlaced':
      return one('capitol-placed', { at: hexLabel(e.at) });
    case 'CavePlaced':
      return one('cave-placed', { at: hexLabel(e.at) });
    case 'DecreeIssued':
      return one('decree', { decree: e.decree });
    case 'NativeSoilChosen':
      return one('native', { terrain: e.terrain });
    case 'ScoutsPosted':
      return one('scouts', { terrain: e.terrain });
    case 'FerryPlaced':
      return one('ferry-placed', { at: hexLabel(e.at) });
    case 'VolcanoPlaced':
      return one('volcano-placed', { at: hexLabel(e.at) });
    case 'Answered':
      return one('answered', {}, e.seat);
    case 'BallotClosed':
      return closedBallot(e);
    case 'ClosingBegan':
      return e.stage === 'canoes' ? [{ key: 'closing', args: {} }] : [];
    case 'CanoeCharged':
      return one('charged', {}, e.seat);
    case 'SettlementSetAside':
      return one('aside', { at: hexLabel(e.at) }, e.seat);
    case 'RowMarked':
      return one('marked', { row: e.row + 1 }, e.seat);
    case 'MoreCards':
      return one('more-cards', {}, e.seat);
    case 'TokenTaken':
      return one('token', {}, e.seat);
    case 'TokensPaid':
      return one('tokens', { tokens: e.tokens }, e.seat);
    case 'StartSeatChosen':
      return one('starts', {}, e.seat);
    case 'SettlementMoved':
      return [moved(e)];
    case 'MeeplePlaced':
      return one('placed', { piece: e.piece, at: hexLabel(e.at), tile: e.by }, e.seat);
    case 'PieceReturned':
      return [returned(e)];
    case 'CityHallPlaced':
      return one('city-hall', { at: hexLabel(e.at) }, e.seat);
    case 'NomadUsed':
      return one('used-nomad', { tile: e.tile }, e.seat);
    case 'FortDrawn':
      return one('fort', { card: e.card }, e.seat);
    case 'CardRemoved':
      return one('redrew', { cards: [e.card] }, e.seat);
    case 'CardDrawn':
      return e.open ? [{ key: 'drew', seat: e.seat, args: { cards: [e.card] } }] : [];
    case 'EndTriggered':
      return one('ending', {}, e.seat);
    case 'EndCancelled':
      return one('ending-cancelled', {});
    case 'SeatWithdrawn':
      return one('left', {}, e.seat);
    case 'GameScored':
      return one('over', {});
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
