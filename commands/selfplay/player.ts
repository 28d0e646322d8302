import { anyMove } from '../../domain/kernel/any-move.ts';
import { BOT_LEVELS, type Bots } from '../../domain/kernel/bot.ts';
import type { AnyTitle } from '../../domain/kernel/rules.ts';

/** Who can play: the bots, and chance alone, which gets where no bot would go. */
export const PLAYERS = [...BOT_LEVELS, 'random'] as const;
export type PlayerName = (typeof PLAYERS)[number];

/** How a player of this name finds a move. */
export const playerOf = ({ rules, bots }: AnyTitle, name: PlayerName): Bots<unknown>['quick'] =>
  name === 'random' ? anyMove(rules) : bots[name];
