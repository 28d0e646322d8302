import type { OptionList, Options } from '../../kernel/options.ts';
import { BANKS, type Bank, TAKE_COINS, type TakeCoins } from './state.ts';

export const OPTIONS: OptionList = [
  {
    key: 'takeCoins',
    kind: 'one-of',
    label: 'Coins for actions',
    help: 'One action brings 1 coin, two 3, three 6.',
    visible: 'shown',
    values: [
      { value: 'atMostThree', label: 'Three actions at most', help: 'As in the printed game: 6 coins are the most.' },
      {
        value: 'series',
        label: 'The series goes on: 10, 15, 21 …',
        help: 'A patient player who saves up and takes with many actions at once grows rich without end.',
      },
    ],
    default: 'atMostThree',
  },
  {
    key: 'bank',
    kind: 'one-of',
    label: 'The bank',
    visible: 'folded',
    values: [
      { value: 'unlimited', label: 'Never runs dry' },
      {
        value: 'hundred',
        label: '100 coins in all',
        help: 'As many as the box holds; the bank pays what it has left. Whoever hoards them all can bring the table to a halt.',
      },
    ],
    default: 'unlimited',
  },
];

export const takeCoinsOf = (options: Options): TakeCoins =>
  TAKE_COINS.find((v) => v === options.takeCoins) ?? 'atMostThree';
export const bankOf = (options: Options): Bank => BANKS.find((v) => v === options.bank) ?? 'unlimited';
