import type { Phrase } from '../../kernel/phrase.ts';
import type { Seat } from '../../kernel/rules.ts';
import { spoken } from './board/names.ts';
import { lineOf, rowOf } from './board/table.ts';
import type { PmbEvent, Source } from './events.ts';

/** Facts that make one sentence together: the same key and seat one after the other, their items in one list. */
interface Part {
  readonly key: string;
  readonly seat: Seat;
  readonly items: readonly string[];
  readonly args?: Phrase['args'];
}

const KEYS: Readonly<Partial<Record<Source, string>>> = { rest: 'rested', bought: 'bought' };

/** One gain as an item: 'worker:2' has its words in `words.ts`. */
const gain = (seat: Seat, from: Source, what: string, n: number): Part => ({
  key: KEYS[from] ?? 'gained',
  seat,
  items: [`${what}:${n}`],
});

const placeArgs = (name: string, cell: number): Phrase['args'] => ({
  card: spoken(name),
  row: rowOf(cell),
  line: lineOf(cell),
});

const partOf = (e: PmbEvent): Part | null => {
  switch (e.type) {
    case 'TableLaid':
      return { key: 'laid', seat: e.first, items: [], args: { edition: e.edition.id } };
    case 'CardsDrawn':
      return e.from === 'start' ? null : gain(e.seat, e.from, 'card', e.cards.length);
    case 'OracleKept':
      return { key: 'oracle', seat: e.seat, items: [] };
    case 'OracleDrawn':
      return gain(e.seat, 'space', 'oracle', 1);
    case 'CardDeveloped':
      return { key: 'developed', seat: e.seat, items: [], args: placeArgs(e.name, e.at) };
    case 'LineInvaded':
      return {
        key: e.gaining.length > 0 ? 'invaded' : 'filled',
        seat: e.gaining[0] ?? 0,
        items: [],
        args: { line: e.line, who: e.gaining.map(String) },
      };
    case 'WorkerPlaced':
      return { key: 'placed', seat: e.seat, items: ['1'] };
    case 'WorkerUsed':
      return { key: 'paid', seat: e.seat, items: ['worker'] };
    case 'CardDiscarded':
      return { key: e.gain ? 'paid' : 'discarded', seat: e.seat, items: [spoken(e.name)] };
    case 'RewardsSpent':
      return e.on === 'gold' ? { key: 'paid', seat: e.seat, items: ['gold'] } : null;
    case 'BuildingConstructed':
      return { key: 'built', seat: e.seat, items: [], args: placeArgs(e.name, e.at) };
    case 'WorkersGained':
      return gain(e.seat, e.from, 'worker', e.n);
    case 'RewardsGained':
      return gain(e.seat, e.from, 'reward', e.n);
    case 'WallReached':
      return gain(e.seat, e.from, 'wall', 1);
    case 'DonkeyAdvanced':
      return gain(e.seat, e.from, 'donkey', 1);
    case 'PileRenewed':
      return { key: 'renewed', seat: 0, items: [] };
    case 'EndTriggered':
      return { key: `ending-${e.by}`, seat: e.seat, items: [], args: { last: e.last } };
    case 'OraclesOffered':
    case 'GainsWaiting':
    case 'Rested':
    case 'TurnEnded':
    case 'PlayStopped':
      return null;
  }
};

/** What a building was paid with: workers and gold by number, cards by name. */
const payment = (items: readonly string[]): readonly string[] => {
  const count = (kind: string): readonly string[] => {
    const n = items.filter((item) => item === kind).length;
    return n > 0 ? [`${kind}:${n}`] : [];
  };
  const cards = items.filter((item) => item !== 'worker' && item !== 'gold');
  return [...count('worker'), ...cards, ...count('gold')];
};

/** Equal gains in one sentence are one: 'worker:1' twice is 'worker:2'. */
const added = (items: readonly string[]): readonly string[] => {
  const sums = new Map<string, number>();
  for (const item of items) {
    const [what = '', n = '0'] = item.split(':');
    sums.set(what, (sums.get(what) ?? 0) + Number(n));
  }
  return [...sums].map(([what, n]) => `${what}:${n}`);
};

const phraseOf = ({ key, seat, items, args }: Part): Phrase => {
  switch (key) {
    case 'placed':
      return { key, seat, args: { what: [`worker:${items.length}`] } };
    case 'gained':
    case 'rested':
    case 'bought':
      return { key, seat, args: { what: added(items) } };
    case 'paid':
      return { key, seat, args: { with: payment(items) } };
    case 'discarded':
      return { key, seat, args: { cards: items } };
    default:
      return { key, seat, args: args ?? {} };
  }
};

const MERGED = ['placed', 'gained', 'rested', 'bought', 'paid', 'discarded'];

/** Consecutive facts as sentences. */
export const describe = (events: readonly PmbEvent[]): readonly Phrase[] => {
  const parts: Part[] = [];
  for (const event of events) {
    const part = partOf(event);
    if (!part) continue;
    const last = parts.at(-1);
    const same = last?.key === part.key && last.seat === part.seat && MERGED.includes(part.key);
    if (last && same) parts[parts.length - 1] = { ...last, items: [...last.items, ...part.items] };
    else if (part.key === 'built' && last?.key === 'paid')
      parts[parts.length - 1] = { ...part, key: 'built', args: { ...part.args, with: payment(last.items) } };
    else parts.push(part);
  }
  return parts.map(phraseOf);
};
