import type { Words } from '../../../kernel/phrase.ts';

type Names = Readonly<Record<string, string>>;

const TILE_NAMES: Names = {
  oracle: 'Oracle',
  farm: 'Farm',
  tavern: 'Tavern',
  tower: 'Tower',
  harbor: 'Harbor',
  paddock: 'Paddock',
  barn: 'Barn',
  oasis: 'Oasis',
  garden: 'Garden',
  village: 'Village',
  caravan: 'Caravan',
  quarry: 'Quarry',
  foresters_lodge: 'Forester’s Lodge',
  monastery: 'Monastery',
  fort: 'Fort',
  city_hall: 'City Hall',
  barracks: 'Barracks',
  wagon: 'Wagon',
  lighthouse: 'Lighthouse',
  crossroads: 'Crossroads',
};

const NOMAD_NAMES: Names = {
  donation_grass: 'Donation of grass',
  donation_canyon: 'Donation of canyon',
  donation_desert: 'Donation of desert',
  donation_flower: 'Donation of flowers',
  donation_forest: 'Donation of forest',
  donation_water: 'Donation of water',
  donation_mountain: 'Donation of mountain',
  resettlement: 'Resettlement',
  outpost: 'Outpost',
  sword: 'Sword',
  treasure: 'Treasure',
};

const one = (names: Names, thing: string): Names =>
  Object.fromEntries(
    Object.entries(names).map(([id, name]) => [
      id,
      `${/^[AEIOU]/.test(name) && !name.startsWith('Uni') ? 'an' : 'a'} ${name}${thing}`,
    ]),
  );

/** Names of tiles, and what they do in our own words. */
export const TILE_WORDS: Words['labels'] = {
  tile: TILE_NAMES,
  tileOne: one(TILE_NAMES, ' tile'),
  nomad: NOMAD_NAMES,
  nomadOne: one(NOMAD_NAMES, ''),
  by: { ...TILE_NAMES, ...NOMAD_NAMES, donation: 'the donation', caves: 'the caves' },
  'tile-help': {
    oracle: 'Build one more settlement on the terrain of your card, beside your own if you can.',
    farm: 'Build one settlement on grass, beside your own if you can.',
    oasis: 'Build one settlement on desert, beside your own if you can.',
    tower: 'Build one settlement on the edge of the board, beside your own if you can.',
    tavern: 'Build one settlement at either end of a straight row of three or more of yours.',
    barn: 'Move one of your settlements to the terrain of your card, beside your own if you can.',
    harbor: 'Move one of your settlements onto water, beside your own if you can.',
    paddock: 'Move one of your settlements two hexes straight on, over anything in between.',
    garden: 'Build one settlement on flowers, beside your own if you can.',
    village: 'Build one settlement beside three or more of your own.',
    caravan: 'Move one of your settlements straight on until something is in its way.',
    quarry: 'Put one or two walls on the terrain of your card, beside your own; nobody builds there any more.',
    foresters_lodge: 'Build one settlement in the forest, beside your own if you can.',
    monastery: 'Build one settlement in the canyon, beside your own if you can.',
    fort: 'Draw a terrain card and build one settlement on it, beside your own if you can.',
    city_hall:
      'Once in the game: put your city hall on seven free hexes beside your own. It counts as seven settlements.',
    barracks: 'Place one of your two warriors or take one back. Nobody comes to a hex beside a warrior.',
    wagon:
      'Place your wagon on land or mountain, move it up to three hexes, or take it back. It counts as a settlement.',
    lighthouse: 'Place your ship on water, move it up to three hexes, or take it back. It counts as a settlement.',
    crossroads: 'You draw one terrain card more and choose between them. It works by itself.',
  },
  'nomad-help': {
    donation_grass: 'Build three settlements on grass, each beside your own if you can.',
    donation_canyon: 'Build three settlements on canyon, each beside your own if you can.',
    donation_desert: 'Build three settlements on desert, each beside your own if you can.',
    donation_flower: 'Build three settlements on flowers, each beside your own if you can.',
    donation_forest: 'Build three settlements on forest, each beside your own if you can.',
    donation_water: 'Build three settlements on water, each beside your own if you can.',
    donation_mountain: 'Build three settlements on mountain, each beside your own if you can.',
    resettlement: 'Move your settlements four steps in all, one of them or several.',
    outpost: 'One settlement of this turn need not stand beside your own.',
    sword: 'Take one settlement of every other player off the board.',
    treasure: '3 gold at once.',
  },
};
