// Nothing that an owner writes into a file of layouts goes unheard.

import { isJson, type Json } from '../../../notation/json.ts';

/** For people; nothing reads them. */
const NOTES = ['note', 'notes', 'about', 'sources', 'version', 'provenance', 'aliases', 'confidence'] as const;
const MORE_NOTES = ['geometry', 'legend', 'orientation', 'replace', 'known', 'rules', 'texts', 'derived'] as const;
const DRAWN_NOTES = ['layout', 'layoutVersion', 'silver_hexes', 'coast', 'inland'] as const;
const UNREAD: readonly string[] = [...NOTES, ...MORE_NOTES, ...DRAWN_NOTES];

/** Keys of an object, and those of them that say the same thing in two ways. */
interface Form {
  readonly keys: readonly string[];
  readonly either: readonly (readonly [string, string])[];
}

const FILE: Form = { keys: ['provenance', 'sections', 'islands', 'sides'], either: [['islands', 'sides']] };
const SECTION: Form = {
  keys: ['id', 'module', 'expansion', 'rows', 'locations', 'counts'],
  either: [['module', 'expansion']],
};
const ISLAND: Form = { keys: ['id', 'rows', 'location', 'counts'], either: [] };
const PIN: Form = {
  keys: ['at', 'row', 'col', 'tile', 'location'],
  either: [
    ['at', 'row'],
    ['at', 'col'],
    ['tile', 'location'],
  ],
};

const strays = (value: unknown, at: string, { keys, either }: Form): readonly string[] => {
  if (!isJson(value)) return [];
  const place = (key: string): string => (at === '' ? key : `${at}.${key}`);
  return [
    ...Object.keys(value)
      .filter((key) => !keys.includes(key) && !UNREAD.includes(key))
      .map((key) => `${place(key)}: is not known here; known are ${keys.join(', ')}`),
    ...either
      .filter(([one, other]) => value[one] !== undefined && value[other] !== undefined)
      .map(([one, other]) => `${place(other)}: ${one} says it already; write one of them`),
  ];
};

const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const named = (value: unknown, list: string, i: number): string =>
  `${list}[${i}]${isJson(value) && typeof value.id === 'string' ? ` ${value.id}` : ''}`;

/** Keys that mean nothing, and things that are said twice. */
export const strayKeys = (file: Json): readonly string[] => [
  ...strays(file, '', FILE),
  ...items(file.sections).flatMap((section, i) => {
    const at = named(section, 'sections', i);
    const pins = isJson(section) ? items(section.locations) : [];
    return [...strays(section, at, SECTION), ...pins.flatMap((pin, k) => strays(pin, `${at}.locations[${k}]`, PIN))];
  }),
  ...items(file.islands ?? file.sides).flatMap((island, i) => {
    const at = named(island, 'islands', i);
    return [...strays(island, at, ISLAND), ...(isJson(island) ? strays(island.location, `${at}.location`, PIN) : [])];
  }),
];
