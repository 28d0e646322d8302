import { scene } from '../../../domain/games/the-builders/drawing/scene.ts';
import type { BuildersState } from '../../../domain/games/the-builders/state.ts';
import { Picture } from '../../parts/picture.tsx';
import type { BoardProps } from '../table.ts';

/** A small still picture: the race to seventeen points. */
export const Thumb = ({ state, players }: Pick<BoardProps, 'state' | 'players'>) => (
  <Picture scene={scene(state as BuildersState, { liveries: players })} class="tb-thumb" />
);
