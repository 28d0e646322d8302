import { say } from '../../domain/kernel/phrase.ts';
import type { AnyTitle } from '../../domain/kernel/rules.ts';
import type { Log } from '../server/game-log/logs.ts';
import { titleBy } from '../server/game-log/titles.ts';
import { playersAt } from '../server/store/players.ts';
import { type GameSummary, summarise } from '../server/store/summary.ts';
import type { Services } from './services.ts';
import { seatOf } from './table.ts';

/** The line of a game as its log says. */
export const lineOf = (log: Log): GameSummary => summarise(log.id, log.title.rules, log.game, log.commits);

/** Lines with names, as this person reads them. */
export const named = async (services: Services, lines: readonly GameSummary[], userId: string | null) => {
  const players = await playersAt(
    services.people,
    services.invitations,
    lines.map((line) => line.seats),
  );
  const titles = new Map<string, AnyTitle | null>();
  for (const { title } of lines) if (!titles.has(title)) titles.set(title, await titleBy(services.titles, title));
  return lines.map((line) => {
    const { id, title, name, status, seq, ranking, totals, updatedAt } = line;
    const seated = players(line.seats);
    const nameOf = (seat: number): string => seated[seat]?.name ?? '';
    const words = titles.get(title)?.words;
    return {
      ...{ id, title, name, status, seq, ranking, totals, updatedAt },
      players: seated,
      seat: seatOf(line, userId),
      waits: line.waits.map(({ seat, at, due }) => ({ seat, at, due })),
      last: words ? line.last.map((phrase) => say(words, phrase, nameOf)).join(' ') : '',
    };
  });
};
