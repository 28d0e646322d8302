import type { Drawing } from '../../../kernel/rules.ts';
import type { BuildersState } from '../state.ts';
import { scene } from './scene.ts';
import { touched } from './touched.ts';

export const drawing: Drawing<BuildersState> = { scene, touched };
