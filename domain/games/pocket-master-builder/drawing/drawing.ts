import type { Drawing } from '../../../kernel/rules.ts';
import type { PmbState } from '../state.ts';
import { scene } from './scene.ts';
import { touched } from './touched.ts';

export const drawing: Drawing<PmbState> = { scene, touched };
