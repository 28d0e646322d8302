import type { Words } from '../../domain/kernel/phrase.ts';
import type { GameEvent } from '../../domain/kernel/rules.ts';

type Counts = Map<string, number>;

const count = (counts: Counts, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

/** The id of something that an event lists. */
const idOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' ? value.id : null;

/** How often each kind of event came, and each id that the title has a name for. */
export class Tally {
  readonly types: Counts = new Map();
  readonly ids: Counts = new Map();
  /** Ids of what lies on the table from the start, such as sections. */
  readonly laid: Counts = new Map();
  /** Ids of what was used, not only had. */
  readonly used: Counts = new Map();

  add(events: readonly GameEvent[]): void {
    for (const event of events) {
      count(this.types, event.type);
      for (const value of new Set(Object.values(event).flat())) {
        if (typeof value === 'string') count(event.type.endsWith('Used') ? this.used : this.ids, value);
        const id = idOf(value);
        if (id !== null) count(this.laid, id);
      }
    }
  }
}

/** Kinds of labels whose ids are content that should occur. */
const CONTENT = ['tile', 'card', 'task', 'nomad', 'decree', 'building', 'worker', 'section'];

interface Occurred {
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** What never came up in any game. */
  readonly never: readonly string[];
  /** What came up and was never used; some things work by themselves. */
  readonly neverUsed: readonly string[];
}

/** Counts of the content of a title by kind, and what never occurred. */
export const occurred = ({ types, ids, laid, used }: Tally, words: Words): Occurred => {
  const kinds = CONTENT.filter((kind) => words.labels[kind]);
  const named = (kind: string): readonly string[] => Object.keys(words.labels[kind] ?? {});
  const times = (kind: string, id: string): number =>
    kind === 'section' ? (laid.get(id) ?? 0) : (ids.get(id) ?? 0) + (used.get(id) ?? 0);
  const counts = Object.fromEntries(
    kinds.map((kind) => [kind, Object.fromEntries(named(kind).map((id) => [id, times(kind, id)]))]),
  );
  const missing = (kind: string, found: (id: string) => boolean): readonly string[] =>
    named(kind).flatMap((id) => (found(id) ? [] : [`${kind}:${id}`]));
  const usable = used.size > 0 ? ['tile', 'nomad'].filter((kind) => kinds.includes(kind)) : [];
  return {
    counts: { events: Object.fromEntries([...types].sort()), ...counts, used: Object.fromEntries([...used].sort()) },
    never: kinds.flatMap((kind) => missing(kind, (id) => times(kind, id) > 0)),
    neverUsed: usable.flatMap((kind) => missing(kind, (id) => used.has(id) || times(kind, id) === 0)),
  };
};
