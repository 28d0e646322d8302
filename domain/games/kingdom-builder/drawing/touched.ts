import type { GameEvent, Pick } from '../../../kernel/rules.ts';
import { walked } from '../board/walks.ts';
import type { KbEvent } from '../events.ts';

const picksOf = (event: KbEvent): readonly Pick[] => {
  switch (event.type) {
    case 'SettlementBuilt':
    case 'MeeplePlaced':
    case 'PieceReturned':
    case 'WallBuilt':
    case 'SettlementSetAside':
    case 'FerryPlaced':
    case 'VolcanoPlaced':
      return [event.at];
    case 'SettlementMoved':
      return [event.from, event.to];
    case 'CityHallPlaced':
      return event.hexes;
    default:
      return [];
  }
};

/** The hexes that these events changed, each once; of a walk, where it began and where it ended. */
export const touched = (events: readonly GameEvent[]): readonly Pick[] => [
  ...new Set(walked(events as readonly KbEvent[]).flatMap(picksOf)),
];
