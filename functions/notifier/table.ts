// A game as one of its players gets it told in a mail.

import { dueAt, type Game } from '../../domain/kernel/game.ts';
import { label, say } from '../../domain/kernel/phrase.ts';
import { offered } from '../../domain/kernel/play.ts';
import type { PlayerStyle } from '../../domain/kernel/player-style.ts';
import { plies } from '../../domain/kernel/plies.ts';
import { recap, tell } from '../../domain/kernel/recap.ts';
import type { Seat } from '../../domain/kernel/rules.ts';
import { type Log, seenGame } from '../server/game-log/logs.ts';
import { momentOf, timeLeft } from '../server/mail/time-left.ts';
import type { Told } from '../server/mail/turn-parts.tsx';
import { unlinked } from '../server/mail/unlinked.ts';
import type { PlayerAtSeat } from '../server/store/players.ts';

export interface TableOfMail {
  readonly log: Log;
  readonly seat: Seat;
  /** By seat, as others at the table see them. */
  readonly names: readonly string[];
  readonly liveries: readonly PlayerStyle[];
  /** The page of the game. */
  readonly page: string;
  /** The last ply of the log. */
  readonly ply: number;
}

export const tableOf = (log: Log, seat: Seat, players: readonly PlayerAtSeat[], origin: string): TableOfMail => ({
  log,
  seat,
  names: players.map((player) => unlinked(player.name)),
  liveries: players,
  page: `${origin}/g/${log.id}`,
  ply: plies(log.commits).length - 1,
});

/** What happened after a commit as this seat may know it, in sentences; at most the last `most` turns. */
export const toldSince = (table: TableOfMail, afterSeq: number, most: number): readonly Told[] => {
  const { log, names, seat } = table;
  const name = (of: Seat): string => names[of] ?? '';
  return recap(log.title.rules, log.commits, seat, afterSeq)
    .map((turn) => ({
      who: turn.seat === null ? '' : name(turn.seat),
      text: tell(log.title.words, turn, name),
      link: `${table.page}#${turn.toPly}`,
    }))
    .filter((told) => told.text !== '')
    .slice(-most);
};

/** What there is to do first, e.g. 'Choose a hex to build on: 12 are possible.' Nothing that the seat may not know. */
export const promptOf = ({ log, seat, names }: TableOfMail): string => {
  const { rules, words, duty } = log.title;
  const view = seenGame(log, seat).state;
  const due = duty?.(view, seat);
  if (due) return say(words, due, (of) => names[of] ?? '');
  const [first] = Object.values(offered(rules, view, seat));
  if (!first) return 'The table waits for you.';
  const ask = label(words, 'ask', first.ask);
  const count = first.from.length === 1 ? 'one is possible' : `${first.from.length} are possible`;
  return /[.?!]$/.test(ask) ? ask : `${ask}: ${count}.`;
};

/** How it stands, in sentences, as this seat may know it; empty for a title that says nothing. */
export const situationOf = ({ log, seat, names }: TableOfMail): readonly string[] => {
  const { rules, words } = log.title;
  const phrases = rules.situation?.(seenGame(log, seat).state, seat) ?? [];
  return phrases.map((phrase) => say(words, phrase, (of) => (of === seat ? 'You' : (names[of] ?? ''))));
};

/** How long a seat has, and until when; the mail may be read much later. */
export const leftFor = (game: Game<unknown>, seat: Seat, now: number): string | null => {
  const due = dueAt(game, seat);
  return due === null ? null : `${timeLeft(due, now)}, until ${momentOf(due)}`;
};
