import type { Options } from '../../kernel/options.ts';
import { type Random, shuffled } from '../../kernel/random.ts';
import { APPRENTICE_IDS, PROJECT_IDS, WORKER_IDS } from './cards/catalogue.ts';
import type { BuildersEvent } from './events.ts';
import { bankOf, takeCoinsOf } from './options.ts';
import { ACTIONS_A_TURN, ROW_LENGTH } from './state.ts';
import { drawn } from './turn/refill.ts';

const FIRST_COINS = 10;

/** Ten coins and a random apprentice each, two open rows of five, the building pile's next card, the first player by lot. */
export const setup = (seats: number, options: Options, dice: Random): readonly BuildersEvent[] => {
  const draw = dice.drawn;
  const buildings = drawn(PROJECT_IDS, ROW_LENGTH + 1, dice);
  const apprentices = shuffled(APPRENTICE_IDS, dice).slice(0, seats);
  const left = WORKER_IDS.filter((id) => !apprentices.includes(id));
  const workers = drawn(left, ROW_LENGTH, dice);
  const first = dice.below(seats);
  const [nextBuilding = ''] = buildings.slice(ROW_LENGTH);
  return [
    {
      type: 'GameLaid',
      takeCoins: takeCoinsOf(options),
      bank: bankOf(options),
      coins: FIRST_COINS,
      first,
      apprentices,
      workers,
      buildings: buildings.slice(0, ROW_LENGTH),
      nextBuilding,
      draw,
    },
    { type: 'TurnBegan', seat: first, round: 1, actions: ACTIONS_A_TURN },
  ];
};
