// How smoke gets at what its people are mailed: by reading it, or as the owner, who may see what was sent but not read it.

import type { AnyTitle, Seat } from '../../domain/kernel/rules.ts';

/** A person who is to hear something of a game, since a seq. */
export interface Waiting {
  readonly email: string;
  readonly gameId: string;
  readonly seat: Seat;
  readonly since: number;
  readonly title: AnyTitle;
}

export interface Post {
  /** An address that takes mail and belongs to nobody. */
  addressOf(name: string): string;
  /** The token of a link by which somebody who asked for it signs in. */
  signIn(email: string): Promise<string>;
  /** The code of the newest invitation, once its mail is out. */
  invitation(email: string): Promise<string>;
  /** The token of a turn mail that is out, and how it looks, in words. */
  turn(waiting: Waiting): Promise<{ readonly token: string; readonly looks: string }>;
  /** Waits for the mail about the end; its subject or its id. */
  ended(waiting: Waiting): Promise<string>;
}

/** A mail did not come, or cannot. */
export class NoMail extends Error {
  override readonly name = 'NoMail';
}

/** Looks again and again until there is something. */
export const patiently = async <T>(what: string, seconds: number, look: () => Promise<T | null>): Promise<T> => {
  const until = Date.now() + seconds * 1000;
  while (Date.now() < until) {
    const found = await look();
    if (found !== null) return found;
    await new Promise((soon) => setTimeout(soon, 250));
  }
  throw new NoMail(`${what} did not come within ${seconds} s`);
};
