import type { Plugin } from 'esbuild';

/**
 * Gets Node's own modules by function call instead of by import. An import evaluates everything that a module exports,
 * lazy properties among it: web crypto behind `node:crypto`, a whole fetch behind `node:http`.
 */
export const nodeModules: Plugin = {
  name: 'node-modules',
  setup(build) {
    build.onResolve({ filter: /^node:/ }, ({ path }) => ({ path, namespace: 'node' }));
    build.onLoad({ filter: /.*/, namespace: 'node' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)});`,
    }));
  },
};
