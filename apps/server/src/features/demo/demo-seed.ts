import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import { demoDraft, demoDraftFiles } from '@quartermaster/domain/demo/demo-draft';
import {
  DEMO_CLIENT,
  DEMO_ENVIRONMENTS,
  DEMO_TIME_ZONE,
  DEMO_VERSION,
} from '@quartermaster/domain/demo/demo-environments';
import { demoFiles, fileRecords } from '@quartermaster/domain/demo/files';
import type { Settings } from '../../platform/settings.ts';
import { createDemoAccounts } from '../accounts/index.ts';
import { findDesigners, insertDesigners } from './demo-designers.ts';
import { hashDemoFiles, storeDemoFiles } from './demo-files.ts';
import { readProgress, saveProgress, type DemoStep } from './demo-progress.repo.ts';
import { hasReleases, withHashes, writeDraft, writeModule, type DemoServices } from './demo-records.ts';
import { keepDemoTokens } from './demo-tokens.ts';

type SeedOptions = {
  readonly services: DemoServices & { readonly settings: Settings };
  /** Writes to the terminal; the made-up password goes this way and no other. */
  readonly tell: (sentence: string) => void;
};

/**
 * Loads the demo game into an empty database. Every step can be done again without doing anything
 * twice: a start that was killed half-way is finished by the next one.
 */
export async function seedDemo({ services, tell }: SeedOptions): Promise<void> {
  const { database, settings } = services;
  const first = await readProgress(database);
  if (first === 'foreign') return;
  // A restored demo has none: secrets of game servers are in no backup.
  if (first === 'done') return keepDemoTokens(services);
  if (first === 'empty') {
    tell('Loading the demo game.');
    await saveProgress(database, 'accounts');
  }
  const steps: Readonly<Record<DemoStep, () => Promise<void>>> = {
    accounts: async () => {
      await createDemoAccounts({ accounts: services.accounts, settings, tell });
      await insertDesigners(database);
    },
    environments: () => createEnvironments(services),
    records: () => writeConfiguration(services),
    releases: () => publishEverywhere(services),
    draft: () => writeDrafts(services),
    tokens: () => keepDemoTokens(services),
  };
  for (const [step, next] of ORDER) {
    if ((await readProgress(database)) !== step) continue;
    await steps[step]();
    await saveProgress(database, next);
  }
}

const ORDER: readonly (readonly [DemoStep, DemoStep | 'done'])[] = [
  ['accounts', 'environments'],
  ['environments', 'records'],
  ['records', 'releases'],
  ['releases', 'draft'],
  ['draft', 'tokens'],
  ['tokens', 'done'],
];

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

async function writeConfiguration(services: DemoServices): Promise<void> {
  const files = [...demoFiles(), ...demoDraftFiles()];
  const configuration = {
    ...demoConfiguration(services.clock.now()),
    'file-setting': withHashes(fileRecords(files), hashDemoFiles(files)),
  };
  const [designer] = await findDesigners(services.database);
  const written = inEachEnvironment(async (env) => {
    for (const [module, records] of Object.entries(configuration)) {
      await writeModule(services, { env, module, records, accountId: designer ?? null });
    }
  });
  // The disk is waited for while the database is.
  await together([storeDemoFiles(services.files, files), written]);
}

/** Both environments in parallel: one computes while the other waits for the database. */
const inEachEnvironment = (work: (env: string) => Promise<void>): Promise<void> =>
  together(DEMO_ENVIRONMENTS.map(({ key }) => work(key)));

/** Rejects after all have ended. */
async function together(running: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(running);
  await Promise.all(running);
}

async function publishEverywhere({ database, releases }: DemoServices): Promise<void> {
  const [designer] = await findDesigners(database);
  await inEachEnvironment(async (env) => {
    if (await hasReleases(releases, env)) return;
    const address = { env, version: DEMO_VERSION };
    const headSeq = await releases.headSeq(address);
    const { digest } = await releases.problems(address);
    const body = {
      name: 'Lantern season',
      note: 'Pets, gachapon and events of the lantern season.',
      head_seq: headSeq,
      confirmation: `${env}-${DEMO_VERSION}`,
      accepted_warnings: digest,
    };
    await releases.publish(address, body, { accountId: designer ?? null });
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
