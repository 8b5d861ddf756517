import { defineConfig } from 'vitest/config';

const SOURCES = ['packages', 'apps', 'tools', 'bench', 'e2e'];
const IGNORED = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: SOURCES.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: [...IGNORED, '**/*.int.test.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'integration',
          include: SOURCES.map((folder) => `${folder}/**/*.int.test.ts`),
          exclude: IGNORED,
          globalSetup: 'apps/server/src/testing/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          // After the others: workers of two kinds do not share a group.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
