import type { Viewer } from '../../kernel/rules.ts';
import type { PmbEvent } from './events.ts';
import { HIDDEN } from './state.ts';

const hidden = (ids: readonly string[]): readonly string[] => ids.map(() => HIDDEN);

/** Hands and oracles are their owner's own affair; everything else lies open. */
export const redact = (event: PmbEvent, viewer: Viewer): PmbEvent => {
  switch (event.type) {
    case 'CardsDrawn':
    case 'OraclesOffered':
      return event.seat === viewer ? event : { ...event, cards: hidden(event.cards) };
    case 'OracleKept':
      return event.seat === viewer ? event : { ...event, card: HIDDEN, under: hidden(event.under) };
    case 'OracleDrawn':
      return event.seat === viewer ? event : { ...event, card: HIDDEN };
    default:
      return event;
  }
};
