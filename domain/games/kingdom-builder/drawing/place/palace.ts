import type { Icon } from '../icon.ts';

/** A crown. */
export const palace: Icon = {
  line: 'M-7.4 8H7.4',
  solid: 'M-8.8 -6.2L-4.4 -1.4L0 -8.8L4.4 -1.4L8.8 -6.2L7.2 5.8H-7.2z',
};
