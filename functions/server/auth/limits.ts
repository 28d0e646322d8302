import type { Limit } from '../store/rate-limits.ts';

/** How often what may be done. Per address, per source or per person, as the name says. */
export const LIMITS = {
  signInByAddress: { name: 'sign-in-address', most: 6, minutes: 15 },
  signInBySource: { name: 'sign-in-source', most: 60, minutes: 15 },
  codeBySource: { name: 'code-source', most: 60, minutes: 15 },
  gamesByPerson: { name: 'games', most: 60, minutes: 60 },
  invitationsByPerson: { name: 'invitations', most: 60, minutes: 24 * 60 },
  invitationsByAddress: { name: 'invitations-address', most: 20, minutes: 24 * 60 },
  seatsBySource: { name: 'seats-source', most: 120, minutes: 15 },
  talkByPerson: { name: 'talk', most: 30, minutes: 5 },
} as const satisfies Record<string, Limit>;
