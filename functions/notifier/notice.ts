import { lastActed } from '../../domain/kernel/recap.ts';
import type { Seat } from '../../domain/kernel/rules.ts';
import type { Log } from '../server/game-log/logs.ts';

/** What a notice is about, and the ways it may go. Reminders, digests and push are further lines here. */
export type Kind = 'turn' | 'started' | 'ended';
type Channel = 'mail';

/** A player has to be told something. Equal logs ask for equal notices, however often they are read. */
export interface Notice {
  readonly gameId: string;
  readonly seat: Seat;
  /** The id of the person at the seat. */
  readonly player: string;
  readonly kind: Kind;
  readonly channel: Channel;
  /** The seq that made it necessary. */
  readonly since: number;
  /** When that was, in epoch milliseconds. */
  readonly at: number;
}

/** The same for the same notice, for ever; mails carry it in a header. */
export const noticeId = ({ gameId, seat, since, kind, channel }: Notice): string =>
  [gameId, seat, since, kind, channel].join('.');

/** The seq of the commit that started the game; 0 before. */
export const startSeq = ({ commits }: Pick<Log, 'commits'>): number =>
  commits.find((c) => c.steps.some((step) => step.events.some((event) => event.type === 'GameStarted')))?.seq ?? 0;

interface Person {
  readonly seat: Seat;
  readonly player: string;
}

const persons = ({ game }: Log): readonly Person[] =>
  game.table.seats.flatMap(({ player, resigned }, seat) =>
    player?.kind === 'person' && !resigned ? [{ seat, player: player.id }] : [],
  );

// A seat that has sent something since it is awaited was at the board and knows: it gets no mail for the rest of its turn.
const turns = (log: Log): readonly Notice[] =>
  persons(log).flatMap((person) => {
    const wait = log.game.waits.find((w) => w.seat === person.seat);
    if (!wait || lastActed(log.commits, person.seat) > wait.since) return [];
    return [{ gameId: log.id, ...person, kind: 'turn', channel: 'mail', since: wait.since, at: wait.at }];
  });

// Who is awaited learns of the start by the mail about the turn, and who took the last seat has seen it.
const starts = (log: Log): readonly Notice[] => {
  const since = startSeq(log);
  const start = log.commits[since - 1];
  if (!start) return [];
  return persons(log)
    .filter(({ seat, player }) => player !== start.by && !log.game.waits.some((w) => w.seat === seat))
    .filter(({ seat }) => lastActed(log.commits, seat) < since)
    .map((person) => ({ gameId: log.id, ...person, kind: 'started', channel: 'mail', since, at: start.at }));
};

const ends = (log: Log): readonly Notice[] =>
  persons(log).map((person) => ({
    gameId: log.id,
    ...person,
    kind: 'ended',
    channel: 'mail',
    since: log.game.seq,
    at: log.game.at,
  }));

/** All notices that a log asks for as it stands, sent or not. */
export const noticesOf = (log: Log): readonly Notice[] => {
  switch (log.game.table.status) {
    case 'running':
      return [...turns(log), ...starts(log)];
    case 'ended':
      return ends(log);
    case 'open':
    case 'cancelled':
      return [];
  }
};
