import { type Hex, hexLabel, pickOf } from '../../../domain/games/kingdom-builder/hex.ts';
import { terrainNow } from '../../../domain/games/kingdom-builder/played.ts';
import type { KbState } from '../../../domain/games/kingdom-builder/state.ts';
import { whyNot } from '../../../domain/games/kingdom-builder/why-not.ts';
import { WORDS } from '../../../domain/games/kingdom-builder/words.ts';
import { label } from '../../../domain/kernel/phrase.ts';
import type { BoardProps } from '../table.ts';
import type { View } from './view.ts';

const groundName = (view: View, hex: Hex): string => label(WORDS, 'terrain', view.land.ground[hex] ?? 'water');

/** Why a hex cannot be chosen now, as a sentence. */
export const refusal = (props: BoardProps, view: View, hex: Hex): string => {
  if (props.past) return 'You are looking at the past. Go back to now to play.';
  if (!props.choice || typeof props.viewer !== 'number') return 'Nothing can be chosen now.';
  const pick = pickOf(view.land, hex);
  const code = props.move && whyNot(props.state as KbState, props.viewer, props.move, pick);
  const terrain = terrainNow(view.s, props.viewer);
  if (code === 'wrong-terrain' && props.move?.action === 'build' && terrain)
    return `${hexLabel(pick)} is ${groundName(view, hex)}; you hold ${label(WORDS, 'terrain', terrain)}.`;
  return `${hexLabel(pick)}: ${code ? label(WORDS, 'why', code) : 'choose below what to do first'}.`;
};
