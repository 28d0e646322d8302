import { type Amounts, type Card, total } from '../../../domain/games/the-builders/cards/card.ts';
import { COIN, POINT, RESOURCE_DRAWINGS } from '../../../domain/games/the-builders/drawing/icons.ts';
import { Picture } from '../../parts/picture.tsx';
import { amountsOf, coins, kindOf, listedAmounts, points, shortly } from './facts.ts';

const Four = ({ amounts }: { readonly amounts: Amounts }) => (
  <span class="tb-four">
    {listedAmounts(amounts).map(({ resource, n }) => (
      <span key={resource} class={n > 0 ? 'tb-amount' : 'tb-amount none'}>
        <Picture scene={RESOURCE_DRAWINGS[resource]} class="tb-icon" />
        <span>{n > 0 ? n : '–'}</span>
      </span>
    ))}
  </span>
);

const Foot = ({ card }: { readonly card: Card }) => {
  if (card.kind === 'worker')
    return (
      <span class="tb-foot">
        <span>
          <Picture scene={COIN} class="tb-icon" /> wage {card.wage}
        </span>
      </span>
    );
  return (
    <span class="tb-foot">
      {card.kind === 'machine' && total(card.gives) > 0 ? (
        <span>gives {shortly(card.gives)}</span>
      ) : (
        <span>
          <Picture scene={COIN} class="tb-icon" /> {coins(card.coins)}
        </span>
      )}
      <span>
        <Picture scene={POINT} class="tb-icon" /> {points(card.points)}
      </span>
    </span>
  );
};

/** What is printed on a card; the drawing is ours. */
export const Face = ({ card }: { readonly card: Card }) => (
  <>
    <span class="tb-kind">{kindOf(card)}</span>
    <span class="tb-name">{card.name}</span>
    <Four amounts={amountsOf(card)} />
    <Foot card={card} />
  </>
);
