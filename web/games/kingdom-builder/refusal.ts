import { landOf } from '../../../domain/games/kingdom-builder/board/board.ts';
import { hexLabel, hexOf } from '../../../domain/games/kingdom-builder/board/hex.ts';
import type { KbState } from '../../../domain/games/kingdom-builder/state.ts';
import { terrainNow } from '../../../domain/games/kingdom-builder/turn/played.ts';
import { whyNot } from '../../../domain/games/kingdom-builder/why-not.ts';
import { WORDS } from '../../../domain/games/kingdom-builder/words.ts';
import type { At } from '../../../domain/kernel/game-view.ts';
import { label } from '../../../domain/kernel/phrase.ts';

/** Why a hex cannot be chosen now, as a sentence. */
export const refusal = ({ state, seat, move, choice }: At<KbState>, thing: string): string => {
  const land = landOf(state.board);
  const ground = label(WORDS, 'terrain', land.ground[hexOf(land, thing)] ?? 'water');
  if (!choice) return 'Nothing can be chosen now.';
  const code = move && whyNot(state, seat, move, thing);
  const terrain = terrainNow(state, seat);
  if (code === 'wrong-terrain' && move?.action === 'build' && terrain)
    return `${hexLabel(thing)} is ${ground}; you play ${label(WORDS, 'terrain', terrain)}.`;
  return `${hexLabel(thing)}: ${code ? label(WORDS, 'why', code) : 'choose what to do first'}.`;
};
