import type { Options, Preset } from '../../../kernel/options.ts';

const ALL_MODULES: Options = {
  'modules.nomads': true,
  'modules.crossroads': true,
  'modules.marshlands': true,
  'modules.harvest': true,
};

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
  {
    id: 'marshlands',
    name: 'Marshlands',
    help: 'At least one section with swamp and a palace',
    options: { 'modules.marshlands': true },
  },
  {
    id: 'harvest',
    name: 'Harvest',
    help: 'At least one section with farmland and a silo',
    options: { 'modules.harvest': true },
  },
  {
    id: 'everything',
    name: 'Everything',
    help: 'One section of each expansion, all cards, a random decree',
    options: { ...ALL_MODULES, 'decree.mode': 'random' },
  },
  {
    id: 'wet-and-wild',
    name: 'Wet and wild',
    help: 'Canoe, Fountain, Lighthouse and Harbor, with a ferry',
    options: {
      'modules.marshlands': true,
      'modules.crossroads': true,
      'sections.mode': 'chosen',
      'sections.chosen': ['canoe', 'fountain', 'lighthouse_foresters_lodge', 'harbor'],
      'decree.mode': 'chosen',
      'decree.chosen': 'ferry',
    },
  },
  {
    id: 'harvest-home',
    name: 'Harvest home',
    help: 'The four sections of Harvest; a shorter game',
    options: {
      'modules.harvest': true,
      'sections.mode': 'chosen',
      'sections.chosen': [
        'bazaar_water_mill',
        'mountain_station_scout_cabin',
        'cathedral_watchtower',
        'university_palisade',
      ],
    },
  },
];
