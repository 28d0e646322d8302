import { billAfter, meansOf, PAY } from '../../../domain/games/pocket-master-builder/construct.ts';
import { RESOURCES, type Resource, type Yield } from '../../../domain/games/pocket-master-builder/edition.ts';
import { spoken } from '../../../domain/games/pocket-master-builder/names.ts';
import { GOLD, limits, type Means, means, missing } from '../../../domain/games/pocket-master-builder/payment.ts';
import { kingdomCard } from '../../../domain/games/pocket-master-builder/state.ts';
import { cellOf } from '../../../domain/games/pocket-master-builder/table.ts';
import { Button } from '../../parts/button.tsx';
import { Drawn } from '../../scene/picture.tsx';
import type { BoardProps } from '../table.ts';
import { takeOut } from './control.ts';
import { resourceIcon } from './icons.ts';
import { halfWords, junctionWords, yieldWords } from './telling.ts';
import type { View } from './view.ts';

const Icon = ({ resource }: { readonly resource: Resource }) => (
  <svg class="pmb-icon" viewBox="-6 -6 12 12" aria-hidden="true" fill="none">
    <Drawn nodes={resourceIcon(resource)} />
  </svg>
);

/** One resource of the cost as a row of boxes: filled as far as it is there. */
const Need = ({
  resource,
  need,
  have,
}: {
  readonly resource: Resource;
  readonly need: number;
  readonly have: number;
}) => (
  <li>
    <Icon resource={resource} />
    <span class="pmb-need">{resource}</span>
    <span class="pmb-boxes" aria-hidden="true">
      {Array.from({ length: Math.max(need, have) }, (_, i) => (
        <i key={i} class={i < have ? (i < need ? 'full' : 'more') : ''} />
      ))}
    </span>
    <span>
      {have} of {need}
    </span>
  </li>
);

const meansWords = (view: View, one: Means): string => {
  const gain = yieldWords(one.gain);
  if (one.kind === 'gold') return `Buy 1 gold for ${view.s.edition.prices.gold} rewards`;
  if (one.kind === 'card') return `Discard ${spoken(kingdomCard(view.s, one.source).name)}: ${gain}`;
  const [, half] = one.pick.split('/');
  const where = half === undefined ? '' : `, ${halfWords(half as never)}`;
  return `Worker ${junctionWords(view.s, one.source)}${where}: ${gain}`;
};

const lackWords = (cost: Yield, have: Yield): string => {
  const lack = missing(cost, have);
  if (lack.gold === 0) return 'It is paid for. What is more than the cost is lost.';
  const plain = yieldWords(lack.plain);
  return `Still missing: ${plain === 'nothing' ? `${lack.gold} gold` : plain}${have.gold ? ', less the gold you have' : ''}.`;
};

/** What has been used, what it yields, what is missing; only what still leads to a payment can be pressed. */
export const Payment = ({ board, view }: { readonly board: BoardProps; readonly view: View }) => {
  const { s, seat, picked } = view;
  const cell = cellOf(picked[0] ?? '');
  if (seat === null || cell === null || board.move?.action !== 'construct') return null;
  const used = meansOf(s, seat, picked.slice(1));
  const bill = billAfter(s, seat, cell, used);
  const most = limits(s, seat);
  const count = (kind: Means['kind']): number => used.filter((one) => one.kind === kind).length;
  const limit = (n: number): string => (n === Number.POSITIVE_INFINITY ? 'any number' : String(n));
  const golds = count('gold');
  const listed = [...means(s, seat), ...Array.from({ length: golds }, () => GOLD)];
  const open = view.possible.has('gold') ? [...listed, GOLD] : listed;
  return (
    <section class="pmb-payment" aria-label="Payment">
      <h3>Pay for {spoken(kingdomCard(s, s.grid[cell] ?? '').name)}</h3>
      <ul class="pmb-needs">
        {RESOURCES.filter((r) => bill.cost[r] || bill.have[r]).map((r) => (
          <Need key={r} resource={r} need={bill.cost[r] ?? 0} have={bill.have[r] ?? 0} />
        ))}
      </ul>
      <p role="status">{lackWords(bill.cost, bill.have)}</p>
      <p class="muted">
        Workers {count('worker')} of {limit(most.workers)}, cards {count('card')} of {limit(most.discards)}, gold{' '}
        {golds} of {most.gold}.
      </p>
      <ul class="pmb-means">
        {open.map((one, i) => {
          const gold = one.kind === 'gold';
          const pressed = gold ? i < listed.length : picked.includes(one.pick);
          const can = view.possible.has(one.pick);
          const reason = pressed || can ? null : 'This would not lead to a payment, or your donkey does not allow it.';
          return (
            <li key={gold ? `gold${i}` : one.pick}>
              <Button
                small
                pressed={pressed}
                why={reason}
                onPress={() => (pressed ? takeOut(board, one.pick) : board.onPick(one.pick))}
              >
                {meansWords(view, one)}
              </Button>
            </li>
          );
        })}
      </ul>
      <Button
        kind="main"
        why={view.possible.has(PAY) ? null : lackWords(bill.cost, bill.have)}
        onPress={() => board.onPick(PAY)}
      >
        Pay and build
      </Button>
    </section>
  );
};
