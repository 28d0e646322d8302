// Who sits where, for people's eyes: names come from Accounts at the moment of reading, since the log holds only ids.

import { type PlayerStyle, playerStyles } from '../../../domain/kernel/player-style.ts';
import type { Seat } from '../../../domain/kernel/rules.ts';
import type { Invitation, Invitations } from './invitations.ts';
import type { People, Person } from './people.ts';
import type { SummarySeat } from './summary.ts';

export interface PlayerAtSeat extends PlayerStyle {
  readonly seat: Seat;
  readonly kind: 'person' | 'bot' | 'nobody' | 'invited';
  readonly name: string;
  readonly resigned: boolean;
  readonly mailFails: boolean;
}

type Players = (seats: readonly SummarySeat[]) => readonly PlayerAtSeat[];

const BOTS = ['Robin', 'Wren', 'Jay', 'Finch', 'Lark', 'Merlin', 'Heron', 'Swift', 'Teal', 'Rook'];

/** Whoever had an account once. */
const GONE = 'Somebody';

/** Whom the host has asked by address alone; the address is nobody else's business. */
const INVITED = 'A friend by mail';

type Named = Pick<PlayerAtSeat, 'kind' | 'name' | 'mailFails'>;

const named = (seat: SummarySeat, at: Seat, person: Person | undefined, invitation: Invitation | undefined): Named => {
  if (seat.player?.kind === 'bot') return { kind: 'bot', name: BOTS[at % BOTS.length] ?? 'Robin', mailFails: false };
  if (seat.player) return { kind: 'person', name: person?.name ?? GONE, mailFails: person?.mailFails ?? false };
  if (seat.invitation === null) return { kind: 'nobody', name: '', mailFails: false };
  return {
    kind: 'invited',
    name: invitation?.name || INVITED,
    mailFails: invitation?.mail === 'failed' || invitation?.mail === 'later',
  };
};

/** Looks up everybody at these tables at once; what comes back names the seats of each of them. */
export const playersAt = async (
  people: Pick<People, 'findMany'>,
  invitations: Pick<Invitations, 'findMany'>,
  tables: readonly (readonly SummarySeat[])[],
): Promise<Players> => {
  const all = tables.flat();
  const [persons, invited] = await Promise.all([
    people.findMany(all.flatMap(({ player }) => (player?.kind === 'person' ? [player.id] : []))),
    invitations.findMany(all.flatMap(({ invitation }) => (invitation === null ? [] : [invitation]))),
  ]);
  return (seats) => {
    const who = seats.map(({ player }) => (player?.kind === 'person' ? persons.get(player.id) : undefined));
    const looks = playerStyles(who.map((person) => person ?? null));
    return seats.flatMap((seat, at) => {
      const look = looks[at];
      const invitation = seat.invitation === null ? undefined : invited.get(seat.invitation);
      return look ? [{ seat: at, ...named(seat, at, who[at], invitation), ...look, resigned: seat.resigned }] : [];
    });
  };
};
