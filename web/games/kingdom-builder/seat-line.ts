import type { Held, KbState } from '../../../domain/games/kingdom-builder/state.ts';
import { WORDS } from '../../../domain/games/kingdom-builder/words.ts';
import { label } from '../../../domain/kernel/phrase.ts';
import type { Seat, Viewer } from '../../../domain/kernel/rules.ts';

const tileWord = (held: Held): string =>
  label(WORDS, 'tile', held.tile) + (held.charged ? ' (ready)' : held.used ? ' (used)' : held.fresh ? ' (new)' : '');

/** '25 left · grass · Oracle, Farm': the supply, the card where it may be seen, the tiles. */
export const seatLine = (state: unknown, seat: Seat, _viewer: Viewer): string => {
  const s = state as KbState;
  const mine = s.seats[seat];
  if (!mine) return '';
  const cards = mine.hand.filter((card) => card !== '?').map((card) => label(WORDS, 'terrain', card));
  const nomads = mine.nomads.map(({ tile, ready }) => label(WORDS, 'nomad', tile) + (ready ? '' : ' (next turn)'));
  const tiles = [...mine.held.map(tileWord), ...nomads];
  const temple = mine.aside > 0 ? `${mine.aside} in the temple` : '';
  const tokens = mine.tokens > 0 ? `${mine.tokens} numbered` : '';
  return [`${mine.supply} left`, temple, tokens, cards.join(', '), tiles.length > 0 ? tiles.join(', ') : 'no tiles']
    .filter((part) => part !== '')
    .join(' · ');
};
