import { cellAt } from '../../../domain/games/pocket-master-builder/board/table.ts';
import { EDITIONS } from '../../../domain/games/pocket-master-builder/editions/all.ts';
import type { PmbEvent } from '../../../domain/games/pocket-master-builder/events.ts';
import { rules } from '../../../domain/games/pocket-master-builder/rules.ts';
import type { PmbState } from '../../../domain/games/pocket-master-builder/state.ts';
import { emptyDraft } from '../../../domain/kernel/draft.ts';
import { choice } from '../../../domain/kernel/play.ts';
import type { Move } from '../../../domain/kernel/rules.ts';
import type { BoardProps, SeatInfo } from '../../../web/games/table.ts';

export const PLAYERS: readonly SeatInfo[] = [
  { seat: 0, name: 'Ada', kind: 'person', resigned: false, colour: 'blue', shape: 'house' },
  { seat: 1, name: 'Bruno', kind: 'person', resigned: false, colour: 'orange', shape: 'hut' },
];

const lies = (card: string, row: number, line: number): readonly PmbEvent[] => [
  { type: 'CardsDrawn', seat: 0, cards: [card], from: 'rest' },
  { type: 'CardDeveloped', seat: 0, card, name: '', at: cellAt(row, line) },
];

/** Four cards, two workers of seat 0, the Tower in hand: the table of the rulebook's example. */
export const example = (...more: readonly PmbEvent[]): PmbState => {
  const [edition] = EDITIONS;
  if (!edition) throw new Error('no edition');
  const events: readonly PmbEvent[] = [
    {
      type: 'TableLaid',
      edition,
      variants: edition.variants,
      walls: ['W2', 'W1', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8'],
      starting: edition.starting.map((card) => card.id),
      landmarks: edition.landmarks.map((card) => card.id),
      first: 0,
    },
    ...[lies('K08', 1, 2), lies('K15', 2, 2), lies('K16', 2, 3), lies('K01', 1, 3)].flat(),
    { type: 'CardsDrawn', seat: 0, cards: ['K02'], from: 'rest' },
    { type: 'WorkerPlaced', seat: 0, at: 'left:1,3' },
    { type: 'WorkerPlaced', seat: 0, at: 'left:2,3' },
    ...more,
  ];
  return events.reduce(rules.evolve, rules.blank());
};

/** What the frame hands to the board for a move of seat 0 with its picks so far. */
export const propsFor = (state: PmbState, move: Move | null, past = false): BoardProps => ({
  state,
  viewer: 0,
  players: PLAYERS,
  at: past
    ? null
    : {
        state,
        sent: state,
        seat: 0,
        viewer: 0,
        names: PLAYERS.map(({ name }) => name),
        choice: move ? choice(rules, state, 0, move) : null,
        move,
        offers: [],
        draft: emptyDraft,
      },
  width: 900,
  height: 640,
  draft: [],
  changed: [],
  marks: new Map(),
  lit: [],
  fade: true,
  bringing: () => null,
  onPress: () => undefined,
  past,
  label: 'Board of a test',
  describedBy: 'question',
});
