import type { Drawing } from '../../../kernel/rules.ts';
import type { KbState } from '../state.ts';
import './all.ts';
import { scene } from './scene.ts';
import { touched } from './touched.ts';

export const drawing: Drawing<KbState> = { scene, touched };
