import { terrainNow } from '../../../domain/games/kingdom-builder/played.ts';
import { PRESETS } from '../../../domain/games/kingdom-builder/presets.ts';
import { kingdomBuilder } from '../../../domain/games/kingdom-builder/rules.ts';
import type { KbState } from '../../../domain/games/kingdom-builder/state.ts';
import type { GameTable } from '../table.ts';
import { faceOf } from './action-face.ts';
import { Board } from './board.tsx';
import { BoardAsText } from './board-as-text.tsx';
import { groundEmblem } from './emblems.ts';
import { Goals } from './goals.tsx';
import { Preview } from './preview.tsx';
import { prompt } from './prompt.ts';
import { RulesInShort } from './rules-in-short.tsx';
import { seatLine } from './seat-line.ts';
import { Thumb } from './thumb.tsx';
import { touched } from './touched.ts';

const button: GameTable['button'] = (state, seat, action) => {
  const { text, help, icon } = faceOf(action);
  const terrain = action === 'build' ? terrainNow(state as KbState, seat) : null;
  return { text, hint: help, icon: terrain ? groundEmblem(terrain) : icon };
};

const SEEN: Readonly<Record<string, string>> = {
  redraw: 'Your card goes out of the game and you will see a new one. This cannot be taken back.',
  'use:fort': 'You will see the next terrain card. This cannot be taken back.',
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
