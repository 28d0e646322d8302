import { Picture } from '../../scene/picture.tsx';
import type { BoardProps } from '../table.ts';
import { kingdomBuilderScene } from './scene.ts';

/** A small still picture of a position. */
export const Thumb = ({ state, players }: Pick<BoardProps, 'state' | 'players'>) => (
  <Picture scene={kingdomBuilderScene(state, { liveries: players, changed: [] })} class="kb-thumb" />
);
