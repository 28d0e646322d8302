import { COLOURS, type PlayerStyle, SHAPES } from '../../../domain/kernel/player-style.ts';
import { isPictureMac, type Keys, pictureMac } from '../auth/tokens.ts';

/** A position as everybody may see it, with the colours and shapes that the players had when the mail was made. */
export interface Pictured {
  readonly gameId: string;
  readonly seq: number;
  /** What came after this seq is marked as new; equal to `seq` where nothing is. */
  readonly since: number;
  readonly liveries: readonly PlayerStyle[];
}

const letter = ({ colour, shape }: PlayerStyle): string =>
  String.fromCharCode(97 + COLOURS.indexOf(colour) * SHAPES.length + SHAPES.indexOf(shape));

const livery = (char: string): PlayerStyle | null => {
  const at = char.charCodeAt(0) - 97;
  const colour = COLOURS[Math.floor(at / SHAPES.length)];
  const shape = SHAPES[at % SHAPES.length];
  return colour && shape ? { colour, shape } : null;
};

// All of it changes what is drawn, so all of it is what the MAC vouches for.
const signed = (gameId: string, seq: number, what: string) => ({ gameId: `${gameId} ${what}`, seq });

/** The path of a picture: `/api/pictures/GAME/SEQ-SINCE-LIVERIES/MAC.png`. */
export const picturePath = (keys: Keys<'picture'>, { gameId, seq, since, liveries }: Pictured): string => {
  const what = `${since}-${liveries.map(letter).join('')}`;
  return `/api/pictures/${gameId}/${seq}-${what}/${pictureMac(keys, signed(gameId, seq, what))}.png`;
};

/** What a path asks for; null when it is no picture's, or was not made by us. */
export const readPicturePath = (keys: Keys<'picture'>, path: string): Pictured | null => {
  const parts = /^\/api\/pictures\/([\w-]{1,64})\/(\d{1,9})-((\d{1,9})-([a-y]{1,10}))\/([\w-]{1,64})\.png$/.exec(path);
  const [, gameId = '', digits = '', what = '', since = '', letters = '', mac = ''] = parts ?? [];
  const seq = Number(digits);
  if (!parts || !isPictureMac(keys, signed(gameId, seq, what), mac)) return null;
  return { gameId, seq, since: Number(since), liveries: [...letters].map(livery).filter((one) => one !== null) };
};
