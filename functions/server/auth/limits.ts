import type { Limit } from '../store/rate-limits.ts';

const DAY = 24 * 60;

/** How often what may be done. Per address, per source or per person, as the name says. */
export const LIMITS = {
  // Twenty mails and thirty codes a day for a mailbox; the last of them only for a browser that has proved it before.
  signInByMailbox: { name: 'sign-in-mailbox', most: 14, minutes: DAY },
  signInByKnown: { name: 'sign-in-known', most: 6, minutes: DAY },
  codeByMailbox: { name: 'code-mailbox', most: 24, minutes: DAY },
  codeByKnown: { name: 'code-known', most: 6, minutes: DAY },
  // One stranger alone cannot use up what there is for a mailbox.
  signInByPair: { name: 'sign-in-pair', most: 6, minutes: 15 },
  signInByPairADay: { name: 'sign-in-pair-day', most: 10, minutes: DAY },
  signInBySource: { name: 'sign-in-source', most: 60, minutes: 15 },
  codeBySource: { name: 'code-source', most: 60, minutes: 15 },
  gamesByPerson: { name: 'games', most: 60, minutes: 60 },
  invitationsByPerson: { name: 'invitations', most: 20, minutes: 60 },
  invitationsByMailbox: { name: 'invitations-mailbox', most: 5, minutes: DAY },
  notesByPerson: { name: 'notes', most: 60, minutes: 60 },
  stylesByPerson: { name: 'styles', most: 60, minutes: 60 },
  namesByPerson: { name: 'names', most: 10, minutes: 60 },
  linksByPerson: { name: 'links', most: 20, minutes: 60 },
  seatsBySource: { name: 'seats-source', most: 120, minutes: 15 },
  talkByPerson: { name: 'talk', most: 30, minutes: 5 },
} as const satisfies Record<string, Limit>;
