import type { Viewer } from '../../kernel/rules.ts';
import type { KbEvent } from './event.ts';

/** Terrain cards in hand are the only secret of the game. */
export const redact = (event: KbEvent, viewer: Viewer): KbEvent =>
  event.type === 'CardDrawn' && !event.open && event.seat !== viewer ? { ...event, card: '?' } : event;
