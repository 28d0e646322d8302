import type { OpponentName } from './opponents.ts';
import type { PlayerName } from './player.ts';

/** How the games of a run are played, whatever they are played with. */
export interface Manner {
  readonly bot: PlayerName;
  /** Who sits at one of the seats instead of the bot; null for nobody. */
  readonly against: OpponentName | null;
  /** How likely it is before each sending that a seat leaves for good or runs out of time; 0 for never. */
  readonly leave: number;
  /** Boards on which hardly a hex of each terrain is left. */
  readonly crowded: boolean;
}

export const plainly = (bot: PlayerName): Manner => ({ bot, against: null, leave: 0, crowded: false });
