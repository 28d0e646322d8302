import { scene } from '../../../domain/games/pocket-master-builder/drawing/scene.ts';
import type { PmbState } from '../../../domain/games/pocket-master-builder/state.ts';
import { Picture } from '../../parts/picture.tsx';
import type { BoardProps } from '../table.ts';

/** A small still picture of a position. */
export const Thumb = ({ state, players }: Pick<BoardProps, 'state' | 'players'>) => (
  <Picture scene={scene(state as PmbState, { liveries: players, changed: [] })} class="pmb-thumb" />
);
