import { handLimit, isOver, kingdomCard } from '../../../domain/games/pocket-master-builder/state.ts';
import type { BoardProps } from '../table.ts';
import { takeOut } from './control.ts';
import { Face } from './face.tsx';
import { cardWords } from './telling.ts';
import type { View } from './view.ts';

/** The cards in hand as buttons; those that answer the open question stand out. */
export const Hand = ({ board, view }: { readonly board: BoardProps; readonly view: View }) => {
  const { s, seat } = view;
  if (seat === null) return null;
  const hand = s.players[seat]?.hand ?? [];
  const press = (id: string): void => {
    if (view.possible.has(id)) board.onPick(id);
    else if (view.picked.includes(id)) takeOut(board, id);
    else board.onSay('This card cannot be chosen now.');
  };
  // At hand while a card is asked for, out of the way of the table once it is chosen.
  const asked = board.choice?.ask !== 'payment' && hand.some((id) => view.possible.has(id));
  return (
    <section class={asked ? 'pmb-hand pmb-docked' : 'pmb-hand'} aria-label="Your hand">
      <h3>
        Your hand{' '}
        {!isOver(s) && (
          <small>
            {hand.length} of {handLimit(s, seat)} at the end of a turn
          </small>
        )}
      </h3>
      {hand.length === 0 && <p class="muted">No card.</p>}
      <ul>
        {hand.map((id) => {
          const can = view.possible.has(id);
          const picked = view.picked.includes(id);
          return (
            <li key={id}>
              <button
                type="button"
                class={`pmb-card${can ? ' can' : ''}`}
                aria-pressed={can || picked ? picked : undefined}
                aria-disabled={!can && !picked}
                aria-label={cardWords(kingdomCard(s, id))}
                onClick={() => press(id)}
              >
                <Face s={s} id={id} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
