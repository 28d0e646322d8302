import { COLOURS, type Livery, SHAPES } from '../../domain/kernel/livery.ts';
import { isPictureMac, type Keys, pictureMac } from '../auth/tokens.ts';

/** The titles that `functions/picture` can draw. A mail of another title has no picture. */
export const PICTURED: readonly string[] = ['kingdom-builder'];

/** A position as everybody may see it, with the colours and shapes that the players had when the mail was made. */
export interface Pictured {
  readonly gameId: string;
  readonly seq: number;
  readonly liveries: readonly Livery[];
}

const letter = ({ colour, shape }: Livery): string =>
  String.fromCharCode(97 + COLOURS.indexOf(colour) * SHAPES.length + SHAPES.indexOf(shape));

const livery = (char: string): Livery | null => {
  const at = char.charCodeAt(0) - 97;
  const colour = COLOURS[Math.floor(at / SHAPES.length)];
  const shape = SHAPES[at % SHAPES.length];
  return colour && shape ? { colour, shape } : null;
};

// What is drawn differs with the liveries, so they are part of what the MAC vouches for.
const signed = (gameId: string, seq: number, letters: string) => ({ gameId: `${gameId} ${letters}`, seq });

/** The path of a picture: `/api/pictures/GAME/SEQ-LIVERIES/MAC.png`. */
export const picturePath = (keys: Keys<'picture'>, { gameId, seq, liveries }: Pictured): string => {
  const letters = liveries.map(letter).join('');
  return `/api/pictures/${gameId}/${seq}-${letters}/${pictureMac(keys, signed(gameId, seq, letters))}.png`;
};

/** What a path asks for; null when it is no picture's, or was not made by us. */
export const readPicturePath = (keys: Keys<'picture'>, path: string): Pictured | null => {
  const parts = /^\/api\/pictures\/([\w-]{1,64})\/(\d{1,9})-([a-y]{1,10})\/([\w-]{1,64})\.png$/.exec(path);
  const [, gameId = '', digits = '', letters = '', mac = ''] = parts ?? [];
  const seq = Number(digits);
  if (!parts || !isPictureMac(keys, signed(gameId, seq, letters), mac)) return null;
  const liveries = [...letters].map(livery).filter((one) => one !== null);
  return { gameId, seq, liveries };
};
