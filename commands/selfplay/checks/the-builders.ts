import type { BuildersEvent } from '../../../domain/games/the-builders/events.ts';
import type { Check } from './check.ts';

type Of<T extends BuildersEvent['type']> = Extract<BuildersEvent, { readonly type: T }>;

/** Where every card is that was ever turned up: 'workers 2', 'buildings 0', 'next', 'free 1', 'site 1', 'on ferme'. */
type Places = Map<string, string>;

const turnUp = (places: Places, card: string, to: string): readonly string[] => {
  const before = places.get(card);
  const taken = [...places.values()].includes(to) && /^(workers|buildings|next)/.test(to);
  places.set(card, to);
  return [
    ...(before === undefined ? [] : [`${card} is turned up though it is at ${before}`]),
    ...(taken ? [`${card} is turned up where a card lies: ${to}`] : []),
  ];
};

const move = (places: Places, card: string, from: string, to: string): readonly string[] => {
  const before = places.get(card);
  places.set(card, to);
  return before === from ? [] : [`${card} comes from ${from} and was at ${before ?? 'no place'}`];
};

const laid = (places: Places, e: Of<'GameLaid'>): readonly string[] => [
  ...e.apprentices.flatMap((card, seat) => turnUp(places, card, `free ${seat}`)),
  ...e.workers.flatMap((card, slot) => turnUp(places, card, `workers ${slot}`)),
  ...e.buildings.flatMap((card, slot) => turnUp(places, card, `buildings ${slot}`)),
  ...turnUp(places, e.nextBuilding, 'next'),
];

const started = (places: Places, e: Of<'ConstructionStarted'>): readonly string[] => [
  ...move(places, e.card, `buildings ${e.slot}`, `site ${e.seat}`),
  ...(e.refill === null ? [] : move(places, e.refill, 'next', `buildings ${e.slot}`)),
];

const refilled = (places: Places, e: Of<'RowsRefilled'>): readonly string[] => [
  ...e.workers.flatMap(({ card, slot }) => turnUp(places, card, `workers ${slot}`)),
  ...e.buildings.flatMap(({ card, slot }) => turnUp(places, card, `buildings ${slot}`)),
  ...(e.nextBuilding === null || places.get(e.nextBuilding) === 'next' ? [] : turnUp(places, e.nextBuilding, 'next')),
];

const finished = (places: Places, e: Of<'BuildingFinished'>): readonly string[] => {
  const left = [...places].filter(([card, at]) => at === `on ${e.card}` && !e.back.includes(card));
  return [
    ...e.back.flatMap((card) => move(places, card, `on ${e.card}`, `free ${e.seat}`)),
    ...move(places, e.card, `site ${e.seat}`, e.machine ? `free ${e.seat}` : `finished ${e.seat}`),
    ...left.map(([card]) => `${card} does not come back from ${e.card}`),
  ];
};

/** Every card is in its pile, in a row, or with somebody; none is in two places. */
const cards: Check<BuildersEvent> = {
  of(log) {
    const places: Places = new Map();
    return log.flatMap((e) => {
      switch (e.type) {
        case 'GameLaid':
          return laid(places, e);
        case 'RowsRefilled':
          return refilled(places, e);
        case 'ConstructionStarted':
          return started(places, e);
        case 'WorkerRecruited':
          return move(places, e.card, `workers ${e.slot}`, `free ${e.seat}`);
        case 'WorkerSent':
          return [
            ...move(places, e.worker, `free ${e.seat}`, `on ${e.site}`),
            ...(places.get(e.site) === `site ${e.seat}` ? [] : [`${e.worker} is sent to ${e.site}, which is no site`]),
          ];
        case 'BuildingFinished':
          return finished(places, e);
        default:
          return [];
      }
    });
  },
};

export const theBuilders: readonly Check<BuildersEvent>[] = [cards];
