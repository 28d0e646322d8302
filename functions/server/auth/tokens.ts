// Tokens that carry their own meaning: what they open and a MAC. Nothing is stored for them; each purpose has its own key.

import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { lazy } from '../lazy.ts';

/** What a key signs; one item of the Keys table each, so that a function can be given only those it needs. */
export const KEY_PURPOSES = ['turn-link', 'unsubscribe', 'refusal', 'picture', 'invitation', 'sign-in', 'ids'] as const;
export type KeyPurpose = (typeof KEY_PURPOSES)[number];

/** 32 bytes by purpose. */
export type Keys<P extends KeyPurpose = KeyPurpose> = Readonly<Record<P, Uint8Array>>;

const MAC_BYTES = 16;
const WEEK = 7 * 24 * 3_600_000;

const mac = (key: Uint8Array, said: string): Buffer => createHmac('sha256', key).update(said).digest();

const seal = (key: Uint8Array, fields: readonly (string | number)[]): string => {
  const said = JSON.stringify(fields);
  return Buffer.concat([mac(key, said).subarray(0, MAC_BYTES), Buffer.from(said)]).toString('base64url');
};

const unseal = <T extends z.ZodMiniType>(key: Uint8Array, token: string, shape: T): z.infer<T> | null => {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length <= MAC_BYTES) return null;
  const said = bytes.subarray(MAC_BYTES).toString();
  if (!timingSafeEqual(bytes.subarray(0, MAC_BYTES), mac(key, said).subarray(0, MAC_BYTES))) return null;
  return shape.parse(JSON.parse(said));
};

/** Which turn a mail leads to: the seat, the seq since which it is awaited, and the player who got the mail. */
export interface TurnLink {
  readonly gameId: string;
  readonly seat: number;
  readonly since: number;
  readonly player: string;
}

/** The token behind the button of a turn mail; good for 7 days from `now` (epoch ms) and no longer than the turn. */
export const turnLink = (keys: Keys<'turn-link'>, link: TurnLink, now: number): string =>
  seal(keys['turn-link'], [link.gameId, link.seat, link.since, link.player, Math.floor((now + WEEK) / 1000)]);

const turnLinkFields = lazy(() => z.tuple([z.string(), z.number(), z.number(), z.string(), z.number()]));

/** What a turn link opens; null when it is forged or over its time. Whether the turn is still open is not known here. */
export const readTurnLink = (keys: Keys<'turn-link'>, token: string, now: number): TurnLink | null => {
  const fields = unseal(keys['turn-link'], token, turnLinkFields());
  if (!fields) return null;
  const [gameId, seat, since, player, until] = fields;
  return now < until * 1000 ? { gameId, seat, since, player } : null;
};

export interface Subscription {
  readonly gameId: string;
  readonly player: string;
}

/** Ends the mails of one game to one player, and can do nothing else. Never expires. */
export const unsubscribeToken = (keys: Keys<'unsubscribe'>, { gameId, player }: Subscription): string =>
  seal(keys.unsubscribe, [gameId, player]);

export const readUnsubscribeToken = (keys: Keys<'unsubscribe'>, token: string): Subscription | null => {
  const fields = unseal(keys.unsubscribe, token, z.tuple([z.string(), z.string()]));
  return fields && { gameId: fields[0], player: fields[1] };
};

/** Ends all mail of strangers to one mailbox, and can do nothing else; `mark` as of `markOf`. Never expires. */
export const refusalToken = (keys: Keys<'refusal'>, mark: string): string => seal(keys.refusal, [mark]);

/** The mark of the mailbox that a link was mailed to; null when it is forged. */
export const readRefusalToken = (keys: Keys<'refusal'>, token: string): string | null =>
  unseal(keys.refusal, token, z.tuple([z.string()]))?.[0] ?? null;

export interface Picture {
  readonly gameId: string;
  readonly seq: number;
}

/** The last part of a picture's address, so that nobody can have pictures drawn of what was not mailed. */
export const pictureMac = (keys: Keys<'picture'>, { gameId, seq }: Picture): string =>
  mac(keys.picture, JSON.stringify([gameId, seq]))
    .subarray(0, MAC_BYTES)
    .toString('base64url');

export const isPictureMac = (keys: Keys<'picture'>, picture: Picture, given: string): boolean => {
  const bytes = Buffer.from(given, 'base64url');
  return bytes.length === MAC_BYTES && timingSafeEqual(bytes, Buffer.from(pictureMac(keys, picture), 'base64url'));
};

/** What a seat code opens: one invitation by mail, or any open seat of a game. */
export type SeatCode =
  | { readonly kind: 'invitation'; readonly invitation: string }
  | { readonly kind: 'join'; readonly gameId: string };

/** The code in an invitation's mail. The log shows the invitation's id, which says nothing about its code. */
export const invitationCode = (keys: Keys<'invitation'>, invitation: string): string =>
  seal(keys.invitation, ['i', invitation]);

/** The code of the link that takes an open seat of a game. */
export const joinCode = (keys: Keys<'invitation'>, gameId: string): string => seal(keys.invitation, ['j', gameId]);

export const readSeatCode = (keys: Keys<'invitation'>, code: string): SeatCode | null => {
  const fields = unseal(keys.invitation, code, z.tuple([z.enum(['i', 'j']), z.string()]));
  if (!fields) return null;
  const [kind, id] = fields;
  return kind === 'i' ? { kind: 'invitation', invitation: id } : { kind: 'join', gameId: id };
};

/** An id of 128 bits that the same parts always give again, so that a repeated command makes nothing twice. */
export const derivedId = (keys: Keys<'ids'>, ...parts: readonly (string | number)[]): string =>
  mac(keys.ids, JSON.stringify(parts)).subarray(0, MAC_BYTES).toString('base64url');
