import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import { demoDraft, demoDraftFiles } from '@quartermaster/domain/demo/demo-draft';
import {
  DEMO_CLIENT,
  DEMO_ENVIRONMENTS,
  DEMO_TIME_ZONE,
  DEMO_VERSION,
} from '@quartermaster/domain/demo/demo-environments';
import { demoFiles, fileRecords } from '@quartermaster/domain/demo/files';
import type { Database } from '../../db/database.ts';
import type { Settings } from '../../platform/settings.ts';
import { createDemoAccounts } from '../accounts/index.ts';
import { findDesigners, insertDesigners } from './demo-designers.ts';
import { hashDemoFiles, storeDemoFiles } from './demo-files.ts';
import { readProgress, saveProgress, type DemoStep } from './demo-progress.repo.ts';
import { hasReleases, withHashes, writeDraft, writeModule, type DemoServices } from './demo-records.ts';
import { keepDemoTokens } from './demo-tokens.ts';

type PrepareOptions = {
  readonly services: DemoServices & { readonly settings: Settings };
  /** Writes to the terminal; the made-up password goes this way and no other. */
  readonly tell: (sentence: string) => void;
};

type LoadOptions = {
  readonly services: DemoServices;
  /** Ends the loading between two of its pieces; the next start goes on from there. */
  readonly signal: AbortSignal;
};

/*
 * The demo game comes into an empty database in two parts: what signing in needs, and all of the content. Every
 * step can be done again without doing anything twice: a start that was killed half-way is finished by the next one.
 */

/** Creates accounts and environments, and begins the first load where there is content to be loaded. */
export async function prepareDemo({ services, tell }: PrepareOptions): Promise<void> {
  const { database, settings, firstLoad } = services;
  const first = await readProgress(database);
  if (first === 'foreign') return;
  // A restored demo has none: secrets of game servers are in no backup.
  if (first === 'done') return keepDemoTokens(services);
  firstLoad.begin();
  if (first === 'empty') {
    tell('Loading the demo game.');
    await saveProgress(database, 'accounts');
  }
  await runSteps(database, [
    ['accounts', () => createAccounts(services, settings, tell), 'environments'],
    ['environments', () => createEnvironments(services), 'records'],
  ]);
}

/** Loads the content, where the first load has begun, and ends it. */
export async function loadDemo({ services, signal }: LoadOptions): Promise<void> {
  const { database, firstLoad } = services;
  if (firstLoad.progress() === null) return;
  await runSteps(database, [
    ['records', () => writeConfiguration(services, signal), 'releases'],
    ['releases', () => publishEverywhere(services, signal), 'draft'],
    ['draft', () => writeDrafts(services), 'tokens'],
    ['tokens', () => keepDemoTokens(services), 'done'],
  ]);
  firstLoad.end();
}

type Step = readonly [name: DemoStep, work: () => Promise<void>, next: DemoStep | 'done'];

async function runSteps(database: Database, steps: readonly Step[]): Promise<void> {
  for (const [name, work, next] of steps) {
    if ((await readProgress(database)) !== name) continue;
    await work();
    await saveProgress(database, next);
  }
}

/** What share of the load each part is, about. */
const SHARES = { records: 0.6, checks: 0.25, releases: 0.15 };

async function createAccounts(
  { accounts, database }: DemoServices,
  settings: Settings,
  tell: PrepareOptions['tell'],
): Promise<void> {
  await createDemoAccounts({ accounts, settings, tell });
  await insertDesigners(database);
}

async function createEnvironments({ database, branches, environments }: DemoServices): Promise<void> {
  const existing = new Set((await environments.list()).map(({ key }) => key));
  for (const environment of DEMO_ENVIRONMENTS.filter(({ key }) => !existing.has(key))) {
    await environments.create(
      { ...environment, game_time_zone: DEMO_TIME_ZONE, version: DEMO_VERSION },
      { accountId: null },
    );
  }
  await database.query('update version set client_min_version = $1', [DEMO_CLIENT]);
  branches.forget();
}

async function writeConfiguration(services: DemoServices, signal: AbortSignal): Promise<void> {
  const files = [...demoFiles(), ...demoDraftFiles()];
  const configuration = {
    ...demoConfiguration(services.clock.now()),
    'file-setting': withHashes(fileRecords(files), hashDemoFiles(files)),
  };
  const [designer] = await findDesigners(services.database);
  const modules = Object.entries(configuration);
  const written = inEachEnvironment(async (env) => {
    for (const [module, records] of modules) {
      signal.throwIfAborted();
      await writeModule(services, { env, module, records, accountId: designer ?? null });
      advance(services, SHARES.records / modules.length);
    }
  });
  // The disk is waited for while the database is.
  await together([storeDemoFiles(services.files, files), written]);
}

/** A share of one environment. */
const advance = ({ firstLoad }: DemoServices, share: number): void =>
  firstLoad.advance(share / DEMO_ENVIRONMENTS.length);

/** Both environments in parallel: one computes while the other waits for the database. */
const inEachEnvironment = (work: (env: string) => Promise<void>): Promise<void> =>
  together(DEMO_ENVIRONMENTS.map(({ key }) => work(key)));

/** Rejects after all have ended. */
async function together(running: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(running);
  await Promise.all(running);
}

async function publishEverywhere(services: DemoServices, signal: AbortSignal): Promise<void> {
  const { database, releases } = services;
  const [designer] = await findDesigners(database);
  await inEachEnvironment(async (env) => {
    if (await hasReleases(releases, env)) return;
    const address = { env, version: DEMO_VERSION };
    const headSeq = await releases.headSeq(address);
    const { digest } = await releases.problems(address);
    advance(services, SHARES.checks);
    signal.throwIfAborted();
    const body = {
      name: 'Lantern season',
      note: 'Pets, gachapon and events of the lantern season.',
      head_seq: headSeq,
      confirmation: `${env}-${DEMO_VERSION}`,
      accepted_warnings: digest,
    };
    await releases.publish(address, body, { accountId: designer ?? null });
    advance(services, SHARES.releases);
  });
}

async function writeDrafts(services: DemoServices): Promise<void> {
  const designers = await findDesigners(services.database);
  for (const [index, change] of demoDraft(services.clock.now()).entries()) {
    await writeDraft(services, {
      env: 'dev',
      change,
      accountId: designers[index % designers.length] ?? null,
    });
  }
}
