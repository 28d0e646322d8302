import type { Phrase } from '../../kernel/phrase.ts';
import type { BuildersEvent } from './events.ts';

type Of<T extends BuildersEvent['type']> = Extract<BuildersEvent, { readonly type: T }>;

/** Neighbouring facts that make one sentence: the same thing done by the same seat, sends to the same site. */
const alike = (a: BuildersEvent, b: BuildersEvent): boolean => {
  if (a.type === 'WorkerSent' && b.type === 'WorkerSent') return a.site === b.site && a.seat === b.seat;
  if (a.type === 'ConstructionStarted' && b.type === 'ConstructionStarted') return a.seat === b.seat;
  if (a.type === 'WorkerRecruited' && b.type === 'WorkerRecruited') return a.seat === b.seat;
  if (a.type === 'CoinsTaken' && b.type === 'CoinsTaken') return a.seat === b.seat;
  return a.type === 'ActionBought' && b.type === 'ActionBought' && a.seat === b.seat;
};

const runs = (events: readonly BuildersEvent[]): readonly (readonly BuildersEvent[])[] => {
  const out: BuildersEvent[][] = [];
  for (const event of events) {
    const run = out.at(-1);
    const last = run?.at(-1);
    if (run && last && alike(last, event)) run.push(event);
    else out.push([event]);
  }
  return out;
};

const only = <T extends BuildersEvent['type']>(run: readonly BuildersEvent[], type: T): readonly Of<T>[] =>
  run.filter((event): event is Of<T> => event.type === type);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

const sent = (run: readonly BuildersEvent[], first: Of<'WorkerSent'>): Phrase => {
  const sends = only(run, 'WorkerSent');
  const wages = sum(sends.map((e) => e.wage));
  const workers = sends.map((e) => e.worker);
  return { key: wages > 0 ? 'sent' : 'sent-free', seat: first.seat, args: { workers, site: first.site, coins: wages } };
};

const finished = (e: Of<'BuildingFinished'>): Phrase => {
  const args = { card: e.card, points: e.points, coins: e.coins };
  if (e.machine) return { key: 'finished-machine', seat: e.seat, args };
  return { key: e.points > 0 ? 'finished' : 'finished-coins', seat: e.seat, args };
};

const refilled = (e: Of<'RowsRefilled'>): readonly Phrase[] => {
  const cards = [...e.buildings, ...e.workers].map((refill) => refill.card);
  return cards.length > 0 ? [{ key: 'refilled', args: { cards } }] : [];
};

const phrases = (run: readonly BuildersEvent[], first: BuildersEvent): readonly Phrase[] => {
  switch (first.type) {
    case 'GameLaid':
      return [{ key: 'first', seat: first.first, args: {} }];
    case 'ConstructionStarted':
      return [
        { key: 'started', seat: first.seat, args: { cards: only(run, 'ConstructionStarted').map((e) => e.card) } },
      ];
    case 'WorkerRecruited':
      return [{ key: 'recruited', seat: first.seat, args: { cards: only(run, 'WorkerRecruited').map((e) => e.card) } }];
    case 'WorkerSent':
      return [sent(run, first)];
    case 'BuildingFinished':
      return [finished(first)];
    case 'CoinsTaken': {
      const coins = sum(only(run, 'CoinsTaken').map((e) => e.coins));
      return [{ key: coins === 1 ? 'took-one' : 'took', seat: first.seat, args: { coins } }];
    }
    case 'ActionBought':
      return [{ key: run.length === 1 ? 'bought-one' : 'bought', seat: first.seat, args: { n: run.length } }];
    case 'RowsRefilled':
      return refilled(first);
    case 'TurnEnded':
      return first.unused > 0 ? [{ key: 'unused', seat: first.seat, args: { n: first.unused } }] : [];
    case 'GoalReached':
      return [{ key: 'goal', seat: first.seat, args: { points: first.points } }];
    case 'BuildingStalled':
      return [{ key: 'stalled', args: {} }];
    case 'TurnBegan':
    case 'BuilderLeft':
      return [];
  }
};

/** One sentence for each run of like facts. */
export const describe = (events: readonly BuildersEvent[]): readonly Phrase[] =>
  runs(events).flatMap((run) => (run[0] ? phrases(run, run[0]) : []));
