import { circle } from '../../../../drawing/scene.ts';
import type { Icon } from '../icon.ts';

/** An open eye with rays. */
export const oracle: Icon = {
  line: 'M-9 1.6Q0 -7.8 9 1.6Q0 10.6 -9 1.6zM0 -9V-6.6M-5.6 -7.6L-4.4 -5.4M5.6 -7.6L4.4 -5.4',
  solid: circle(2.8, 0, 1.6),
};
