import { landOf } from '../../../domain/games/kingdom-builder/board/board.ts';
import { hexOf } from '../../../domain/games/kingdom-builder/board/hex.ts';
import { layoutOf } from '../../../domain/games/kingdom-builder/drawing/layout.ts';
import { touched } from '../../../domain/games/kingdom-builder/drawing/touched.ts';
import { playing } from '../../../domain/games/kingdom-builder/playing.ts';
import type { KbState } from '../../../domain/games/kingdom-builder/state.ts';
import { terrainNow } from '../../../domain/games/kingdom-builder/turn/played.ts';
import { WORDS } from '../../../domain/games/kingdom-builder/words.ts';
import type { GameView } from '../../../domain/kernel/game-view.ts';
import type { GameTable } from '../table.ts';
import { faceOf } from './action-face.ts';
import { Board } from './board.tsx';
import { consequence } from './consequence.ts';
import { groundEmblem } from './emblems.ts';
import { Goals } from './goals.tsx';
import { lazily } from './lazily.tsx';
import { prepare } from './prepare.ts';
import { prompt } from './prompt.ts';
import { refusal } from './refusal.ts';
import { seatLine } from './seat-line.ts';
import { Thumb } from './thumb.tsx';

const button: GameTable['button'] = (state, seat, action) => {
  const { text, help, icon } = faceOf(action);
  const terrain = action === 'build' ? terrainNow(state as KbState, seat) : null;
  return { text, hint: help, icon: terrain ? groundEmblem(terrain) : icon };
};

const SEEN: Readonly<Record<string, string>> = {
  redraw: 'Your card goes out of the game and you will see a new one. This cannot be taken back.',
  'use:fort': 'You will see the next terrain card. This cannot be taken back.',
};

const view: Partial<GameView<KbState>> = {
  refusal,
  consequence: ({ state, seat, move, names }, pick) => {
    const players = names.map((name, at) => ({ seat: at, name }));
    const text = move ? consequence(state, seat, move, pick, players) : null;
    return text === null ? null : { text, regret: true };
  },
  onBoard: (state, pick) => hexOf(landOf(state.board), pick) >= 0,
  shape: {
    aspect: ({ board }) => {
      const { width, height } = layoutOf(board);
      return width / height;
    },
    near: 36,
    panel: 'plain',
    unit: 'gold',
  },
};

/** Kingdom Builder on the web. */
export const table: GameTable = {
  title: { name: 'Kingdom Builder', rules: playing, words: WORDS },
  Board,
  BoardAsText: lazily(() => import('./board-as-text.tsx').then((m) => m.BoardAsText)),
  Thumb,
  view,
  Goals,
  seatLine,
  prompt,
  button,
  warning: (_state, _seat, move) => SEEN[move.action] ?? null,
  touched,
  prepare,
};
