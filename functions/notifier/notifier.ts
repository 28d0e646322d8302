import { failureOf } from '../mail/mail-failure.ts';
import type { Outgoing } from '../mail/outgoing.ts';
import type { Heads } from '../projector/heads.ts';
import { isOutside, reasonOf } from '../projector/outside.ts';
import type { Log, Logs } from '../turn/logs.ts';
import { type Claim, type Claims, DEAD_AFTER, freeAt, givenUp } from './claims.ts';
import type { Compose } from './compose.ts';
import { type Notice, noticeId, noticesOf } from './notice.ts';

export interface NotifierParts {
  readonly logs: Logs;
  readonly heads: Pick<Heads, 'due' | 'notified'>;
  readonly claims: Claims;
  readonly compose: Compose;
  readonly outgoing: Outgoing;
  /** Told of an address that refused a mail for good. */
  readonly refused: (player: string, email: string) => Promise<void>;
  readonly now: () => number;
  /** How long a notice waits for a reply that makes it needless, in milliseconds. */
  readonly delay: number;
  /** Told what could not be sent or read; never addresses or bodies. */
  readonly failed: (gameId: string, code: string, detail: string) => void;
}

/**
 * Sends all that a game's log asks for and that is due, as often as it is called. All senders from before `born` (epoch
 * milliseconds) are known to be dead; of others it is taken for granted when their claim is old.
 */
export type Notify = (gameId: string, born?: number) => Promise<void>;

interface Open {
  readonly notice: Notice;
  readonly known: Claim | null;
  /** From when on it may be sent. */
  readonly from: number;
}

/** What is older was either sent or is no news any more; claims are kept for longer than this. */
const OLDEST = 90 * 24 * 3_600_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** All that wait for the mail service are tried together, this often. */
const ROUND = 2 * MINUTE;
const DAY = 24 * HOUR;

const earliest = (times: readonly (number | null)[]): number | null => {
  const known = times.filter((time) => time !== null);
  return known.length > 0 ? Math.min(...known) : null;
};

/**
 * When a notice that the service did not take is tried again: within four minutes, so that an outage of hours is over for
 * everybody soon after it is over, and the older one earlier, since what is due first goes first.
 */
const retryAt = (notice: Notice, known: Claim | null, now: number): number => {
  if (!known?.waits) return now + MINUTE;
  const round = (Math.floor(now / ROUND) + 2) * ROUND;
  const age = Math.min(Math.max(now - notice.at, 0), DAY);
  return round - Math.floor((age / DAY) * MINUTE);
};

/** The same for a single address that is not well, and for a mail that may have gone twice: twice as long each time. */
const rareRetryAt = (first: number, known: Claim | null, now: number): number =>
  now + Math.min(first * 2 ** Math.min(known?.waits ?? 0, 12), HOUR);

/** Whether a mail that may have gone now may have gone before, too. */
const isRepeat = (known: Claim | null): boolean => known !== null && (known.state === 'claimed' || known.waits > 0);

export const notifier = (parts: NotifierParts): Notify => {
  const { logs, heads, claims, compose, outgoing, refused, now, delay, failed } = parts;

  // Of a time that has not come yet a clock has told that ran ahead: nobody is to wait for it.
  const wishedAt = (at: number): number => (at > now() + delay ? 0 : at + delay);

  const openNotices = async (log: Log, born: number): Promise<readonly Open[]> => {
    const open: Open[] = [];
    for (const notice of noticesOf(log).filter(({ at }) => at > now() - OLDEST)) {
      const known = await claims.read(noticeId(notice));
      const free = freeAt(known, born, now());
      if (free !== null) open.push({ notice, known, from: Math.max(wishedAt(notice.at), free) });
    }
    return open;
  };

  const send = async (notice: Notice, known: Claim | null): Promise<number | null> => {
    const id = noticeId(notice);
    const log = await logs.read(notice.gameId);
    if (!log || !noticesOf(log).some((wanted) => noticeId(wanted) === id)) {
      await claims.settle(id, 'stale', now(), '');
      return null;
    }
    const composed = await compose(notice, log);
    if ('unwanted' in composed) {
      await claims.settle(id, 'unwanted', now(), composed.unwanted);
      return null;
    }
    try {
      const { messageId } = await outgoing.send(composed.mail);
      await claims.settle(id, 'sent', now(), messageId);
      return null;
    } catch (error) {
      return afterFailure(notice, known, error, composed.mail.to);
    }
  };

  const giveBack = async (notice: Notice, at: number): Promise<number> => {
    await claims.giveBack(noticeId(notice), at);
    return at;
  };

  const afterFailure = async (
    notice: Notice,
    known: Claim | null,
    error: unknown,
    to: string,
  ): Promise<number | null> => {
    const { kind, reason, addressee } = failureOf(error, to);
    failed(notice.gameId, `mail-${kind}`, reason);
    const at = now();
    if (kind === 'later')
      return giveBack(notice, addressee ? rareRetryAt(MINUTE, known, at) : retryAt(notice, known, at));
    // The claim stays, and is taken once more when it is old; whoever got the mail has played by then.
    if (kind === 'may-have-gone')
      return isRepeat(known) ? giveBack(notice, rareRetryAt(HOUR / 2, known, at)) : at + DEAD_AFTER;
    await refused(notice.player, to);
    await claims.settle(noticeId(notice), 'failed', now(), reason);
    return null;
  };

  // Gives when to look again, or null when there is nothing more to do. A failure in here leaves the claim as it is.
  const deliver = async ({ notice, known }: Open, born: number): Promise<number | null> => {
    const [id, at] = [noticeId(notice), now()];
    if (givenUp(known)) {
      await claims.settle(id, 'failed', at, 'sender-died');
      failed(notice.gameId, 'mail-given-up', id);
      return null;
    }
    if (!(await claims.take(id, at, born))) return at + DEAD_AFTER;
    try {
      return await send(notice, known);
    } catch (error) {
      failed(notice.gameId, 'notice-failed', reasonOf(error));
      return at + DEAD_AFTER;
    }
  };

  const read = async (gameId: string): Promise<Log | null> => {
    try {
      return await logs.read(gameId);
    } catch (error) {
      if (isOutside(error)) throw error;
      failed(gameId, 'log-cannot-be-read', reasonOf(error));
      return null;
    }
  };

  return async (gameId, born = 0) => {
    const log = await read(gameId);
    if (!log) return;
    const { seq } = log.game;
    const open = await openNotices(log, born);
    const waiting = open.filter(({ from }) => from > now()).map(({ from }) => from);
    const ready = open.filter(({ from }) => from <= now());
    // Said before anything is sent: whoever comes after a death in the middle finds it.
    if (ready.length > 0) await heads.due(gameId, 'NOTICE', seq, earliest([...waiting, now() + DEAD_AFTER]));
    const later: (number | null)[] = [...waiting];
    for (const one of ready) later.push(await deliver(one, born));
    await heads.due(gameId, 'NOTICE', seq, earliest(later));
    await heads.notified(gameId, seq);
  };
};
