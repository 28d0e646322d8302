import { wallsOf } from '../../../domain/games/pocket-master-builder/board/wall-track.ts';
import type { PmbState } from '../../../domain/games/pocket-master-builder/state.ts';
import { buildings } from '../../../domain/games/pocket-master-builder/state.ts';
import type { Seat } from '../../../domain/kernel/rules.ts';

const counted = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);

/** One line about a seat: what it has built and how far it has come. */
export const seatLine = (state: unknown, seat: Seat): string => {
  const s = state as PmbState;
  const player = s.players[seat];
  if (!player) return '';
  return [
    counted(buildings(s, seat).length, 'building', 'buildings'),
    counted(wallsOf(s, seat), 'wall', 'walls'),
    counted(player.rewards, 'reward', 'rewards'),
    counted(player.hand.length, 'card', 'cards'),
  ].join(', ');
};
