import type { GameEvent, Pick } from '../../../kernel/rules.ts';
import { cellName } from '../board/table.ts';
import type { PmbEvent } from '../events.ts';

const placeOf = (e: PmbEvent): readonly Pick[] => {
  switch (e.type) {
    case 'CardDeveloped':
    case 'BuildingConstructed':
      return [cellName(e.at)];
    case 'WorkerPlaced':
      return [e.at];
    default:
      return [];
  }
};

/** The places and junctions that events touch. */
export const touched = (events: readonly GameEvent[]): readonly Pick[] => [
  ...new Set((events as readonly PmbEvent[]).flatMap(placeOf)),
];
