import type { GameEvent, Pick } from '../../../kernel/rules.ts';
import type { BuildersEvent } from '../events.ts';

const picksOf = (event: BuildersEvent): readonly Pick[] => {
  switch (event.type) {
    case 'ConstructionStarted':
      return event.refill === null ? [event.card] : [event.card, event.refill];
    case 'WorkerRecruited':
    case 'BuildingFinished':
      return [event.card];
    case 'WorkerSent':
      return [event.site];
    case 'RowsRefilled':
      return [...event.buildings, ...event.workers].map((refill) => refill.card);
    default:
      return [];
  }
};

/** The cards and sites that these events changed, each once. */
export const touched = (events: readonly GameEvent[]): readonly Pick[] => [
  ...new Set(events.flatMap((event) => picksOf(event as BuildersEvent))),
];
