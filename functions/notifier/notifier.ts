import type { Log, Logs } from '../server/game-log/logs.ts';
import { failureOf, type MailFailure } from '../server/mail/mail-failure.ts';
import type { Outgoing } from '../server/mail/outgoing.ts';
import { type Claim, type Claims, freeAt, isExhausted, type Outcome } from '../server/store/claims.ts';
import type { Checkpoints } from '../server/stream/checkpoints.ts';
import { isTransient, reasonOf } from '../server/stream/transient-error.ts';
import type { Compose, Composed } from './compose.ts';
import { type Notice, noticeId, noticesOf } from './notice.ts';
import { type Retry, retryAfter, retryLater, whenDead } from './retry.ts';

export interface NotifierParts {
  readonly logs: Logs;
  readonly heads: Pick<Checkpoints, 'due' | 'notified'>;
  readonly claims: Claims;
  readonly compose: Compose;
  readonly outgoing: Outgoing;
  /** Told of an address that refused a mail for good. */
  readonly refused: (player: string, email: string) => Promise<void>;
  /** Games with a notice that waits for a moment after this one, the soonest first. */
  readonly waitingAfter: (moment: number, most: number) => Promise<readonly string[]>;
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
/** Games that one success wakes; the others are tried within minutes anyway. */
const MOST_WOKEN = 100;

const earliest = (times: readonly (number | null)[]): number | null => {
  const known = times.filter((time) => time !== null);
  return known.length > 0 ? Math.min(...known) : null;
};

/** When to look at a notice again; null for never, as nothing is to be sent. */
type Sent = 'sent' | number | null;

interface Run {
  readonly born: number;
  /** Whether the mail service has just shown that it is well. */
  readonly woken: boolean;
}

export const notifier = (parts: NotifierParts): Notify => {
  const { logs, heads, claims, compose, outgoing, refused, waitingAfter, now, delay, failed } = parts;

  // Of a time that has not come yet a clock has told that ran ahead: nobody is to wait for it.
  const wishedAt = (at: number): number => (at > now() + delay ? 0 : at + delay);

  const openNotices = async (log: Log, { born, woken }: Run): Promise<readonly Open[]> => {
    const open: Open[] = [];
    for (const notice of noticesOf(log).filter(({ at }) => at > now() - OLDEST)) {
      const known = await claims.read(noticeId(notice));
      const free = woken && known?.wakes ? 0 : freeAt(known, born, now());
      if (free !== null) open.push({ notice, known, from: Math.max(wishedAt(notice.at), free) });
    }
    return open;
  };

  const giveBack = async (notice: Notice, { at, wakes }: Retry): Promise<number> => {
    await claims.giveBack(noticeId(notice), at, wakes);
    return at;
  };

  const settled = async (notice: Notice, outcome: Outcome, detail: string): Promise<null> => {
    await claims.settle(noticeId(notice), outcome, now(), detail);
    return null;
  };

  // What is said instead of a mail: that none is needed, or why none could be made. Nothing is sent in here.
  const made = async (notice: Notice): Promise<Composed | 'stale'> => {
    const log = await logs.read(notice.gameId);
    const wanted = log && noticesOf(log).some((one) => noticeId(one) === noticeId(notice));
    return wanted ? compose(notice, log) : 'stale';
  };

  const send = async (notice: Notice, known: Claim | null): Promise<Sent> => {
    const { gameId } = notice;
    const composed = await made(notice).catch((error: unknown) => {
      failed(gameId, 'notice-failed', reasonOf(error));
      return null;
    });
    if (composed === null) return giveBack(notice, retryLater(notice, known, true, now()));
    if (composed === 'stale') return settled(notice, 'stale', '');
    if ('unwanted' in composed) return settled(notice, 'unwanted', composed.unwanted);
    const { mail } = composed;
    const outcome = await outgoing.send(mail).catch((error: unknown) => failureOf(error, mail.to));
    if ('kind' in outcome) return afterFailure(notice, known, outcome, mail.to);
    await settled(notice, 'sent', outcome.messageId);
    return 'sent';
  };

  const afterFailure = async (
    notice: Notice,
    known: Claim | null,
    failure: MailFailure,
    to: string,
  ): Promise<number | null> => {
    failed(notice.gameId, `mail-${failure.kind}`, failure.reason);
    const retry = retryAfter(failure, notice, known, now());
    if (retry === 'claimed') return whenDead(now());
    if (retry) return giveBack(notice, retry);
    await settled(notice, 'failed', failure.reason);
    await refused(notice.player, to);
    return null;
  };

  // Says that it was sent, or when to look again, or null when there is nothing more to do. What fails in here leaves
  // the claim as it is.
  const deliver = async ({ notice, known }: Open, { born, woken }: Run): Promise<Sent> => {
    const id = noticeId(notice);
    if (isExhausted(known)) {
      failed(notice.gameId, 'mail-given-up', id);
      return settled(notice, 'failed', 'sender-died');
    }
    if (!(await claims.take(id, now(), born, woken))) return whenDead(now());
    try {
      return await send(notice, known);
    } catch (error) {
      failed(notice.gameId, 'notice-failed', reasonOf(error));
      return whenDead(now());
    }
  };

  const read = async (gameId: string): Promise<Log | null> => {
    try {
      return await logs.read(gameId);
    } catch (error) {
      if (isTransient(error)) throw error;
      failed(gameId, 'log-cannot-be-read', reasonOf(error));
      return null;
    }
  };

  // Says how many mails went out.
  const run = async (gameId: string, how: Run): Promise<number> => {
    const log = await read(gameId);
    if (!log) return 0;
    const { seq } = log.game;
    const open = await openNotices(log, how);
    const waiting = open.filter(({ from }) => from > now()).map(({ from }) => from);
    const ready = open.filter(({ from }) => from <= now());
    // Said before anything is sent: whoever comes after a death in the middle finds it.
    if (ready.length > 0) await heads.due(gameId, 'NOTICE', seq, earliest([...waiting, whenDead(now())]));
    const done: Sent[] = [];
    for (const one of ready) done.push(await deliver(one, how));
    const later = done.filter((when) => when !== 'sent');
    await heads.due(gameId, 'NOTICE', seq, earliest([...waiting, ...later]));
    await heads.notified(gameId, seq);
    return done.length - later.length;
  };

  let wokeAt = Number.NEGATIVE_INFINITY;

  // A mail went out: so the service is well, and those that wait for that need not wait for their time.
  const wake = async (): Promise<void> => {
    if (Math.abs(now() - wokeAt) < MINUTE) return;
    wokeAt = now();
    for (const gameId of await waitingAfter(now() + delay, MOST_WOKEN)) await run(gameId, { born: 0, woken: true });
  };

  return async (gameId, born = 0) => {
    if ((await run(gameId, { born, woken: false })) > 0) await wake();
  };
};
