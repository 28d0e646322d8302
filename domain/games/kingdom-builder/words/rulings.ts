import type { Words } from '../../../kernel/phrase.ts';

/** Names of the rulings and of their values. */
export const RULING_WORDS: Words['labels'] = {
  ruling: {
    lordsZero: 'Lords: second place with no settlement',
    vacatedHex: 'Moving: the hex just left',
    exhaustedAfter: 'Full terrain after the three builds',
    monastery: 'Monastery without a place beside your own',
    homeCountry: 'Home country: which areas',
    roadHorizontal: 'Road: a horizontal row counts too',
    swordCancelsEnd: 'Sword: a settlement given back stops the last round',
    capitolTwice: 'Capitols: a settlement near two pays twice',
    capitolCastlePays: 'Capitols: the covered castle still pays',
  },
  'ruling-lordsZero': { second: 'pays 6 where somebody leads', never: 'pays nothing' },
  'ruling-vacatedHex': { counts: 'counts as a place beside your own', ignored: 'is left aside' },
  'ruling-exhaustedAfter': { draw: 'a tile may still draw a new card', lost: 'tiles of the terrain rest' },
  'ruling-monastery': { ifPossible: 'builds anywhere in the canyon', strict: 'rests' },
  'ruling-homeCountry': { anyArea: 'all, water and mountain too', landOnly: 'land only' },
};
