import { COIN } from '../../../domain/games/the-builders/drawing/icons.ts';
import { payable, takeWorth } from '../../../domain/games/the-builders/state.ts';
import { Picture } from '../../parts/picture.tsx';
import { type Asking, can } from './asking.ts';
import { actions, coins } from './facts.ts';

/** Takes that get a button of their own; of longer ones only the longest has one. */
const SHORT_TAKES = 6;
const LONGEST = 200;

/** Buttons that turn actions in hand into coins; each take is counted apart. */
export const Takes = ({ asking }: { readonly asking: Asking }) => {
  const { s, props } = asking;
  const all = Array.from({ length: Math.min(s.turn?.actions ?? 0, LONGEST) }, (_, i) => i + 1);
  const offered = all.filter((n) => can(asking, String(n)));
  const shown = offered.filter((n) => n <= SHORT_TAKES || n === offered.at(-1));
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
