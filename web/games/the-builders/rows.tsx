import { cardOf } from '../../../domain/games/the-builders/catalogue.ts';
import type { Slot } from '../../../domain/games/the-builders/state.ts';
import type { Asking } from './asking.ts';
import { Card } from './card.tsx';
import { cards, helpOf } from './facts.ts';

interface RowProps {
  readonly asking: Asking;
  readonly heading: string;
  readonly note: string;
  readonly slots: readonly Slot[];
  /** How many cards could still fill a closed slot. */
  readonly left: number;
  readonly action: 'start' | 'recruit';
  readonly verb: string;
}

const Empty = ({ closed }: { readonly closed: boolean }) => (
  <div class="tb-card tb-empty">
    <span>{closed ? 'Closed until you look or your turn ends' : 'Nothing left'}</span>
  </div>
);

const Row = ({ asking, heading, note, slots, left, action, verb }: RowProps) => {
  let closed = 0;
  return (
    <section class="tb-section" aria-label={heading}>
      <div class="tb-head">
        <h2>{heading}</h2>
        <p>{note}</p>
      </div>
      <ul class="tb-row">
        {slots.map((id, i) => {
          if (id === null) closed += 1;
          return (
            <li key={id ?? `slot-${i}`}>
              {id === null ? (
                <Empty closed={closed <= left} />
              ) : (
                <Card asking={asking} id={id} action={action} verb={verb} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};

const nextOf = ({ s }: Asking): string => {
  const pile = `${cards(s.buildingPile.length + (s.nextBuilding ? 1 : 0))} in the pile`;
  if (s.nextBuilding) return `${pile}. Next: ${cardOf(s, s.nextBuilding).name}. ${helpOf(s.nextBuilding)}`;
  return s.buildingPile.length > 0 ? `${pile}. The next one is closed.` : pile;
};

/** The two rows of open cards. */
export const Rows = ({ asking }: { readonly asking: Asking }) => {
  const { s } = asking;
  return (
    <>
      <Row
        asking={asking}
        heading="Open buildings"
        note={nextOf(asking)}
        slots={s.buildingRow}
        left={s.buildingPile.length}
        action="start"
        verb="started"
      />
      <Row
        asking={asking}
        heading="Workers for hire"
        note={`${cards(s.workerPile.length)} in the pile.`}
        slots={s.workerRow}
        left={s.workerPile.length}
        action="recruit"
        verb="recruited"
      />
    </>
  );
};
