import type { Words } from '../../../kernel/phrase.ts';

/** Names of what is chosen before a game begins; a game under way does not load them. */
export const NEW_GAME_WORDS: Words['labels'] = {
  module: { nomads: 'Nomads', crossroads: 'Crossroads', marshlands: 'Marshlands', harvest: 'Harvest' },
  'module-help': {
    nomads: 'Four sections more, tiles for one use, and cards that pay during the game',
    crossroads: 'Four sections more, warriors, wagons, ships, city halls, and tasks',
    marshlands: 'Four sections more with swamp and palaces, and bonus tiles',
    harvest: 'Four sections more with farmland and silos',
  },
  layout: { house: 'house layout', owner: 'owner’s layout' },
  layouts: { printed: 'Printed layouts, brought by the owner of this site', house: 'House layouts' },
  'queenie-help': {
    capitol: 'A castle of the Oracle or Harbor section pays 1 gold for each settlement within two hexes',
    caves: 'Settlements travel from cave to cave, once a turn',
    island: 'A small island beside the board, with a location of its own',
  },
  island: { off: 'No island', random: 'Either side', tree_house: 'Tree House', rope_bridge: 'Rope Bridge' },
  'decree-mode': { none: 'None', random: 'A random one', chosen: 'Chosen' },
};
