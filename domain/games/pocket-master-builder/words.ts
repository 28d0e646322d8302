import type { Words } from '../../kernel/phrase.ts';

const MOST = 14;

const numbered = (what: string, one: string, many: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from({ length: MOST }, (_, i) => [`${what}:${i + 1}`, i === 0 ? `1 ${one}` : `${i + 1} ${many}`]),
  );

/** Everything that is counted in sentences, as 'worker:2'. */
const gains: Readonly<Record<string, string>> = {
  ...numbered('worker', 'worker', 'workers'),
  ...numbered('card', 'card', 'cards'),
  ...numbered('oracle', 'oracle', 'oracles'),
  ...numbered('reward', 'reward', 'rewards'),
  ...numbered('wall', 'wall', 'walls'),
  ...numbered('donkey', 'donkey level', 'donkey levels'),
  ...numbered('gold', 'bought gold', 'bought gold'),
};

export const words: Words = {
  phrases: {
    laid: 'The table is laid with the cards of {edition}. {seat} begins.',
    oracle: '{seat} chose an oracle.',
    developed: '{seat} played {card} in row {row}, line {line}.',
    invaded: 'Line {line} is full: the invasion reward goes to {who|seats}.',
    filled: 'Line {line} is full, and nobody stands on its wall or beyond.',
    placed: '{seat} placed {what|gain}.',
    paid: '{seat} paid with {with|gain}.',
    built: '{seat} built {card} (row {row}, line {line}) with {with|gain}.',
    gained: '{seat} gained {what|gain}.',
    bought: '{seat} bought {what|gain} with rewards.',
    rested: '{seat} rested and took {what|gain}.',
    discarded: '{seat} discarded {cards}.',
    renewed: 'The pile was empty; the discard pile was shuffled into a new one.',
    'ending-buildings': '{seat} has the building that ends the game: round {last} is the last one.',
    'ending-area': 'The kingdom area is full: round {last} is the last one.',
    'ending-stall': 'Nothing can be built any more: round {last} is the last one.',
  },
  labels: {
    gain: gains,
    action: {
      'keep-oracle': 'Keep an oracle',
      develop: 'Develop',
      place: 'Place a worker',
      construct: 'Construct',
      rest: 'Rest',
      buy: 'Use rewards',
      discard: 'Discard',
    },
    ask: {
      oracle: 'Which oracle do you keep?',
      card: 'Which card do you play?',
      cell: 'In which row?',
      junction: 'On which side does a worker stand?',
      building: 'Which card do you build?',
      payment: 'What do you pay with?',
      rest: 'What do you take?',
      purchase: 'What do you buy?',
      surplus: 'Which card do you discard?',
    },
    rest: { workers: '2 workers', cards: '2 cards', both: '1 worker and 1 card' },
    purchase: { worker: '1 worker', card: '1 card', gold: '1 gold', donkey: '1 donkey level' },
    resource: { wood: 'wood', brick: 'brick', stone: 'stone', gold: 'gold' },
    half: { west: 'left half', east: 'right half', north: 'upper half', south: 'lower half' },
    part: {
      buildings: 'Buildings',
      icons: 'Honor per icon',
      landmarks: 'Landmarks',
      walls: 'Walls',
      donkey: 'Donkey track',
      oracles: 'Oracles',
    },
    why: {
      'unknown-action': 'This cannot be done now',
      'develop-first': 'Play a card first',
      'one-card-a-turn': 'One card a turn is played',
      'area-full': 'The kingdom area is full',
      'no-card-in-hand': 'You have no card in hand',
      'placing-is-over': 'Workers are placed before building',
      'no-worker': 'No worker in your Worker Area',
      'no-free-side': 'No free side on the card you played',
      'one-building-a-turn': 'One building a turn',
      'nothing-unbuilt': 'Nothing is left to build',
      'cannot-pay': 'You cannot pay for it',
      'does-not-pay': 'That would not lead to a payment',
      'not-enough': 'That does not pay the cost yet',
      'discard-first': 'Discard down to your hand limit first',
      'too-few-rewards': 'Too few rewards',
      'nothing-to-gain': 'There is nothing to gain from it now',
      'must-draw': 'With an empty hand you take at least one card',
      'not-beside-a-card': 'A card goes right beside another one: the next place of its row',
      occupied: 'A card lies there',
      'side-taken': 'A worker stands there',
      'no-card-there': 'No card lies there',
      'not-on-card-played': 'Workers go on the card you played this turn',
      'already-built': 'It is built already',
      'used-already': 'That is used already',
      'not-your-worker': 'Not your worker',
      'donkey-workers': 'Your donkey level allows no more workers',
      'donkey-discards': 'Your donkey level allows no more discards',
    },
  },
};
