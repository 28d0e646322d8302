import type { Words } from '../../domain/kernel/phrase.ts';
import type { GameEvent } from '../../domain/kernel/rules.ts';

/** How often each kind of event came, and each id that the title has a name for. */
export class Tally {
  readonly types = new Map<string, number>();
  readonly ids = new Map<string, number>();

  add(events: readonly GameEvent[]): void {
    for (const event of events) {
      count(this.types, event.type);
      for (const value of new Set(Object.values(event).flat())) if (typeof value === 'string') count(this.ids, value);
    }
  }
}

const count = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

/** Kinds of labels whose ids are content that should occur. */
const CONTENT = ['tile', 'card', 'task', 'nomad', 'decree', 'building', 'worker', 'section'];

/** Counts of the content of a title by kind, and what never occurred. */
export const occurred = (
  tally: Tally,
  words: Words,
): {
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly never: readonly string[];
} => {
  const kinds = CONTENT.filter((kind) => words.labels[kind]);
  const counts = Object.fromEntries(
    kinds.map((kind) => [
      kind,
      Object.fromEntries(Object.keys(words.labels[kind] ?? {}).map((id) => [id, tally.ids.get(id) ?? 0])),
    ]),
  );
  const never = kinds.flatMap((kind) =>
    Object.entries(counts[kind] ?? {}).flatMap(([id, n]) => (n === 0 ? [`${kind}:${id}`] : [])),
  );
  return { counts: { events: Object.fromEntries([...tally.types].sort()), ...counts }, never };
};
