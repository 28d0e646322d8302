import type { Seat } from '../../kernel/rules.ts';
import type { CardId } from './cards/card.ts';
import { PROJECT_IDS, WORKER_IDS } from './cards/catalogue.ts';
import type { BuildersEvent, Refill } from './events.ts';
import { type Builder, type BuildersState, builderOf, type Slot } from './state.ts';

type Of<T extends BuildersEvent['type']> = Extract<BuildersEvent, { readonly type: T }>;

const without = (ids: readonly CardId[], gone: readonly CardId[]): readonly CardId[] =>
  ids.filter((id) => !gone.includes(id));

const withBuilder = (s: BuildersState, seat: Seat, change: Partial<Builder>): BuildersState => ({
  ...s,
  builders: s.builders.map((builder, i) => (i === seat ? { ...builder, ...change } : builder)),
});

const spent = (s: BuildersState, actions: number): BuildersState =>
  s.turn ? { ...s, turn: { ...s.turn, actions: s.turn.actions - actions } } : s;

const filled = (row: readonly Slot[], refills: readonly Refill[]): readonly Slot[] =>
  row.map((slot, i) => refills.find((refill) => refill.slot === i)?.card ?? slot);

const laid = (s: BuildersState, e: Of<'GameLaid'>): BuildersState => ({
  ...s,
  takeCoins: e.takeCoins,
  bank: e.bank,
  first: e.first,
  workerRow: e.workers,
  buildingRow: e.buildings,
  nextBuilding: e.nextBuilding,
  workerPile: without(WORKER_IDS, [...e.apprentices, ...e.workers]),
  buildingPile: without(PROJECT_IDS, [...e.buildings, e.nextBuilding]),
  builders: e.apprentices.map((card) => ({ coins: e.coins, free: [card], sites: [], finished: [], resigned: false })),
});

const started = (s: BuildersState, e: Of<'ConstructionStarted'>): BuildersState => ({
  ...withBuilder(spent(s, 1), e.seat, { sites: [...builderOf(s, e.seat).sites, { card: e.card, workers: [] }] }),
  buildingRow: s.buildingRow.map((slot, i) => (i === e.slot ? e.refill : slot)),
  nextBuilding: e.refill === null ? s.nextBuilding : null,
});

const recruited = (s: BuildersState, e: Of<'WorkerRecruited'>): BuildersState => ({
  ...withBuilder(spent(s, 1), e.seat, { free: [...builderOf(s, e.seat).free, e.card] }),
  workerRow: s.workerRow.map((slot, i) => (i === e.slot ? null : slot)),
});

const sent = (s: BuildersState, e: Of<'WorkerSent'>): BuildersState => {
  const { coins, free, sites } = builderOf(s, e.seat);
  const after = withBuilder(spent(s, e.actions), e.seat, {
    coins: coins - e.wage,
    free: without(free, [e.worker]),
    sites: sites.map((site) => (site.card === e.site ? { ...site, workers: [...site.workers, e.worker] } : site)),
  });
  if (!after.turn) return after;
  const count = (after.turn.sent[e.site] ?? 0) + 1;
  return { ...after, turn: { ...after.turn, sent: { ...after.turn.sent, [e.site]: count } } };
};

const finished = (s: BuildersState, e: Of<'BuildingFinished'>): BuildersState => {
  const builder = builderOf(s, e.seat);
  return withBuilder(s, e.seat, {
    coins: builder.coins + e.coins,
    free: [...builder.free, ...e.back, ...(e.machine ? [e.card] : [])],
    sites: builder.sites.filter((site) => site.card !== e.card),
    finished: [...builder.finished, e.card],
  });
};

const refilled = (s: BuildersState, e: Of<'RowsRefilled'>): BuildersState => ({
  ...s,
  workerRow: filled(s.workerRow, e.workers),
  buildingRow: filled(s.buildingRow, e.buildings),
  nextBuilding: e.nextBuilding,
  workerPile: without(
    s.workerPile,
    e.workers.map((refill) => refill.card),
  ),
  buildingPile: without(s.buildingPile, [
    ...e.buildings.map((refill) => refill.card),
    ...(e.nextBuilding === null ? [] : [e.nextBuilding]),
  ]),
});

export const evolve = (s: BuildersState, e: BuildersEvent): BuildersState => {
  switch (e.type) {
    case 'GameLaid':
      return laid(s, e);
    case 'TurnBegan':
      return { ...s, round: e.round, turn: { seat: e.seat, actions: e.actions, sent: {} } };
    case 'ConstructionStarted':
      return started(s, e);
    case 'WorkerRecruited':
      return recruited(s, e);
    case 'WorkerSent':
      return sent(s, e);
    case 'BuildingFinished':
      return finished(s, e);
    case 'CoinsTaken':
      return withBuilder(spent(s, e.actions), e.seat, { coins: builderOf(s, e.seat).coins + e.coins });
    case 'ActionBought':
      return withBuilder(spent(s, -1), e.seat, { coins: builderOf(s, e.seat).coins - e.price });
    case 'RowsRefilled':
      return refilled(s, e);
    case 'TurnEnded':
      return { ...s, turn: null };
    case 'GoalReached':
      return { ...s, lastRound: true };
    case 'BuildingStalled':
      return { ...s, lastRound: true, stalled: true };
    case 'BuilderLeft':
      return withBuilder(s, e.seat, { resigned: true });
  }
};
