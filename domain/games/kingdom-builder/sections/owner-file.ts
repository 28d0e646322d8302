// A file of printed layouts as an owner of the boxes may write one, read into sections or a list of what is wrong.

import { isJson, type Json } from '../../../notation/json.ts';
import { HOUSE_SECTIONS } from './house.ts';
import { HOUSE_ISLANDS } from './islands.ts';
import { islandFaults, type Pin, sectionFaults } from './layout-faults.ts';
import type { Island, Module, Section } from './section.ts';
import type { Laid } from './shadow.ts';
import { strayKeys } from './stray-keys.ts';

export type OwnerFile = Laid | { readonly faults: readonly string[] };

/** Boxes of which the printed layouts are not known for certain. */
const OPEN: readonly Module[] = ['crossroads', 'marshlands', 'harvest'];
const OPEN_SECTIONS = HOUSE_SECTIONS.filter((section) => OPEN.includes(section.module));
const PROVENANCES = ['printed', 'house'];

const rowsOf = (from: Json): readonly string[] | null =>
  Array.isArray(from.rows) && from.rows.every((row) => typeof row === 'string') ? from.rows : null;

/** A location, written as `{"at": "2,3", "tile": "temple"}` or as `{"row": 2, "col": 3, "location": "temple"}`. */
const pinOf = (value: unknown): Pin | null => {
  if (!isJson(value)) return null;
  const { at, row, col } = value;
  const tile = value.tile ?? value.location;
  const place = typeof at === 'string' ? at.replace(/^I,/, '') : `${String(row)},${String(col)}`;
  return typeof tile === 'string' && /^\d+,\d+$/.test(place) ? { at: place, tile } : null;
};

const lettersOf = (rows: readonly string[]): Readonly<Record<string, number>> => {
  const letters: Record<string, number> = {};
  for (const letter of rows.join('')) letters[letter] = (letters[letter] ?? 0) + 1;
  return letters;
};

/** Where a file says how many hexes of each kind there are, the rows must have as many. */
const countFaults = ({ counts }: Json, rows: readonly string[]): readonly string[] => {
  if (counts === undefined) return [];
  if (!isJson(counts)) return ['counts: must be an object of numbers'];
  const found = lettersOf(rows);
  return Object.entries(counts).flatMap(([letter, n]) =>
    found[letter] === n ? [] : [`counts: ${letter} is ${String(n)}, but the rows have ${found[letter] ?? 0}`],
  );
};

interface Read<T> {
  readonly faults: string[];
  readonly found: T[];
}

const listOf = (value: unknown, name: string, faults: string[]): readonly Json[] => {
  if (value === undefined) return [];
  if (Array.isArray(value) && value.every(isJson)) return value;
  faults.push(`${name}: must be a list of objects`);
  return [];
};

const idOf = (from: Json, place: string, ids: readonly string[], { faults, found }: Read<{ id: string }>): string => {
  const id = typeof from.id === 'string' ? from.id.replace(/^island_/, '') : '';
  if (!ids.includes(id)) faults.push(`${place}.id: '${String(from.id)}' is unknown; known are ${ids.join(', ')}`);
  else if (found.some((one) => one.id === id)) faults.push(`${place}: ${id} stands in the file twice`);
  return id;
};

const readSection = (from: Json, i: number, into: Read<Section>): void => {
  const ids = OPEN_SECTIONS.map((section) => section.id);
  const id = idOf(from, `sections[${i}]`, ids, into);
  const house = OPEN_SECTIONS.find((section) => section.id === id);
  if (!house) return;
  const place = `sections[${i}] ${id}`;
  const rows = rowsOf(from);
  const pins = Array.isArray(from.locations) ? from.locations.map(pinOf) : null;
  const module = from.module ?? from.expansion ?? house.module;
  if (module !== house.module) into.faults.push(`${place}.module: ${id} belongs to ${house.module}`);
  if (!rows) into.faults.push(`${place}.rows: must be a list of texts`);
  if (!pins) into.faults.push(`${place}.locations: must be a list`);
  if (!rows || !pins) return;
  const tiles = [...new Set(house.locations.map(({ tile }) => tile))];
  const faults = [...sectionFaults({ module: house.module, rows, pins, tiles }), ...countFaults(from, rows)];
  into.faults.push(...faults.map((fault) => `${place}.${fault}`));
  const locations = pins.flatMap((pin) => (pin ? [pin] : []));
  into.found.push({ id, module: house.module, rows, locations, layout: 'owner' });
};

const readIsland = (from: Json, i: number, into: Read<Island>): void => {
  const ids = HOUSE_ISLANDS.map((island) => island.id);
  const id = idOf(from, `islands[${i}]`, ids, into);
  if (!ids.includes(id)) return;
  const place = `islands[${i}] ${id}`;
  const rows = rowsOf(from);
  const pin = pinOf(from.location);
  if (!rows) into.faults.push(`${place}.rows: must be a list of texts`);
  if (!rows) return;
  const faults = [...islandFaults({ rows, pin, tile: id }), ...countFaults(from, rows)];
  into.faults.push(...faults.map((fault) => `${place}.${fault}`));
  if (pin) into.found.push({ id, rows, location: { ...pin, at: `I,${pin.at}` }, layout: 'owner' });
};

/** Reads a file of layouts, or says everything that is wrong with it. */
export const readOwnerFile = (value: unknown): OwnerFile => {
  if (!isJson(value)) return { faults: ['file: must be a JSON object'] };
  const faults: string[] = [];
  const sections: Read<Section> = { faults, found: [] };
  const islands: Read<Island> = { faults, found: [] };
  if (!PROVENANCES.some((known) => known === value.provenance))
    faults.push("provenance: must be 'printed', or 'house' for layouts of your own");
  if (value.sections === undefined && value.islands === undefined && value.sides === undefined)
    faults.push('file: must have sections or islands');
  for (const [i, from] of listOf(value.sections, 'sections', faults).entries()) readSection(from, i, sections);
  for (const [i, from] of listOf(value.islands ?? value.sides, 'islands', faults).entries())
    readIsland(from, i, islands);
  faults.push(...strayKeys(value));
  return faults.length > 0 ? { faults } : { sections: sections.found, islands: islands.found };
};
