import { COIN } from '../../../domain/games/the-builders/drawing/icons.ts';
import { payable, takeWorth } from '../../../domain/games/the-builders/state.ts';
import { Picture } from '../../parts/picture.tsx';
import { type Asking, can } from './asking.ts';
import { actions, coins } from './facts.ts';

/** Takes that get a button of their own; of longer ones only the longest has one. */
const SHORT_TAKES = 6;

/** Buttons that turn actions in hand into coins; each take is counted apart. */
export const Takes = ({ asking }: { readonly asking: Asking }) => {
  const { s, props } = asking;
  const hand = s.turn?.actions ?? 0;
  const short = Array.from({ length: Math.min(hand, SHORT_TAKES) }, (_, i) => i + 1);
  const shown = [...short, ...(hand > SHORT_TAKES ? [hand] : [])].filter((n) => can(asking, String(n)));
  if (shown.length === 0) return null;
  return (
    <ul class="tb-takes" aria-label="Take coins">
      {shown.map((n) => (
        <li key={n}>
          <button type="button" class="button small can" data-pick={String(n)} onClick={() => props.onPick(String(n))}>
            <Picture scene={COIN} class="tb-icon" />
            <span>
              Take {coins(payable(s, takeWorth(n)))}
              <small>{actions(n)}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
};
