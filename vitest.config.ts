import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// As `npm start` has it: what tests start in threads and processes strips its types once.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/quartermaster');

const SOURCES = ['packages', 'apps', 'tools', 'bench', 'e2e'];
const IGNORED = ['**/node_modules/**', '**/dist/**'];

/** Limits tell what is stuck, not what is slow: others may take the cores of the machine. */
const STUCK_MS = 60_000;
const STUCK_TEST_MS = 5 * STUCK_MS;

/** Modules keep nothing that another test would miss, so a worker loads them once, not for every file. */
const isolate = false;

const limits = {
  testTimeout: STUCK_TEST_MS,
  hookTimeout: STUCK_TEST_MS,
  expect: { poll: { timeout: STUCK_MS } },
};

export default defineConfig({
  test: {
    // Else the database of the tests is left running where ending it takes longer than ten seconds.
    teardownTimeout: STUCK_MS,
    projects: [
      {
        test: {
          name: 'unit',
          include: SOURCES.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: [...IGNORED, '**/*.int.test.ts'],
          isolate,
          ...limits,
          // Vitest leaves a core to its own process, which has little to do here.
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'integration',
          include: SOURCES.map((folder) => `${folder}/**/*.int.test.ts`),
          exclude: IGNORED,
          isolate,
          globalSetup: 'apps/server/src/testing/global-setup.ts',
          ...limits,
          // One more than cores: many of them wait for a process, a database or a time limit of the product.
          maxWorkers: 3,
          // After the others: workers of two kinds do not share a group.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
