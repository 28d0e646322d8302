import type { BouncedAddresses, Failing } from '../../server/store/bounced-addresses.ts';
import type { DueGames } from '../../server/store/due-games.ts';
import type { EventStore } from '../../server/store/event-store.ts';
import type { Checkpoints } from '../../server/stream/checkpoints.ts';
import { monthly } from './costs.ts';
import type { MailState } from './mail-service.ts';

export interface OverviewParts {
  readonly heads: Pick<Checkpoints, 'read'>;
  readonly live: Pick<DueGames, 'live'>;
  readonly events: Pick<EventStore, 'read'>;
  readonly failing: Pick<BouncedAddresses, 'all'>;
  readonly mail: () => Promise<MailState | null>;
  readonly now: () => number;
  readonly build: string;
}

/** How the installation is, for its owner. */
export interface Overview {
  readonly build: string;
  readonly mail: MailState | null;
  readonly failing: readonly Failing[];
  /** Games that somebody still has to follow, and how old the oldest commit is that the lists do not show yet (ms). */
  readonly live: number;
  readonly lag: number;
  readonly quarantined: readonly {
    readonly id: string;
    readonly seq: number;
    readonly reason: string;
    readonly at: number;
  }[];
  /** USD a month if every day were like the last one; null where nobody counts. */
  readonly costs: number | null;
}

/** More games are counted, but not looked at one by one. */
const MOST_LOOKED_AT = 200;

interface Look {
  readonly id: string;
  readonly broken: { readonly seq: number; readonly reason: string; readonly at: number } | null;
  readonly lag: number;
}

const lookAt = async ({ heads, events, now }: OverviewParts, id: string): Promise<Look> => {
  const head = await heads.read(id);
  if (head.broken) {
    const { seq, reason, at } = head.broken;
    return { id, broken: { seq, reason, at }, lag: 0 };
  }
  const [first] = await events.read(id, head.projected).catch(() => []);
  return { id, broken: null, lag: first ? Math.max(now() - first.at, 0) : 0 };
};

export const overview = async (parts: OverviewParts): Promise<Overview> => {
  const [games, mail, failing] = await Promise.all([parts.live.live(), parts.mail(), parts.failing.all()]);
  const looks: Look[] = [];
  for (const id of games.slice(0, MOST_LOOKED_AT)) looks.push(await lookAt(parts, id));
  return {
    build: parts.build,
    mail,
    failing,
    live: games.length,
    lag: Math.max(0, ...looks.map(({ lag }) => lag)),
    quarantined: looks.flatMap(({ id, broken }) => (broken ? [{ id, ...broken }] : [])),
    // A turn sends about one mail, so the mails of a day tell the turns of a day.
    costs: mail ? monthly(mail.sentToday).total : null,
  };
};
