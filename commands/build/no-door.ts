import type { Plugin } from 'esbuild';

/**
 * Leaves the doors for positions out of what is deployed: only `npm run rules` asks them. A title keeps its door in
 * `door/positions.ts` or `positions/door.ts`, under one of the names below.
 */
export const noDoor: Plugin = {
  name: 'no-door',
  setup(build) {
    build.onLoad({ filter: /domain[\\/]games[\\/][^\\/]+[\\/](door[\\/]positions|positions[\\/]door)\.ts$/ }, () => ({
      contents: `
        export const positions = () => ({ error: { code: 'no-door', message: 'Positions are asked on the command line.' } });
        export const positionsOf = () => positions;`,
    }));
  },
};
