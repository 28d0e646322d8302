import { endWords } from '../../domain/kernel/ending.ts';
import { label } from '../../domain/kernel/phrase.ts';
import { lastActed } from '../../domain/kernel/recap.ts';
import { endedMail, type Standing } from '../server/mail/ended-mail.tsx';
import type { MailBody } from '../server/mail/outgoing.ts';
import { startedMail } from '../server/mail/started-mail.tsx';
import { turnMail } from '../server/mail/turn-mail.tsx';
import type { GameOfMail, Picture } from '../server/mail/turn-parts.tsx';
import { startSeq } from './notice.ts';
import { leftFor, promptOf, situationOf, type TableOfMail, toldSince } from './table.ts';

/** What a mail says besides what follows from the log. */
export interface Around {
  readonly game: GameOfMail;
  readonly picture: Picture | null;
  /** The button of a turn mail. */
  readonly play: string;
  readonly waiting: readonly { readonly text: string; readonly href: string }[];
  readonly now: number;
}

// A mail of more is not read; the page shows the rest.
const MOST_TURNS = 12;

const replayLink = (table: TableOfMail): string => `${table.page}#${table.ply}`;

export const turnBody = (table: TableOfMail, { game, picture, play, waiting, now }: Around): MailBody => {
  const acted = lastActed(table.log.commits, table.seat);
  const start = startSeq(table.log);
  return turnMail({
    ...{ game, picture, play, waiting },
    first: acted <= start,
    left: leftFor(table.log.game, table.seat, now),
    prompt: promptOf(table),
    since: toldSince(table, Math.max(acted, start), MOST_TURNS),
    situation: situationOf(table),
    replay: replayLink(table),
  });
};

export const startedBody = ({ log, names }: TableOfMail, { game, picture }: Around): MailBody =>
  startedMail({ game, picture, players: names, next: log.game.waits.map(({ seat }) => names[seat] ?? '') });

const standings = ({ log, seat, names }: TableOfMail, parts: readonly string[]): readonly Standing[] => {
  const { result, seats } = log.game.table;
  const all = (result?.scores ?? []).map((score, i) => ({
    name: names[i] ?? '',
    rank: result?.ranking[i] ?? 0,
    total: score.total,
    parts: parts.map((part) => score.parts[part] ?? 0),
    resigned: seats[i]?.resigned ?? false,
    you: i === seat,
  }));
  return all.toSorted((a, b) => a.rank - b.rank);
};

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export const endedBody = (table: TableOfMail, { game, picture }: Around): MailBody => {
  const { log } = table;
  const { result } = log.game.table;
  const parts = [...new Set((result?.scores ?? []).flatMap((score) => Object.keys(score.parts)))];
  // The names of cards are the names of what they score.
  const { part = {}, card = {} } = log.title.words.labels;
  return endedMail({
    ...{ game, picture },
    parts: parts.map((id) => capital(part[id] ?? card[id] ?? label(log.title.words, 'part', id))),
    standings: standings(table, parts),
    since: toldSince(table, lastActed(log.commits, table.seat), log.game.table.seats.length),
    replay: `${table.page}#0`,
    reason: endWords(log.game.table),
  });
};
