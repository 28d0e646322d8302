import type { Words } from '../../../kernel/phrase.ts';

/** Names of what the board is made of. */
export const PLACE_WORDS: Words['labels'] = {
  terrain: {
    grass: 'grass',
    canyon: 'canyon',
    desert: 'desert',
    flower: 'flowers',
    forest: 'forest',
    water: 'water',
    mountain: 'mountain',
    castle: 'castle',
    location: 'location',
  },
  section: {
    oracle: 'Oracle',
    farm: 'Farm',
    tavern: 'Tavern',
    tower: 'Tower',
    harbor: 'Harbor',
    paddock: 'Paddock',
    barn: 'Barn',
    oasis: 'Oasis',
    quarry: 'Quarry',
    garden: 'Garden',
    caravan: 'Caravan',
    village: 'Village',
    lighthouse_foresters_lodge: 'Lighthouse and Forester’s Lodge',
    barracks_crossroads: 'Barracks and Crossroads',
    city_hall_fort: 'City Hall and Fort',
    monastery_wagon: 'Monastery and Wagon',
  },
  piece: {
    settlement: 'settlement',
    city_hall: 'city hall',
    warrior: 'warrior',
    wagon: 'wagon',
    ship: 'ship',
    wall: 'wall',
    cave: 'cave',
  },
  module: { nomads: 'Nomads', crossroads: 'Crossroads' },
  'module-help': {
    nomads: 'Four sections more, tiles for one use, and cards that pay during the game',
    crossroads: 'Four sections more, warriors, wagons, ships, city halls, and tasks',
  },
  queenie: { capitol: 'Capitol', caves: 'Caves' },
  'queenie-help': {
    capitol: 'A castle of the Oracle or Harbor section pays 1 gold for each settlement within two hexes',
    caves: 'Settlements travel from cave to cave, once a turn',
  },
};
