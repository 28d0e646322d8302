import { billAfter, meansOf, PAY } from '../../../domain/games/pocket-master-builder/construct.ts';
import { RESOURCES, type Yield } from '../../../domain/games/pocket-master-builder/edition.ts';
import { meeting } from '../../../domain/games/pocket-master-builder/junctions.ts';
import { spoken } from '../../../domain/games/pocket-master-builder/names.ts';
import {
  GOLD,
  type Limits,
  limits,
  type Means,
  means,
  missing,
} from '../../../domain/games/pocket-master-builder/payment.ts';
import { kingdomCard } from '../../../domain/games/pocket-master-builder/state.ts';
import { cellOf } from '../../../domain/games/pocket-master-builder/table.ts';
import type { Seat } from '../../../domain/kernel/rules.ts';
import { Button } from '../../parts/button.tsx';
import type { BoardProps } from '../table.ts';
import { Need, needs, ResourceIcon } from './bill.tsx';
import { takeOut } from './control.ts';
import { besideName, halfWords, junctionWords, yieldWords } from './telling.ts';
import type { View } from './view.ts';

/** What a thing that pays is called: the whole sentence for its name, a few words for its button. */
interface Called {
  readonly whole: string;
  readonly short: string;
}

const called = (view: View, one: Means): Called => {
  const gain = yieldWords(one.gain);
  if (one.kind === 'gold') {
    const whole = `Buy 1 gold for ${view.s.edition.prices.gold} rewards`;
    return { whole, short: whole };
  }
  if (one.kind === 'card') {
    const name = spoken(kingdomCard(view.s, one.source).name);
    return { whole: `Discard ${name}: ${gain}`, short: `Discard ${name}` };
  }
  const [, half] = one.pick.split('/');
  const found = meeting(view.s, one.source)?.find((meets) => meets.half === half);
  const where = found ? `, ${halfWords(found.half)}` : '';
  return {
    whole: `Worker ${junctionWords(view.s, one.source)}${where}: ${gain}`,
    short: found
      ? `Worker, side of ${besideName(view.s, one.source, found.half)}`
      : `Worker at ${besideName(view.s, one.source, 'east')}`,
  };
};

const Goods = ({ gain }: { readonly gain: Yield }) => (
  <>
    {RESOURCES.flatMap((r) =>
      Array.from({ length: gain[r] ?? 0 }, (_, i) => <ResourceIcon key={`${r}${i}`} resource={r} />),
    )}
  </>
);

const lackWords = (cost: Yield, have: Yield): string => {
  const lack = missing(cost, have);
  if (lack.gold === 0) return 'It is paid for. What is more than the cost is lost.';
  const plain = yieldWords(lack.plain);
  return `Still missing: ${plain === 'nothing' ? `${lack.gold} gold` : plain}${have.gold ? ', less the gold you have' : ''}.`;
};

const MeansButton = (props: {
  readonly board: BoardProps;
  readonly view: View;
  readonly one: Means;
  readonly pressed: boolean;
}) => {
  const { board, view, one, pressed } = props;
  const { whole, short } = called(view, one);
  const can = pressed || view.possible.has(one.pick);
  return (
    <Button
      small
      label={whole}
      pressed={pressed}
      why={can ? null : `${whole}. This would not lead to a payment, or your donkey does not allow it.`}
      onPress={() => (pressed ? takeOut(board, one.pick) : board.onPick(one.pick))}
    >
      {short} {one.kind !== 'gold' && <Goods gain={one.gain} />}
    </Button>
  );
};

/** What may be pressed: workers and cards always, gold as often as it was bought and once more. */
const shown = (
  view: View,
  seat: Seat,
  golds: number,
): readonly { readonly one: Means; readonly pressed: boolean }[] => [
  ...means(view.s, seat).map((one) => ({ one, pressed: view.picked.includes(one.pick) })),
  ...Array.from({ length: golds }, () => ({ one: GOLD, pressed: true })),
  ...(view.possible.has(GOLD.pick) ? [{ one: GOLD, pressed: false }] : []),
];

const limitWords = (most: Limits, count: (kind: Means['kind']) => number): string => {
  const of = (kind: Means['kind'], n: number): string =>
    n === Number.POSITIVE_INFINITY ? `${count(kind)}` : `${count(kind)} of ${n}`;
  return `Workers ${of('worker', most.workers)}, cards ${of('card', most.discards)}, gold ${of('gold', most.gold)}.`;
};

/** What has been used, what it yields, what is missing; only what still leads to a payment can be pressed. */
export const Payment = ({ board, view }: { readonly board: BoardProps; readonly view: View }) => {
  const { s, seat, picked } = view;
  const cell = cellOf(picked[0] ?? '');
  if (seat === null || cell === null || board.move?.action !== 'construct') return null;
  const used = meansOf(s, seat, picked.slice(1));
  const { cost, have } = billAfter(s, seat, cell, used);
  const count = (kind: Means['kind']): number => used.filter((one) => one.kind === kind).length;
  const lack = lackWords(cost, have);
  return (
    <section class="pmb-payment pmb-docked" aria-label="Payment">
      <div class="pmb-bill">
        <h3>Pay for {spoken(kingdomCard(s, s.grid[cell] ?? '').name)}</h3>
        <ul class="pmb-needs">
          {needs(cost, have).map((one) => (
            <Need key={one.resource} {...one} />
          ))}
        </ul>
        <Button kind="main" why={view.possible.has(PAY) ? null : lack} onPress={() => board.onPick(PAY)}>
          Pay and build
        </Button>
      </div>
      <p role="status">
        {lack} <span class="muted">{limitWords(limits(s, seat), count)}</span>
      </p>
      <ul class="pmb-means">
        {shown(view, seat, count('gold')).map(({ one, pressed }, i) => (
          <li key={`${one.pick} ${i}`}>
            <MeansButton board={board} view={view} one={one} pressed={pressed} />
          </li>
        ))}
      </ul>
    </section>
  );
};
