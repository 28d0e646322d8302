import { lastActed } from '../../domain/kernel/recap.ts';
import type { Titles } from '../../domain/kernel/rules.ts';
import { type Keys, turnLink, unsubscribeToken } from '../server/auth/tokens.ts';
import type { Log } from '../server/game-log/logs.ts';
import { titleBy } from '../server/game-log/titles.ts';
import type { Mail, MailBody } from '../server/mail/outgoing.ts';
import { picturePath } from '../server/mail/picture-link.ts';
import { timeLeft } from '../server/mail/time-left.ts';
import type { GameOfMail, Picture } from '../server/mail/turn-parts.tsx';
import { unlinked } from '../server/mail/unlinked.ts';
import type { Invitations } from '../server/store/invitations.ts';
import type { People } from '../server/store/people.ts';
import { playersAt } from '../server/store/players.ts';
import type { TableTalk } from '../server/store/table-talk.ts';
import type { Views } from '../server/store/views.ts';
import { type Around, endedBody, startedBody, turnBody } from './bodies.ts';
import { type Kind, type Notice, noticeId, startSeq } from './notice.ts';
import { type TableOfMail, tableOf } from './table.ts';

type Signing = Keys<'turn-link' | 'unsubscribe' | 'picture'>;

export interface ComposeParts {
  readonly people: Pick<People, 'find' | 'findMany'>;
  readonly invitations: Pick<Invitations, 'findMany'>;
  readonly talk: Pick<TableTalk, 'isMuted'>;
  readonly views: Pick<Views, 'lines'>;
  readonly keys: () => Promise<Signing>;
  /** Where people reach the site, without a slash at the end. */
  readonly origin: string;
  readonly titles: Titles;
  readonly now: () => number;
}

/** The mail of a notice, or why its addressee gets none. */
export type Composed = { readonly mail: Mail } | { readonly unwanted: 'muted' | 'no-account' | 'address-fails' };
export type Compose = (notice: Notice, log: Log) => Promise<Composed>;

const BODIES: Readonly<Record<Kind, (table: TableOfMail, around: Around) => MailBody>> = {
  turn: turnBody,
  started: startedBody,
  ended: endedBody,
};

const MOST_WAITING = 5;

/** Mails of one game make one thread: all refer to the same first mail, which need not exist. */
const threadId = (gameId: string, origin: string): string => `<game.${gameId}@${new URL(origin).hostname}>`;

export const composer = ({ people, invitations, talk, views, keys, origin, titles, now }: ComposeParts): Compose => {
  const waitingFor = async (player: string, exceptGame: string): Promise<Around['waiting']> => {
    const lines = await views.lines(`USER#${player}`);
    const waiting = lines
      .flatMap(({ gameId, summary }) => {
        if (!summary || gameId === exceptGame || summary.status !== 'running') return [];
        const seat = summary.seats.findIndex((s) => s.player?.kind === 'person' && s.player.id === player);
        const wait = summary.waits.find((w) => w.seat === seat);
        return wait ? [{ summary, wait }] : [];
      })
      .toSorted((a, b) => a.wait.at - b.wait.at)
      .slice(0, MOST_WAITING);
    return Promise.all(
      waiting.map(async ({ summary, wait }) => {
        const left = timeLeft(wait.due, now());
        const title = (await titleBy(titles, summary.title))?.name ?? summary.title;
        return {
          text: `${unlinked(summary.name)} (${title})${left ? `, ${left}` : ''}`,
          href: `${origin}/g/${summary.id}`,
        };
      }),
    );
  };

  const pictureOf = (table: TableOfMail, key: Keys<'picture'>): Picture | null => {
    const { id, game, title } = table.log;
    if (!title.drawing) return null;
    const since = Math.max(lastActed(table.log.commits, table.seat), startSeq(table.log));
    const path = picturePath(key, { gameId: id, seq: game.seq, since, liveries: table.liveries });
    const pieces = table.liveries.map(({ colour }, seat) => ({ name: table.names[seat] ?? '', colour }));
    const who = pieces.map(({ name, colour }) => `${name} ${colour}`).join(', ');
    return { url: `${origin}${path}`, alt: `The board of ${unlinked(game.table.name)}. Pieces: ${who}.`, pieces };
  };

  const gameOf = (log: Log, unsubscribe: string): GameOfMail => ({
    name: unlinked(log.game.table.name),
    title: log.title.name,
    link: `${origin}/g/${log.id}`,
    muteLink: `${origin}/u/${unsubscribe}`,
    settingsLink: `${origin}/me`,
    site: new URL(origin).host,
  });

  const headersOf = (notice: Notice, unsubscribe: string): Readonly<Record<string, string>> => {
    const thread = threadId(notice.gameId, origin);
    return {
      'List-Unsubscribe': `<${origin}/api/unsubscribe/${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'X-Postwright-Notice': noticeId(notice),
      References: thread,
      'In-Reply-To': thread,
    };
  };

  const bodyOf = async (notice: Notice, log: Log, signing: Signing, unsubscribe: string): Promise<MailBody> => {
    const { gameId, seat, since, player, kind } = notice;
    const { seats } = log.game.table;
    const players = await playersAt(people, invitations, [seats]);
    const table = tableOf(log, seat, players(seats), origin);
    return BODIES[kind](table, {
      game: gameOf(log, unsubscribe),
      picture: pictureOf(table, signing),
      play: `${origin}/t/${turnLink(signing, { gameId, seat, since, player }, now())}`,
      waiting: kind === 'turn' ? await waitingFor(player, gameId) : [],
      now: now(),
    });
  };

  return async (notice, log) => {
    const { gameId, player, kind } = notice;
    const addressee = await people.find(player);
    if (!addressee) return { unwanted: 'no-account' };
    if (addressee.mailFails) return { unwanted: 'address-fails' };
    if (await talk.isMuted(player, gameId)) return { unwanted: 'muted' };
    const signing = await keys();
    const unsubscribe = unsubscribeToken(signing, { gameId, player });
    const body = await bodyOf(notice, log, signing, unsubscribe);
    const headers = headersOf(notice, unsubscribe);
    return { mail: { ...body, to: addressee.email, headers, tags: { kind, game: gameId } } };
  };
};
