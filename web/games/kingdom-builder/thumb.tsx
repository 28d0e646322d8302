import { scene } from '../../../domain/games/kingdom-builder/drawing/scene.ts';
import type { KbState } from '../../../domain/games/kingdom-builder/state.ts';
import { Picture } from '../../parts/picture.tsx';
import type { BoardProps } from '../table.ts';

/** A small still picture of a position. */
export const Thumb = ({ state, players }: Pick<BoardProps, 'state' | 'players'>) => (
  <Picture scene={scene(state as KbState, { liveries: players, changed: [] })} class="kb-thumb" />
);
