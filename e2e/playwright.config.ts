import { defineConfig } from '@playwright/test';

const STUCK_MS = 60_000;

/**
 * Whole journeys against the assembled product with its demo game, in the system's Chromium. Each
 * worker starts a product of its own (fixtures/product.ts), so that the journeys of two never meet.
 */
export default defineConfig({
  testDir: './specs',
  globalSetup: './fixtures/prepare.ts',
  outputDir: '../test-results',
  // A page works on both cores while it opens: a third journey beside two ends no sooner.
  workers: 2,
  // The second try is traced; `npm test` names journeys that need it and allows two of them.
  retries: 1,
  // Limits tell what is stuck, not what is slow: no step takes a minute on a machine that works at all.
  timeout: 15 * STUCK_MS,
  expect: { timeout: STUCK_MS, toPass: { timeout: STUCK_MS } },
  reporter: [['list']],
  use: {
    // The next journey of a worker gets the same tab, emptied: what the browser compiled is still there.
    reuseContext: true,
    actionTimeout: STUCK_MS,
    navigationTimeout: STUCK_MS,
    viewport: { width: 1280, height: 800 },
    timezoneId: 'Asia/Hong_Kong',
    // A click must not hit a dialog that is still on its way; motion.spec.ts looks at what moves.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs every journey time; so do pictures, which are taken before it is known who fails. The
    // trace of the second try has them.
    trace: 'on-first-retry',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] === undefined ? {} : { executablePath: process.env['CHROMIUM_PATH'] }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--no-first-run',
        // The emptied tab of the next journey stays in its process, where the scripts are compiled.
        '--disable-site-isolation-trials',
        '--renderer-process-limit=1',
        // No page of a journey is open long enough to earn back what the optimizing compiler costs. Maglev,
        // the cheap one, stays: without it the figures of the laboratory take five times as long.
        '--js-flags=--no-opt --no-flush-bytecode',
      ],
    },
  },
});
