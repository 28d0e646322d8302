import type { LifecycleEvent } from './lifecycle.ts';
import type { Draw } from './random.ts';
import type { GameEvent, Seat } from './rules.ts';

/** The events of one move, kept together: what a replay calls a ply. */
export interface Step<E extends GameEvent = GameEvent> {
  /** The move's action, or the lifecycle command. */
  readonly action: string;
  readonly seat: Seat | null;
  readonly events: readonly (E | LifecycleEvent)[];
}

/** All steps of one accepted sending: one item in the store, atomic, final. */
export interface Commit<E extends GameEvent = GameEvent> {
  readonly gameId: string;
  /** From 1, without gaps. */
  readonly seq: number;
  readonly commandId: string;
  /** Who sent it: a player's id, 'bot:SEAT' or 'clock'. */
  readonly by: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The format of the commit itself, for upcasters. */
  readonly v: number;
  readonly steps: readonly Step<E>[];
  readonly draws: readonly Draw[];
  /** True when it changes nothing that other seats can do now. */
  readonly aside: boolean;
}

/** A commit as a viewer gets it: redacted, without its draws and without who sent it. */
export type SeenCommit<E extends GameEvent = GameEvent> = Pick<Commit<E>, 'seq' | 'at' | 'steps' | 'aside'>;
