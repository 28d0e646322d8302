// The interface's colours as mail clients understand them: inline for everybody, a media query for those who follow it.

import type { Colour } from '../../../domain/kernel/player-style.ts';

export const LIGHT = {
  bg: '#FAF8F3',
  surface: '#FFFFFF',
  sunken: '#F0ECE3',
  ink: '#1E1B16',
  muted: '#5C564B',
  line: '#D8D2C6',
  accent: '#0F5B57',
  onAccent: '#FFFFFF',
  link: '#0B5C7A',
} as const;

const DARK: Readonly<Record<keyof typeof LIGHT, string>> = {
  bg: '#161412',
  surface: '#201D1A',
  sunken: '#100F0D',
  ink: '#F2EEE6',
  muted: '#B5AD9F',
  line: '#3B362F',
  accent: '#6FC7BE',
  onAccent: '#06201E',
  link: '#7CC4E0',
};

/** The colours of pieces, the same in light and dark. */
export const PIECES: Readonly<Record<Colour, string>> = {
  blue: '#1F52B8',
  orange: '#FF7800',
  ink: '#121212',
  ivory: '#F6F3EA',
  crimson: '#B6435A',
};

export const SANS = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Helvetica,Arial,sans-serif";
export const SERIF = "'Iowan Old Style','Palatino Linotype','URW Palladio L',P052,Georgia,serif";

/** Overrides of the inline colours; the classes are used by the layout and its parts. */
export const DARK_RULES = `@media (prefers-color-scheme:dark){
.bg{background:${DARK.bg}!important}.surface{background:${DARK.surface}!important}
.ink{color:${DARK.ink}!important}.muted{color:${DARK.muted}!important}.link{color:${DARK.link}!important}
.line{border-color:${DARK.line}!important}.sunken{background:${DARK.sunken}!important;color:${DARK.ink}!important}
.button{background:${DARK.accent}!important;color:${DARK.onAccent}!important}}
@media (max-width:480px){.card{padding:20px 16px!important}.page{padding:0!important}.foot{padding:16px!important}}`;
