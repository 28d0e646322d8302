import { theBuilders } from '../../domain/games/the-builders/rules.ts';
import {
  ACTION_PRICE,
  type BuildersState,
  builderOf,
  payable,
  takeWorth,
} from '../../domain/games/the-builders/state.ts';
import { choice } from '../../domain/kernel/play.ts';
import type { Move, Seat } from '../../domain/kernel/rules.ts';

/** Plays by a script, whatever the others do. */
interface Opponent<S> {
  readonly title: string;
  move(view: S, seat: Seat): Move;
}

/** Actions in one turn beyond which nobody would press the button: they bring 45,150 coins. */
const MOST_ACTIONS = 300;

const END: Move = { action: 'end', picks: [] };

/** Never builds: buys what its coins buy where that pays, takes coins with as many actions as one take allows, ends. */
const hoarder: Opponent<BuildersState> = {
  title: theBuilders.id,
  move: (s, seat) => {
    const actions = s.turn?.actions ?? 0;
    const bought = Math.min(Math.floor(builderOf(s, seat).coins / ACTION_PRICE), Math.max(0, MOST_ACTIONS - actions));
    const brings = (n: number): number => payable(s, takeWorth(n));
    const pays = brings(actions + bought) - bought * ACTION_PRICE > brings(actions);
    if (s.takeCoins === 'series' && bought > 0 && actions > 0 && pays) return { action: 'buy-action', picks: [] };
    const most = choice(theBuilders, s, seat, { action: 'take-coins', picks: [] })?.from.at(-1);
    return most === undefined ? END : { action: 'take-coins', picks: [most] };
  },
};

const OPPONENTS = { hoarder } as const satisfies Readonly<Record<string, Opponent<BuildersState>>>;
export type OpponentName = keyof typeof OPPONENTS;

/** Who can be played against in this title. */
export const opponentsOf = (title: string): readonly OpponentName[] =>
  (Object.keys(OPPONENTS) as OpponentName[]).filter((name) => OPPONENTS[name].title === title);

/** How an opponent of this name finds a move. */
export const opponentOf = (name: OpponentName): Opponent<unknown>['move'] => {
  const opponent: Opponent<unknown> = OPPONENTS[name];
  return opponent.move;
};
