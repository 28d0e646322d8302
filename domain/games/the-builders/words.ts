import type { Words } from '../../kernel/phrase.ts';
import { BUILDINGS, MACHINES } from './cards/buildings.ts';
import { type Amounts, type Card, RESOURCES, type Resource } from './cards/card.ts';
import { WORKERS } from './cards/workers.ts';

const ONE = { stone: 'stone', wood: 'wood', knowledge: 'knowledge', tile: 'tile' } as const;
const MANY = { ...ONE, tile: 'tiles' } as const;

const counting = (n: number, resource: Resource): string => `${n} ${n === 1 ? ONE[resource] : MANY[resource]}`;

const ALIKE = [1, 1, 1, 1].join();

/** '2 stone, 3 tiles'; four of one each are 'one of each'. */
const amountsInWords = (amounts: Amounts): string =>
  amounts.join() === ALIKE
    ? 'one of each'
    : RESOURCES.flatMap((resource, i) => {
        const n = amounts[i] ?? 0;
        return n > 0 ? [counting(n, resource)] : [];
      }).join(', ');

const article = (name: string): string => (/^[AEIOU]/.test(name) ? 'an' : 'a');

const cardInWords = (card: Card): string =>
  card.kind === 'worker'
    ? `${article(card.name)} ${card.name.toLowerCase()} (${amountsInWords(card.gives)})`
    : `the ${card.name}`;

/** The same of somebody whom everybody has seen before. */
const handInWords = (card: Card): string =>
  card.kind === 'worker' ? `the ${card.name.toLowerCase()} (${amountsInWords(card.gives)})` : `the ${card.name}`;

const pointsInWords = (n: number): string => (n === 1 ? '1 point' : `${n} points`);

const cardHelp = (card: Card): string => {
  switch (card.kind) {
    case 'worker':
      return `Gives ${amountsInWords(card.gives)}; wage ${card.wage}.`;
    case 'building':
      return `Needs ${amountsInWords(card.needs)}; pays ${card.coins} coins, ${pointsInWords(card.points)}.`;
    case 'machine':
      return `Needs ${amountsInWords(card.needs)}; ${pointsInWords(card.points)}, then gives ${amountsInWords(card.gives)} without a wage.`;
  }
};

const cardLine = (card: Card): string => {
  if (card.kind === 'worker') return cardInWords(card);
  const coins = card.kind === 'building' ? `, ${card.coins} coins` : '';
  return `${card.name} (needs ${amountsInWords(card.needs)}; ${pointsInWords(card.points)}${coins})`;
};

/** Words for 'stone-2'. */
const amountLabels: Readonly<Record<string, string>> = Object.fromEntries(
  RESOURCES.flatMap((resource) => [
    [`${resource}-1`, `1 ${ONE[resource]}`],
    [`${resource}-#`, `# ${MANY[resource]}`],
  ]),
);

const CARDS = [...WORKERS, ...BUILDINGS, ...MACHINES];

const byCard = (words: (card: Card) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(CARDS.map((card) => [card.id, words(card)]));

const counted = (one: string, many: string): Readonly<Record<string, string>> => ({
  '1': `1 ${one}`,
  '#': `# ${many}`,
});

export const words: Words = {
  phrases: {
    first: 'First to play: {seat}.',
    started: '{seat} started {cards|card}.',
    recruited: '{seat} recruited {cards|card}.',
    sent: '{seat} sent {workers|hand} to {site|card} for {coins|coins}.',
    'sent-free': '{seat} sent {workers|hand} to {site|card}.',
    finished: '{seat} finished {card|card}: {points|points} and {coins|coins}.',
    'finished-coins': '{seat} finished {card|card}: {coins|coins}.',
    'finished-machine': '{seat} finished {card|card}: {points|points} and a machine that works for nothing.',
    'took-one': '{seat} took 1 coin.',
    took: '{seat} took {coins} coins.',
    'bought-one': '{seat} bought an action.',
    bought: '{seat} bought {n} actions.',
    refilled: 'New in the rows: {cards|card}.',
    unused: '{seat} left {n|actions} unused.',
    'open-buildings': 'Open buildings: {cards|line}.',
    'open-workers': 'Workers for hire: {cards|card}.',
    stand: '{seat}: {points|points} and {coins|coins}.',
    'stand-site': '{seat}, site: {card|card} lacks {lacks|amount}.',
    'stand-free': '{seat}, free: {cards|card}.',
    stalled: 'Nobody can finish a building any more: this is the last round.',
    goal: '{seat} has {points|points}: this is the last round.',
  },
  labels: {
    card: byCard(cardInWords),
    hand: byCard(handInWords),
    'card-name': byCard((card) => card.name),
    'card-help': byCard(cardHelp),
    line: byCard(cardLine),
    amount: amountLabels,
    resource: ONE,
    resources: MANY,
    action: {
      start: 'Start a building',
      recruit: 'Recruit',
      send: 'Send a worker',
      'take-coins': 'Take coins',
      'buy-action': 'Buy an action',
      look: 'Look now',
      end: 'End the turn',
    },
    points: counted('point', 'points'),
    coins: counted('coin', 'coins'),
    actions: counted('action', 'actions'),
    part: { buildings: 'Buildings', machines: 'Machines', coins: 'Coins, 1 for every 10', total: 'Total' },
    ask: {
      building: 'Which building do you start?',
      'worker-in-row': 'Whom do you recruit?',
      worker: 'Whom do you send?',
      site: 'To which site?',
      actions: 'How many actions do you use for coins?',
    },
    why: {
      'no-actions-left': 'You have no action left; another one costs 5 coins.',
      'too-few-actions': 'You do not have enough actions left for this.',
      'too-few-coins': 'You do not have enough coins for this.',
      'row-empty': 'No card is open in this row.',
      'no-free-worker': 'None of your workers is free.',
      'no-site': 'You have no site yet; start a building first.',
      'nothing-closed': 'Everything is open already.',
      'on-a-site': 'This worker stays on the site until it is finished.',
      'not-recruited': 'This worker is not in your team yet.',
      'not-finished': 'This machine works once it is finished.',
      'not-started': 'This building is not one of your sites yet.',
      'already-finished': 'This one is finished.',
      'not-yours': 'This is not yours.',
      'not-in-row': 'This card is not open in the row.',
      'not-your-turn': 'It is not your turn.',
      'at-most-three': 'Three actions at most in one take.',
    },
  },
};
