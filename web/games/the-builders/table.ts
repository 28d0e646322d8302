import { touched } from '../../../domain/games/the-builders/drawing/touched.ts';
import { theBuildersTitle } from '../../../domain/games/the-builders/title.ts';
import type { GameTable } from '../table.ts';
import { Board } from './board.tsx';
import { BoardAsText } from './board-as-text.tsx';
import { button, prompt, warning } from './prompt.ts';
import { seatLine } from './seat-line.ts';
import { Thumb } from './thumb.tsx';
import { view } from './turn.ts';

/** The Builders on the web. */
export const table: GameTable = {
  title: theBuildersTitle,
  Board,
  BoardAsText,
  Thumb,
  view,
  seatLine,
  prompt,
  button,
  warning,
  touched,
};
