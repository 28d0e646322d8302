import { Picture } from '../../scene/picture.tsx';
import type { BoardProps } from '../table.ts';
import { theBuildersScene } from './scene.ts';

/** A small still picture: the race to seventeen points. */
export const Thumb = ({ state, players }: Pick<BoardProps, 'state' | 'players'>) => (
  <Picture scene={theBuildersScene(state, { liveries: players })} class="tb-thumb" />
);
