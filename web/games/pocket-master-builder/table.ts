import { h } from 'preact';
import { touched } from '../../../domain/games/pocket-master-builder/drawing/touched.ts';
import { playing } from '../../../domain/games/pocket-master-builder/playing.ts';
import type { PmbState } from '../../../domain/games/pocket-master-builder/state.ts';
import { words } from '../../../domain/games/pocket-master-builder/words.ts';
import { label } from '../../../domain/kernel/phrase.ts';
import type { GameTable } from '../table.ts';
import { actionIcon } from './action-icons.ts';
import { Board } from './board.tsx';
import { BoardAsText } from './board-as-text.tsx';
import { Face } from './face.tsx';
import { Goals } from './goals.tsx';
import { Payment } from './payment.tsx';
import { prompt } from './prompt.ts';
import { seatLine } from './seat-line.ts';
import { Thumb } from './thumb.tsx';
import { view } from './turn.ts';

const SEEN: Readonly<Record<string, string>> = {
  'keep-oracle': 'Both oracles are chosen then, and what waited for them is drawn.',
  develop: 'The line is full, and its invasion reward draws cards.',
  construct: 'The building is paid for and marked, and you draw what it gives.',
  buy: 'You will see a card.',
};

/** Pocket Master Builder on the web. */
export const table: GameTable = {
  title: { name: 'Pocket Master Builder', rules: playing, words },
  ends: ['rest'],
  Board,
  BoardAsText,
  Thumb,
  Face: ({ look, thing }) => h(Face, { s: look.state as PmbState, id: thing }),
  Part: { payment: Payment },
  view,
  Goals,
  seatLine,
  prompt,
  button: (_state, _seat, action) => ({
    text: label(words, 'action', action),
    hint: label(words, 'action-help', action),
    icon: actionIcon(action),
  }),
  warning: (_state, _seat, move) => SEEN[move.action] ?? null,
  touched,
};
