import type { BuildersAction } from './action.ts';
import { buyAction } from './buy-action.ts';
import { end } from './end.ts';
import { look } from './look.ts';
import { recruit } from './recruit.ts';
import { send } from './send.ts';
import { start } from './start.ts';
import { takeCoins } from './take-coins.ts';

/** What a seat can do in its turn, in the order of the buttons. */
export const ACTIONS: Readonly<Record<string, BuildersAction>> = {
  start,
  recruit,
  send,
  'take-coins': takeCoins,
  'buy-action': buyAction,
  look,
  end,
};
