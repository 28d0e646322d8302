import { createHash } from 'node:crypto';
import { botTurn, isRefusal, playTurn } from '../../../domain/kernel/play.ts';
import { seeded } from '../../../domain/kernel/random.ts';
import type { Move, Seat } from '../../../domain/kernel/rules.ts';
import { append, type Decide, diceOf, type TurnParts } from './append.ts';
import { type Log, seenGame } from './logs.ts';

/** Told when a bot said something its own rules refuse; its turn then passes. */
export type BotFailed = (gameId: string, seq: number, error: unknown) => void;

/** The first seat that is awaited and a bot's; null for none. */
export const awaitedBot = (log: Log): Seat | null =>
  log.game.waits.find(({ seat }) => log.game.table.seats[seat]?.player?.kind === 'bot')?.seat ?? null;

/** The same game, seq and seat give the same bot, so that a repeated call says the same. */
const botDice = (log: Log, seat: Seat) =>
  seeded(createHash('sha256').update(`${log.id}|${log.game.seq}|${seat}`).digest().readUInt32BE(0));

const botMoves = (log: Log, seat: Seat): readonly Move[] => {
  const player = log.game.table.seats[seat]?.player;
  const { rules, bots } = log.title;
  const say = bots[player?.kind === 'bot' ? player.level : 'quick'];
  return botTurn(rules, say, seenGame(log, seat).state, seat, botDice(log, seat));
};

const decideFor =
  (seat: Seat, seq: number, failed: BotFailed): Decide =>
  (log, dice) => {
    const { rules } = log.title;
    if (log.game.seq !== seq) return 'conflict';
    try {
      const played = playTurn(rules, log.game.state, seat, botMoves(log, seat), diceOf(log, dice));
      if (!isRefusal(played) && played.steps.length > 0) return { steps: played.steps, aside: played.aside };
      failed(log.id, seq, isRefusal(played) ? played : 'no move');
    } catch (error) {
      failed(log.id, seq, error);
    }
    // A table of friends must not wait for ever for a bot with a bug.
    return { steps: [{ action: 'pass', seat, events: rules.passed(log.game.state, seat, diceOf(log, dice)) }] };
  };

/**
 * Plays all bots that are awaited, each sending a commit of its own, until nobody but people is awaited or `until` has
 * come. What is left is played by the next call; commits have command ids that follow from their place.
 */
export const playBots = async (
  parts: TurnParts,
  gameId: string,
  until: number,
  failed: BotFailed,
): Promise<Log | null> => {
  for (;;) {
    const log = await parts.logs.read(gameId);
    const seat = log ? awaitedBot(log) : null;
    if (!log || seat === null || parts.now() >= until) return log;
    const { seq } = log.game;
    const command = { gameId, by: `bot:${seat}`, commandId: `bot-${seat}-${seq}`, after: seq, known: log };
    await append(parts, command, decideFor(seat, seq, failed));
  }
};
