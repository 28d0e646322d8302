// A draft outlives the page. What is found in the browser's memory is looked at before it is believed.

import { type Draft, emptyDraft, isEmpty } from '../../domain/kernel/draft.ts';
import type { Move } from '../../domain/kernel/rules.ts';
import { newCommandId } from '../api/ids.ts';
import { keep, kept } from '../keep.ts';

export interface KeptDraft {
  /** The seq that the draft was made for. */
  readonly seq: number;
  /** Stays the same while the same moves are sent again. */
  readonly commandId: string;
  readonly draft: Draft;
}

const isMove = (value: unknown): value is Move => {
  if (typeof value !== 'object' || value === null) return false;
  const { action, picks } = value as Record<string, unknown>;
  return typeof action === 'string' && Array.isArray(picks) && picks.every((pick) => typeof pick === 'string');
};

const isKept = (value: unknown): value is KeptDraft => {
  if (typeof value !== 'object' || value === null) return false;
  const { seq, commandId, draft } = value as Record<string, unknown>;
  if (typeof seq !== 'number' || typeof commandId !== 'string' || typeof draft !== 'object' || draft === null)
    return false;
  const { moves, current } = draft as Record<string, unknown>;
  return Array.isArray(moves) && moves.every(isMove) && (current === null || isMove(current));
};

const read = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const keyOf = (gameId: string, seat: number): string => `draft:${gameId}:${seat}`;

/** The draft that was left for this seat, or an empty one. */
export const keptDraft = (gameId: string, seat: number, seq: number): KeptDraft => {
  const value = read(kept(keyOf(gameId, seat)) ?? 'null');
  return isKept(value) ? value : { seq, commandId: newCommandId(), draft: emptyDraft };
};

export const keepDraft = (gameId: string, seat: number, draft: KeptDraft): void =>
  keep(keyOf(gameId, seat), isEmpty(draft.draft) ? null : JSON.stringify(draft));
