import { Picture } from '../../scene/picture.tsx';
import type { BoardProps } from '../table.ts';
import { pocketMasterBuilderScene } from './scene.ts';

/** A small still picture of a position. */
export const Thumb = ({ state, players }: Pick<BoardProps, 'state' | 'players'>) => (
  <Picture scene={pocketMasterBuilderScene(state, { liveries: players, changed: [] })} class="pmb-thumb" />
);
