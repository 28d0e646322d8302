import { defineConfig } from 'vitest/config';

// What needs `dist`: it runs after the build. Groups run one after another, quick ones first.
const ARTEFACT = ['test/artefacts/**/*.test.ts', 'test/infra/aws/stack.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/*.test.ts', 'test/{kernel,games,functions,web,infra,commands}/**/*.test.ts'],
          exclude: ARTEFACT,
          testTimeout: 30_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'contract',
          include: ['test/contracts/**/*.test.ts'],
          testTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      { test: { name: 'artefact', include: ARTEFACT, testTimeout: 60_000, sequence: { groupOrder: 1 } } },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxWorkers: 2,
          // A page may be slow on a busy machine.
          expect: { poll: { timeout: 30_000 } },
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
