import type { CardId } from '../../../domain/games/the-builders/card.ts';
import { cardOf } from '../../../domain/games/the-builders/catalogue.ts';
import { type Asking, can, chosen, open, whyNot } from './asking.ts';
import { Face } from './face.tsx';
import { helpOf, kindOf } from './facts.ts';

interface CardProps {
  readonly asking: Asking;
  readonly id: CardId;
  /** The action that a press means. */
  readonly action: 'start' | 'recruit' | 'send';
  /** What a press does, for the name of the button: 'recruit', 'send'. */
  readonly verb: string;
}

const Marks = ({ asking, id }: { readonly asking: Asking; readonly id: CardId }) => {
  const number = asking.props.draft.lastIndexOf(id) + 1;
  const fresh = asking.props.changed.includes(id);
  return (
    <>
      {number > 0 && <span class="tb-number">{number}</span>}
      {fresh && number === 0 && <span class="tb-new">new</span>}
    </>
  );
};

/** A card that can be picked, or that says why not; one that only lies there while nothing is asked. */
export const Card = ({ asking, id, action, verb }: CardProps) => {
  const card = cardOf(asking.s, id);
  const fresh = asking.props.changed.includes(id);
  const look = `tb-card ${card.kind}${fresh ? ' fresh' : ''}`;
  const name = `${card.name}, ${kindOf(card).toLowerCase()}. ${helpOf(id)}${fresh ? ' New.' : ''}`;
  if (!open(asking))
    return (
      <div class={look}>
        <Face card={card} />
        <Marks asking={asking} id={id} />
      </div>
    );
  const mine = chosen(asking) === id;
  const possible = mine || can(asking, id);
  const press = (): void => {
    if (mine) asking.props.onUndo();
    else if (possible) asking.props.onPick(id);
    else asking.props.onSay(`${card.name}: ${whyNot(asking, action, [], id)}`);
  };
  return (
    <button
      type="button"
      class={`${look}${possible ? ' can' : ' cannot'}`}
      data-pick={id}
      aria-disabled={!possible}
      aria-pressed={mine ? true : undefined}
      aria-label={`${name} ${possible ? (mine ? 'Chosen; press to let go.' : `Can be ${verb}.`) : `Cannot be ${verb} now.`}`}
      onClick={press}
    >
      <Face card={card} />
      <Marks asking={asking} id={id} />
    </button>
  );
};
