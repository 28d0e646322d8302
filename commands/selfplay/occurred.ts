import type { AnyTitle } from '../../domain/kernel/rules.ts';
import { BY_FIELD, type Tally } from './tally.ts';

/** Kinds of labels whose ids are content that should occur. */
const CONTENT = ['tile', 'card', 'task', 'nomad', 'decree', 'building', 'worker', 'section'];

export interface Occurred {
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** What never came up in any game. */
  readonly never: readonly string[];
  /** What came up and can be used, and yet nobody did. */
  readonly neverUsed: readonly string[];
}

const sorted = (counts: Readonly<Record<string, number>>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(counts).sort());

/** Counts of the content of a title by kind, and what never occurred. */
export const occurred = ({ types, ids, laid, used, fields }: Tally, { words, passive = [] }: AnyTitle): Occurred => {
  const kinds = CONTENT.filter((kind) => words.labels[kind]);
  const named = (kind: string): readonly string[] => Object.keys(words.labels[kind] ?? {});
  const times = (kind: string, id: string): number => {
    if (BY_FIELD.includes(kind)) return fields[`${kind}:${id}`] ?? 0;
    return kind === 'section' ? (laid[id] ?? 0) : (ids[id] ?? 0) + (used[id] ?? 0);
  };
  const counts = Object.fromEntries(
    kinds.map((kind) => [kind, Object.fromEntries(named(kind).map((id) => [id, times(kind, id)]))]),
  );
  const missing = (kind: string, found: (id: string) => boolean): readonly string[] =>
    named(kind).flatMap((id) => (found(id) ? [] : [`${kind}:${id}`]));
  const anyUsed = Object.keys(used).length > 0;
  const usable = anyUsed ? ['tile', 'nomad'].filter((kind) => kinds.includes(kind)) : [];
  const idle = (kind: string, id: string): boolean => passive.includes(id) || times(kind, id) === 0;
  return {
    counts: { events: sorted(types), ...counts, used: sorted(used) },
    never: kinds.flatMap((kind) => missing(kind, (id) => times(kind, id) > 0)),
    neverUsed: usable.flatMap((kind) => missing(kind, (id) => (used[id] ?? 0) > 0 || idle(kind, id))),
  };
};
