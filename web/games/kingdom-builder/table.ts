import { PRESETS } from '../../../domain/games/kingdom-builder/presets.ts';
import { kingdomBuilder } from '../../../domain/games/kingdom-builder/rules.ts';
import { WORDS } from '../../../domain/games/kingdom-builder/words.ts';
import { label } from '../../../domain/kernel/phrase.ts';
import type { GameTable } from '../table.ts';
import { Board } from './board.tsx';
import { BoardAsText } from './board-as-text.tsx';
import { tileEmblem } from './emblems.ts';
import { Goals } from './goals.tsx';
import { Preview } from './preview.tsx';
import { prompt, tileOfAction } from './prompt.ts';
import { RulesInShort } from './rules-in-short.tsx';
import { seatLine } from './seat-line.ts';
import { Thumb } from './thumb.tsx';
import { touched } from './touched.ts';

const button: GameTable['button'] = (_state, _seat, action) => {
  const tile = tileOfAction(action);
  if (tile) return { text: label(WORDS, 'tile', tile), hint: label(WORDS, 'tile-help', tile), icon: tileEmblem(tile) };
  return { text: label(WORDS, 'action', action), hint: '', icon: null };
};

const SEEN: Readonly<Record<string, string>> = {
  redraw: 'Your card goes out of the game and you will see a new one. This cannot be taken back.',
};

/** Kingdom Builder on the web. */
export const table: GameTable = {
  title: kingdomBuilder,
  presets: PRESETS,
  Board,
  BoardAsText,
  Thumb,
  RulesInShort,
  Goals,
  Preview,
  seatLine,
  prompt,
  button,
  warning: (_state, _seat, move) => SEEN[move.action] ?? null,
  touched,
};
