import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/{kernel,games,functions,web,infra,commands}/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      { test: { name: 'contract', include: ['test/contracts/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'artefact', include: ['test/artefacts/**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
