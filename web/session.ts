import { computed, signal } from '@preact/signals';
import type { Reply } from '../functions/contract/contract.ts';
import { call } from './api/client.ts';

export type Me = Reply<'changeMe'>;
export type Summary = Reply<'myGames'>['games'][number];

/** Who is signed in: undefined before we know, null for nobody. */
export const me = signal<Me | null | undefined>(undefined);

/** My games and invitations as last read; null before. */
export const mine = signal<Reply<'myGames'> | null>(null);

/** True when this seat of mine is awaited. */
export const waitsForMe = (game: Summary): boolean =>
  game.status === 'running' && game.waits.some((w) => w.seat === game.seat);

const urgency = (game: Summary): readonly [number, number] => {
  const wait = game.waits.find((w) => w.seat === game.seat);
  const soon = wait?.due && wait.due - Date.now() < 86_400_000 ? wait.due : Number.POSITIVE_INFINITY;
  return [soon, wait?.at ?? game.updatedAt];
};

/** Games that wait for me: those whose time runs out within a day first, then the longest waiting. */
export const waiting = computed<readonly Summary[]>(() =>
  (mine.value?.games ?? []).filter(waitsForMe).toSorted((a, b) => {
    const [soonA, atA] = urgency(a);
    const [soonB, atB] = urgency(b);
    return soonA === soonB ? atA - atB : soonA - soonB;
  }),
);

/** Asks the server who is signed in. */
export const readMe = async (): Promise<void> => {
  const answer = await call('whoIsHere', {});
  if (answer.ok) me.value = answer.value.me;
  else if (answer.problem.status !== 0 || me.value === undefined) me.value = null;
};

/** Reads my games again; gives false when the server did not answer. */
export const readMine = async (): Promise<boolean> => {
  const answer = await call('myGames', {});
  if (answer.ok) mine.value = answer.value;
  else if (answer.problem.status === 401) me.value = null;
  return answer.ok;
};

/** After signing in: everything read for somebody else is forgotten. */
export const signedIn = (who: Me): void => {
  me.value = who;
  mine.value = null;
};

export const signOut = async (): Promise<void> => {
  await call('signOut', {});
  me.value = null;
  mine.value = null;
};
