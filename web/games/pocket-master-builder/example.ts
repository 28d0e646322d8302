// A position for the rules page, made with the rules themselves.

import { cellAt } from '../../../domain/games/pocket-master-builder/board/table.ts';
import type { Edition } from '../../../domain/games/pocket-master-builder/editions/edition.ts';
import type { PmbEvent } from '../../../domain/games/pocket-master-builder/events.ts';
import { playing } from '../../../domain/games/pocket-master-builder/playing.ts';
import type { PmbState } from '../../../domain/games/pocket-master-builder/state.ts';
import type { PlayerStyle } from '../../../domain/kernel/player-style.ts';

export const TWO: readonly PlayerStyle[] = [
  { colour: 'blue', shape: 'house' },
  { colour: 'orange', shape: 'hut' },
];

const lays = (card: string, row: number, line: number): readonly PmbEvent[] => [
  { type: 'CardsDrawn', seat: 0, cards: [card], from: 'rest' },
  { type: 'CardDeveloped', seat: 0, card, name: '', at: cellAt(row, line) },
];

/** An edition's table with a few cards on it. */
export const exampleTable = (edition: Edition): PmbState => {
  const ids = (cards: readonly { readonly id: string }[]): readonly string[] => cards.map((card) => card.id);
  const laid: PmbEvent = {
    type: 'TableLaid',
    edition,
    variants: edition.variants,
    walls: ids(edition.walls),
    starting: ids(edition.starting),
    landmarks: ids(edition.landmarks),
    first: 0,
  };
  const [one, two, three, four] = edition.kingdom.map((card) => card.id);
  const cards = [one, two, three, four].flatMap((id, i) => (id ? lays(id, (i % 2) + 1, 2 + Math.floor(i / 2)) : []));
  const workers: readonly PmbEvent[] = [
    { type: 'WorkerPlaced', seat: 0, at: 'left:1,2' },
    { type: 'WorkerPlaced', seat: 1, at: 'left:2,3' },
  ];
  return [laid, ...cards, ...workers].reduce(playing.evolve, playing.blank());
};
