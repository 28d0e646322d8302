import type { Viewer } from '../../kernel/rules.ts';
import type { KbEvent } from './events.ts';

/** Secret are terrain cards in hand, and answers that wait until all have answered. */
export const redact = (event: KbEvent, viewer: Viewer): KbEvent => {
  if (event.type === 'CardDrawn' && !event.open && event.seat !== viewer) return { ...event, card: '?' };
  // Everybody knows how many picks are owed, so their number tells nothing.
  if (event.type === 'Answered' && event.seat !== viewer) return { ...event, picks: event.picks.map(() => '?') };
  return event;
};
