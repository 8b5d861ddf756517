import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createTestFolder } from '../apps/server/src/testing/database-folder.ts';
import { findChromium } from './chromium.ts';
import { ensureServer } from './server-build.ts';
import { ensureWebApp } from './web-app-build.ts';

const ROOT = join(import.meta.dirname, '..');
const bin = (path: string): string => join(ROOT, 'node_modules', path);

type Counts = {
  readonly passed: number;
  readonly failed: number;
  /** Those that passed at a second try only. */
  readonly unsteady?: readonly string[];
};
type Step = {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Where the step writes how many tests passed and failed; without one it counts as a single test. */
  readonly report?: { readonly file: string; readonly read: (report: unknown) => Counts };
};

/**
 * A stalled machine may cost a journey its first try; it is named all the same. More than these are
 * no accident, and all of them count as failed.
 */
const UNSTEADY_ALLOWED = 2;

const scratch = await mkdtemp(join(tmpdir(), 'quartermaster-tests-'));
const products = await createTestFolder('quartermaster-e2e-');

type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly success: boolean;
};
const readVitest = (report: unknown): Counts => {
  const { numPassedTests, numFailedTests, success } = report as VitestReport;
  // A file that cannot be loaded or a leak after the last test fails the run without failing a test.
  return { passed: numPassedTests, failed: success ? numFailedTests : Math.max(numFailedTests, 1) };
};

type PlaywrightSuite = {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
};
type PlaywrightReport = {
  readonly stats: Record<'expected' | 'unexpected' | 'flaky', number>;
  readonly suites: readonly PlaywrightSuite[];
};
const unsteadyIn = ({ file, suites = [], specs }: PlaywrightSuite): readonly string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => `${file}: ${title}`),
  ...suites.flatMap(unsteadyIn),
];
const readPlaywright = (report: unknown): Counts => {
  const { stats, suites } = report as PlaywrightReport;
  const tooMany = stats.flaky > UNSTEADY_ALLOWED;
  return {
    passed: stats.expected + (tooMany ? 0 : stats.flaky),
    failed: stats.unexpected + (tooMany ? stats.flaky : 0),
    unsteady: suites.flatMap(unsteadyIn),
  };
};

function vitest(project: 'unit' | 'integration'): Step {
  const file = join(scratch, `${project}.json`);
  return {
    name: `${project} tests`,
    args: [
      bin('vitest/vitest.mjs'),
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    report: { file, read: readVitest },
  };
}

function playwright(chromium: string): Step {
  const file = join(scratch, 'browser.json');
  return {
    name: 'browser tests',
    args: [
      bin('@playwright/test/cli.js'),
      'test',
      '--config=e2e/playwright.config.ts',
      '--reporter=line,json',
    ],
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file, E2E_DATA_DIR: products },
    report: { file, read: readPlaywright },
  };
}

/** The short faults; `npm run torture` has all of them. */
const SHORT_FAULTS = [
  'everything killed',
  'console killed',
  'publish killed',
  'one backend killed',
  'postmaster killed',
  'database restarted',
  'game servers killed',
  'backup killed',
];

const FAULTS: Step = {
  name: 'faults',
  args: [
    'tools/torture.ts',
    '--rounds=10',
    '--seed=0',
    '--requests=0',
    // Where the step before has made it.
    `--demo-game=${join(products, 'product-1')}`,
    // Beside a run of `npm run torture`.
    '--port=18480',
    ...SHORT_FAULTS.map((name) => `--fault=${name}`),
  ],
};

/** What the journeys begin with, and the faults. */
const DEMO_GAME: Step = {
  name: 'demo game',
  args: ['e2e/make-demo-game.ts'],
  env: { E2E_DATA_DIR: products },
};

/**
 * Steps of one group run at the same time: each waits for disks and other processes about half of its
 * time. Groups follow one another, so that a wrong type is told before the browser starts.
 */
const GROUPS: readonly (readonly Step[])[] = [
  [
    { name: 'types', args: ['tools/typecheck.ts'] },
    { name: 'lint', args: [bin('oxlint/bin/oxlint')] },
    { name: 'format', args: [bin('oxfmt/bin/oxfmt'), '--check'] },
    { name: 'house rules', args: ['tools/check-house-rules.ts'] },
  ],
  [vitest('unit')],
];

/** After them, beside one another: all need the web app, which is built once. */
const WITH_WEB_APP: readonly (readonly Step[])[] = [[vitest('integration')], [DEMO_GAME, FAULTS]];

async function runStep(step: Step): Promise<Counts> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, step.args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: '0', ...step.env },
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [output, problems, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const counts = await countsOf(step, code);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (counts.failed > 0) process.stdout.write(`${output}${problems}\n`);
  console.log(`${counts.failed === 0 ? 'ok    ' : 'FAILED'} ${step.name} (${counts.passed} in ${seconds} s)`);
  for (const name of counts.unsteady ?? []) console.log(`       unsteady, passed at a second try: ${name}`);
  return counts;
}

async function countsOf({ report }: Step, code: number | null): Promise<Counts> {
  if (report === undefined) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counts = await readFile(report.file, 'utf8').then(
    (json) => report.read(JSON.parse(json)),
    () => ({ passed: 0, failed: 1 }),
  );
  return code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

async function browserCounts(browser: Promise<string | null>): Promise<Counts> {
  const chromium = await browser;
  if (chromium === null) {
    console.log('FAILED browser tests: install Chromium, or set CHROMIUM_PATH to the program.');
    return { passed: 0, failed: 1 };
  }
  return runStep(playwright(chromium));
}

async function runAll(): Promise<Counts[]> {
  const all: Counts[] = [];
  // Where it has to be installed, the other steps need not wait for the download.
  const browser = findChromium((sentence) => console.log(sentence));
  const runGroup = async (steps: readonly Step[]): Promise<void> => {
    all.push(...(await Promise.all(steps.map(runStep))));
  };
  const runInTurn = async (steps: readonly Step[]): Promise<void> => {
    for (const step of steps) all.push(await runStep(step));
  };
  for (const steps of GROUPS) await runGroup(steps);
  for (const ensure of [ensureServer, ensureWebApp]) await ensure(() => undefined);
  await Promise.all(WITH_WEB_APP.map(runInTurn));
  all.push(await browserCounts(browser));
  return all;
}

try {
  const all = await runAll();
  const sum = (key: 'passed' | 'failed'): number => all.reduce((total, counts) => total + counts[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
} finally {
  for (const folder of [products, scratch]) await rm(folder, { recursive: true, force: true });
}
