import { oneOf, type Random } from '../../../kernel/random.ts';
import type { CardId } from '../cards/card.ts';
import type { BuildersEvent, Refill } from '../events.ts';
import { type BuildersState, hidden, type Slot } from '../state.ts';

/** Draws up to `n` different cards of a pile, each alike likely; a canonical order goes in, an order of drawing comes out. */
export const drawn = (pile: readonly CardId[], n: number, dice: Random): readonly CardId[] => {
  const left = [...pile];
  const out: CardId[] = [];
  while (out.length < n && left.length > 0) {
    const card = oneOf(left, dice);
    left.splice(left.indexOf(card), 1);
    out.push(card);
  }
  return out;
};

const closed = (row: readonly Slot[]): readonly number[] => row.flatMap((slot, i) => (slot === null ? [i] : []));

const into = (slots: readonly number[], cards: readonly CardId[]): readonly Refill[] =>
  slots.flatMap((slot, i) => {
    const card = cards[i];
    return card === undefined ? [] : [{ slot, card }];
  });

/**
 * Fills the closed slots of both rows and turns up the building pile's next card: a row is full again at once by the
 * rules, which shows a card, so within a turn it is put off to a move of its own. No events where nothing would change.
 */
export const refill = (s: BuildersState, dice: Random): readonly BuildersEvent[] => {
  const wanted = hidden(s);
  if (wanted.workers + wanted.buildings === 0) return [];
  const draw = dice.drawn;
  const workers = drawn(s.workerPile, wanted.workers, dice);
  const projects = drawn(s.buildingPile, wanted.buildings, dice);
  const slots = closed(s.buildingRow);
  return [
    {
      type: 'RowsRefilled',
      workers: into(closed(s.workerRow), workers),
      buildings: into(slots, projects),
      nextBuilding: s.nextBuilding ?? projects[slots.length] ?? null,
      draw,
    },
  ];
};
