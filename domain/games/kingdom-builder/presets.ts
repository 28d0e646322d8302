import type { Options } from '../../kernel/options.ts';

/** A named set of options for the create page. */
export interface Preset {
  readonly id: string;
  readonly name: string;
  readonly help: string;
  readonly options: Options;
}

export const PRESETS: readonly Preset[] = [
  {
    id: 'first-game',
    name: 'First game',
    help: 'Tavern, Paddock, Oasis and Farm with Fishermen, Knights and Merchants',
    options: {
      'sections.mode': 'chosen',
      'sections.chosen': ['tavern', 'paddock', 'oasis', 'farm'],
      'sections.rotation': 'none',
      'cards.mode': 'chosen',
      'cards.chosen': ['fishermen', 'knights', 'merchants'],
    },
  },
  {
    id: 'base',
    name: 'Base',
    help: 'Four of eight sections and three of ten cards, drawn anew each time',
    options: {},
  },
  {
    id: 'nomads',
    name: 'Nomads',
    help: 'At least one section of Nomads among the four',
    options: { 'modules.nomads': true },
  },
  {
    id: 'crossroads',
    name: 'Crossroads',
    help: 'At least one section of Crossroads, with its task',
    options: { 'modules.crossroads': true },
  },
];
