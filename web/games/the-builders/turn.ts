// What The Builders says of a turn, as far as the page needs it; the rest is worked out from the rules.

import { COIN } from '../../../domain/games/the-builders/drawing/icons.ts';
import { theBuilders } from '../../../domain/games/the-builders/rules.ts';
import { type BuildersState, payable, takeWorth } from '../../../domain/games/the-builders/state.ts';
import { words } from '../../../domain/games/the-builders/words.ts';
import type { Answer, At, GameView } from '../../../domain/kernel/game-view.ts';
import { label } from '../../../domain/kernel/phrase.ts';
import type { Pick } from '../../../domain/kernel/rules.ts';
import { actions, coins } from './facts.ts';

const isCount = (pick: Pick): boolean => /^\d+$/.test(pick);

/** How many takes get a button of their own; of longer ones only the longest has one. */
const MOST = 6;

const takes = ({ state, choice }: At<BuildersState>): readonly Answer[] => {
  const hand = state.turn?.actions ?? 0;
  const short = Array.from({ length: Math.min(hand, MOST) }, (_, i) => i + 1);
  return [...short, ...(hand > MOST ? [hand] : [])]
    .filter((n) => choice?.from.includes(String(n)))
    .map((n) => ({
      action: 'take-coins',
      pick: String(n),
      text: coins(payable(state, takeWorth(n))),
      hint: actions(n),
      icon: COIN,
    }));
};

export const view: Partial<GameView<BuildersState>> = {
  answers: (at) => {
    const counted = at.move?.action === 'take-coins' ? takes(at) : [];
    return counted.length > 0 ? [{ heading: '', form: 'buttons', answers: counted }] : [];
  },
  refusal: ({ seat, state, move, choice }, thing) => {
    const code = move && choice ? theBuilders.whyNot(state, seat, move, thing) : null;
    if (code) return label(words, 'why', code);
    return choice ? 'Choose something else first, or press Undo.' : 'You have no action left for this.';
  },
  onBoard: (_state, pick) => !isCount(pick),
  shape: { aspect: () => null, near: 110, panel: 'cards', unit: 'points' },
};
