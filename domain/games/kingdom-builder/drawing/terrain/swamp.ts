import type { GroundDrawing } from '../ground.ts';

/** Reeds with heavy heads over still water. */
export const swamp: GroundDrawing = {
  fill: '#58416E',
  line: '#C3ADD8',
  takes: [
    'M-6 8V-4M-6 -9v4.4M0 8V-7M0 -11.6v3.8M6 8V-2M6 -6.6v3.8M-7.2 -9v4h2.4v-4zM-1.2 -11.8v4h2.4v-4zM4.8 -6.8v4h2.4v-4zM-11 10.6h8M0 11.6h9.6',
    'M-3 7V-6M3.6 7V-3M-9 7V-1M-4.2 -10.4v4h2.4v-4zM2.4 -7.4v4h2.4v-4zM-10.2 -5.4v4h2.4v-4zM-11.4 9.8h9M1 10.8h10M7.6 7q-.2-4 2.4-6',
    'M1.4 8V-7.4M7.4 8V-1.4M-6 8V-2.4M.2 -11.8v4h2.4v-4zM6.2 -5.8v4h2.4v-4zM-7.2 -6.8v4h2.4v-4zM-10.6 10.8h10M2.6 11.6h7.6',
  ],
};
