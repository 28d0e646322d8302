import { onlyAsking } from '../../domain/kernel/draft.ts';
import type { AnyGameView } from '../../domain/kernel/game-view.ts';
import { plainView } from '../../domain/kernel/plain-view.ts';
import type { GameTable } from '../games/table.ts';

/** How a title speaks of its turn: what it says itself, else what its page has said so far, else what the rules give. */
export const tableView = (table: GameTable): AnyGameView => ({
  ...plainView(table.title.rules, table.title.words),
  action: ({ state, seat }, action) => table.button(state, seat, action),
  question: ({ state, seat, move, choice }) => table.prompt(state, seat, move, choice),
  warning: ({ state, seat }, move) => table.warning(state, seat, move),
  player: ({ state, viewer }, seat) => ({ line: table.seatLine(state, seat, viewer), things: [] }),
  first: (state, usable) => (usable.some((o) => o.action === 'build' && o.first) ? 'build' : onlyAsking(state, usable)),
  ...table.view,
});
