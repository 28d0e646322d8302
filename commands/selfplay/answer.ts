import type { AnyTitle } from '../../domain/kernel/rules.ts';
import type { Manner } from './manner.ts';
import { occurred } from './occurred.ts';
import { neverPlayed, optionCounts } from './options-tally.ts';
import type { PlayedGame } from './played.ts';
import { figuresOf, mean, rounded, tableOf } from './spread.ts';
import { addTo, emptyTally } from './tally.ts';

const MOST_SHOWN = 20;

const sumOf = (games: readonly PlayedGame[], of: (game: PlayedGame) => number): number =>
  games.reduce((sum, game) => sum + of(game), 0);

const byPlayers = (games: readonly PlayedGame[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(games, ({ planned }) => String(planned.seats))).map(([seats, some = []]) => [
      seats,
      tableOf(some, Number(seats)),
    ]),
  );

const scoresOf = (games: readonly PlayedGame[]) => {
  const totals = games.flatMap(({ scores }) => scores.map(({ total }) => total));
  const winners = games.map(({ scores }) => Math.max(...scores.map(({ total }) => total)));
  return { mean: mean(totals), meanOfWinners: mean(winners), least: Math.min(...totals), most: Math.max(...totals) };
};

const violationsOf = (games: readonly PlayedGame[]): readonly string[] =>
  games.flatMap(({ planned, violations }) =>
    violations.map((violation) => `seed ${planned.seed}, ${planned.seats} seats: ${violation}`),
  );

/** Presets and values of options, where the games differ in them. */
const playedWith = ({ rules }: AnyTitle, games: readonly PlayedGame[]) => {
  if (games.every(({ planned }) => planned.preset === null)) return { counts: {}, never: [] };
  const presets = Object.groupBy(games, ({ planned }) => planned.preset ?? '');
  const options = optionCounts(
    rules.options,
    games.map(({ planned }) => planned.options),
  );
  const times = Object.entries(presets).map(([id, some = []]) => [id, some.length] as const);
  return { counts: { presets: Object.fromEntries(times), options }, never: neverPlayed(options) };
};

/** How often each reason ended a game; 'none' where it did not end. */
const reasonsOf = (games: readonly PlayedGame[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(games, ({ reason }) => reason ?? 'none')).map(([reason, some = []]) => [
      reason,
      some.length,
    ]),
  );

/** What came of the games against an opponent; nothing where there was none. */
const againstOf = ({ against }: Manner, games: readonly PlayedGame[]) => {
  if (against === null) return {};
  const points = (of: (game: PlayedGame, seat: number) => boolean): number =>
    mean(games.flatMap((game) => game.scores.flatMap(({ total }, seat) => (of(game, seat) ? [total] : []))));
  const lost = games.filter(({ ranking, opponent }) => ranking[opponent ?? 0] !== 1).length;
  return {
    against: {
      name: against,
      botsWon: rounded(lost / games.length, 3),
      meanOfBots: points(({ opponent }, seat) => seat !== opponent),
      meanOfOpponent: points(({ opponent }, seat) => seat === opponent),
    },
  };
};

/** What came of many games, as one object. */
export const answerOf = (
  id: string,
  title: AnyTitle,
  manner: Manner,
  games: readonly PlayedGame[],
  seconds: number,
) => {
  const tally = emptyTally();
  for (const game of games) addTo(tally, game.tally);
  const violations = violationsOf(games);
  const events = sumOf(games, (game) => game.events);
  const { counts, never, neverUsed } = occurred(tally, title);
  const chosen = playedWith(title, games);
  return {
    title: id,
    bot: manner.bot,
    ...(manner.leave > 0 && { leave: manner.leave }),
    ...(manner.crowded && { crowded: true }),
    ...againstOf(manner, games),
    games: games.length,
    reasons: reasonsOf(games),
    sendings: sumOf(games, (game) => game.sendings),
    events,
    largestCommit: Math.max(...games.map((game) => game.largestCommit)),
    scores: scoresOf(games),
    players: byPlayers(games),
    figures: figuresOf(games),
    violations: { count: violations.length, first: violations.slice(0, MOST_SHOWN) },
    seconds: Math.round(seconds * 10) / 10,
    gamesPerSecond: Math.round((games.length / seconds) * 10) / 10,
    eventsPerSecond: Math.round(events / seconds),
    never: [...never, ...chosen.never],
    neverUsed,
    counts: { ...counts, ...chosen.counts },
  };
};
