import { cellOf } from '../../../domain/games/pocket-master-builder/board/table.ts';
import type { Yield } from '../../../domain/games/pocket-master-builder/editions/edition.ts';
import { billAfter, meansOf } from '../../../domain/games/pocket-master-builder/paying/construct.ts';
import {
  type Limits,
  limits,
  type Means,
  missing,
} from '../../../domain/games/pocket-master-builder/paying/payment.ts';
import type { PmbState } from '../../../domain/games/pocket-master-builder/state.ts';
import type { PartProps } from '../table.ts';
import { Need, needs } from './bill.tsx';
import { yieldWords } from './telling.ts';

const lackWords = (cost: Yield, have: Yield): string => {
  const lack = missing(cost, have);
  if (lack.gold === 0) return 'It is paid for. What is more than the cost is lost.';
  const plain = yieldWords(lack.plain);
  return `Still missing: ${plain === 'nothing' ? `${lack.gold} gold` : plain}${have.gold ? ', less the gold you have' : ''}.`;
};

const limitWords = (most: Limits, count: (kind: Means['kind']) => number): string => {
  const of = (kind: Means['kind'], n: number): string =>
    n === Number.POSITIVE_INFINITY ? `${count(kind)}` : `${count(kind)} of ${n}`;
  return `Workers ${of('worker', most.workers)}, cards ${of('card', most.discards)}, gold ${of('gold', most.gold)}.`;
};

/** What has been used, what it yields, what is missing. */
export const Payment = ({ at }: PartProps) => {
  const s = at.state as PmbState;
  const picked = at.move?.picks ?? [];
  const cell = cellOf(picked[0] ?? '');
  if (cell === null) return null;
  const used = meansOf(s, at.seat, picked.slice(1));
  const { cost, have } = billAfter(s, at.seat, cell, used);
  const count = (kind: Means['kind']): number => used.filter((one) => one.kind === kind).length;
  return (
    <div class="pmb-bill">
      <ul class="pmb-needs">
        {needs(cost, have).map((one) => (
          <Need key={one.resource} {...one} />
        ))}
      </ul>
      <p>
        {lackWords(cost, have)} <span class="muted">{limitWords(limits(s, at.seat), count)}</span>
      </p>
    </div>
  );
};
