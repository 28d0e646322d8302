// The colours of boards and pieces, found by search so that nobody's eyes confuse two of them. They stay the same in
// light and dark and in mails.

import type { Colour } from '../kernel/player-style.ts';

export const PLAYER_COLOURS: Readonly<Record<Colour, string>> = {
  blue: '#1F52B8',
  orange: '#FF7800',
  ink: '#121212',
  ivory: '#F6F3EA',
  crimson: '#B6435A',
};

export const INK = '#1E1B16';
export const PAPER = '#FAF8F3';
export const WHITE = '#FFFFFF';
export const ACCENT = '#0F5B57';
