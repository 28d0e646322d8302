import { circle } from '../../../../drawing/scene.ts';
import type { Icon } from '../icon.ts';

/** An anchor. */
export const harbor: Icon = {
  line: `${circle(1.9, 0, -7)}M0 -5V8.6M-4.2 -2.4H4.2M-7.8 1.8Q-7.4 8.2 0 8.6Q7.4 8.2 7.8 1.8M-9 3.6L-7.8 1.6L-5.8 2.8M9 3.6L7.8 1.6L5.8 2.8`,
};
