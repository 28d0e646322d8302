import type { GameEvent } from '../../domain/kernel/rules.ts';

type Counts = Record<string, number>;

const count = (counts: Counts, key: string, times = 1): void => {
  counts[key] = (counts[key] ?? 0) + times;
};

/** Kinds of content whose ids also name other things: only a field of that name counts. */
export const BY_FIELD: readonly string[] = ['decree'];

/** The id of something that an event lists. */
const idOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' ? value.id : null;

/** How often each kind of event came, and each id in them. */
export interface Tally {
  readonly types: Counts;
  readonly ids: Counts;
  /** Ids of what lies on the table from the start, such as sections. */
  readonly laid: Counts;
  /** Ids of what was used, not only had. */
  readonly used: Counts;
  /** What stood in the fields of `BY_FIELD`, as 'decree:ferry'. */
  readonly fields: Counts;
}

export const emptyTally = (): Tally => ({ types: {}, ids: {}, laid: {}, used: {}, fields: {} });

/** What occurred in one game. */
export const tallyOf = (events: readonly GameEvent[]): Tally => {
  const tally = emptyTally();
  for (const event of events) {
    count(tally.types, event.type);
    for (const [field, value] of Object.entries(event))
      if (BY_FIELD.includes(field)) count(tally.fields, `${field}:${value}`);
    for (const value of new Set(Object.values(event).flat())) {
      if (typeof value === 'string') count(event.type.endsWith('Used') ? tally.used : tally.ids, value);
      const id = idOf(value);
      if (id !== null) count(tally.laid, id);
    }
  }
  return tally;
};

/** Adds what occurred in one game to the sum of many. */
export const addTo = (sum: Tally, tally: Tally): void => {
  for (const part of ['types', 'ids', 'laid', 'used', 'fields'] as const)
    for (const [key, times] of Object.entries(tally[part])) count(sum[part], key, times);
};
