import type { Scene } from '../../../domain/drawing/scene.ts';
import { total } from '../../../domain/games/the-builders/cards/card.ts';
import { handOf } from '../../../domain/games/the-builders/cards/catalogue.ts';
import { ACTION, BUILDING, COIN, LOOK, WORKER } from '../../../domain/games/the-builders/drawing/icons.ts';
import {
  ACTION_PRICE,
  type BuildersState,
  builderOf,
  hidden,
  takeWorth,
} from '../../../domain/games/the-builders/state.ts';
import { words } from '../../../domain/games/the-builders/words.ts';
import { label } from '../../../domain/kernel/phrase.ts';
import type { Choice, Move, Seat } from '../../../domain/kernel/rules.ts';
import type { GameTable } from '../table.ts';
import { actions, coins, nameOf, shortly } from './facts.ts';

type Prompt = ReturnType<GameTable['prompt']>;

const sitePrompt = (s: BuildersState, seat: Seat, worker: string): Prompt => {
  const { wage, gives } = handOf(s, worker);
  const left = builderOf(s, seat).coins - wage;
  const cost = wage > 0 ? `Costs ${coins(wage)}; you keep ${left}.` : 'Costs no coins.';
  return {
    heading: `Send the ${nameOf(worker).toLowerCase()} to which site?`,
    line: total(gives) > 0 ? `Gives ${shortly(gives)}. ${cost}` : cost,
    icon: WORKER,
  };
};

const ICONS: Readonly<Record<string, Scene>> = {
  start: BUILDING,
  recruit: WORKER,
  send: WORKER,
  'take-coins': COIN,
  'buy-action': ACTION,
  look: LOOK,
};

const lastRound = (s: BuildersState): string => (s.lastRound ? 'This is your last turn. ' : '');

const freePrompt = (s: BuildersState, seat: Seat): Prompt => {
  const hand = s.turn?.actions ?? 0;
  const purse = builderOf(s, seat).coins;
  if (hand > 0)
    return {
      heading: `You have ${actions(hand)} and ${coins(purse)}`,
      line: `${lastRound(s)}Pick an open card, one of your workers, or coins. Nothing is final before you send.`,
      icon: null,
    };
  const more = purse >= ACTION_PRICE ? `Another one costs ${coins(ACTION_PRICE)}.` : '';
  return { heading: 'All your actions are used', line: `${more} Send your turn, or take something back.`, icon: null };
};

/** What the seat is asked. */
export const prompt: GameTable['prompt'] = (
  state: unknown,
  seat: Seat,
  move: Move | null,
  choice: Choice | null,
): Prompt => {
  const s = state as BuildersState;
  const [worker] = move?.picks ?? [];
  if (choice?.ask === 'site' && worker !== undefined) return sitePrompt(s, seat, worker);
  if (!move || !choice) return freePrompt(s, seat);
  return {
    heading: label(words, 'ask', choice.ask),
    line: `You have ${actions(s.turn?.actions ?? 0)} and ${coins(builderOf(s, seat).coins)}.`,
    icon: ICONS[move.action] ?? null,
  };
};

const hintOf = (s: BuildersState, action: string): string => {
  const hand = s.turn?.actions ?? 0;
  switch (action) {
    case 'take-coins':
      return `up to ${coins(takeWorth(s.takeCoins === 'series' ? hand : Math.min(hand, 3)))}`;
    case 'buy-action':
      return `for ${coins(ACTION_PRICE)}`;
    case 'look': {
      const { workers, buildings } = hidden(s);
      const cards = workers + buildings;
      return cards === 1 ? 'shows 1 card' : `shows ${cards} cards`;
    }
    case 'send':
      return 'wage, 1 action or more';
    default:
      return '1 action';
  }
};

/** The button of an action. */
export const button: GameTable['button'] = (state, _seat, action) => ({
  text: label(words, 'action', action),
  hint: hintOf(state as BuildersState, action),
  icon: ICONS[action] ?? null,
});

/** What a press cannot take back, or what is lost by it. */
export const warning: GameTable['warning'] = (state, _seat, move) => {
  const { turn } = state as BuildersState;
  if (move.action === 'look') return 'The closed places of the rows are filled, and you see the new cards.';
  if (move.action !== 'end' || !turn || turn.actions === 0) return null;
  return `You have ${actions(turn.actions)} left. Unused actions are lost; you could take coins with them.`;
};
