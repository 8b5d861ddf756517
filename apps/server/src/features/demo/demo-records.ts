import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry } from '@quartermaster/domain/core/module';
import type { DemoChange } from '@quartermaster/domain/demo/demo-draft';
import { DEMO_VERSION } from '@quartermaster/domain/demo/demo-environments';
import { recordIdOf } from '@quartermaster/domain/record/identity';
import { normalizeRecord } from '@quartermaster/domain/record/normalize-record';
import { readRecord } from '@quartermaster/domain/record/read-record';
import type { Database, Transaction, TransactionSettings } from '../../db/database.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import { partitionOf } from '../../engine/partition.ts';
import { writeChanges } from '../../engine/record-writer.ts';
import type { RecordChange } from '../../engine/record-change.ts';
import type { Clock } from '../../platform/clock.ts';
import type { FileStore } from '../../platform/file-store.ts';
import type { FirstLoad } from '../../platform/first-load.ts';
import type { Settings } from '../../platform/settings.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { EnvironmentsService } from '../environments/index.ts';
import type { MachineTokensService } from '../fleet/index.ts';
import type { ReleasesService } from '../releases/index.ts';

/** What the demo game is loaded with. */
export type DemoServices = {
  readonly database: Database;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly firstLoad: FirstLoad;
  readonly registry: Registry;
  readonly branches: BranchDirectory;
  readonly settings: Pick<Settings, 'dataDir'>;
  readonly accounts: AccountsService;
  readonly environments: EnvironmentsService;
  readonly releases: ReleasesService;
  readonly machineTokens: MachineTokensService;
};

type ModuleToWrite = {
  readonly env: string;
  readonly module: string;
  readonly records: readonly RecordData[];
  readonly accountId: number | null;
};

/** Hundreds of commits that need not wait for the disk: the commit that ends the step flushes them all. */
const FLUSHED_WITH_THE_STEP: TransactionSettings = { synchronous_commit: 'off' };

/** Writes a module's records as one change set, once: all of them are there or none. */
export async function writeModule(
  { database, registry, branches }: DemoServices,
  { env, module, records, accountId }: ModuleToWrite,
): Promise<void> {
  const { scope } = registry.get(module);
  const { branchId } = await branches.resolve(database, env, DEMO_VERSION, scope);
  const header = { branchId, kind: 'demo' as const, actor: { accountId }, note: 'The demo game' };
  const changes = records.map((data) => changeTo(registry, module, data));
  await database.transaction(async (tx) => {
    if (!(await hasRecords(tx, branchId, module))) await writeChanges(tx, header, changes);
  }, FLUSHED_WITH_THE_STEP);
}

async function hasRecords(tx: Transaction, branchId: number, module: string): Promise<boolean> {
  const { rows } = await tx.query(
    `select from ${partitionOf({ key: module })} where branch_id = $1 limit 1`,
    [branchId],
  );
  return rows.length > 0;
}

/** Writes one edit of the draft: everything that a person saved together. */
export async function writeDraft(
  { database, registry, branches }: DemoServices,
  {
    env,
    change,
    accountId,
  }: { readonly env: string; readonly change: DemoChange; readonly accountId: number | null },
): Promise<void> {
  const { branchId } = await branches.resolve(database, env, DEMO_VERSION, 'versioned');
  const header = { branchId, kind: 'batch' as const, actor: { accountId }, note: change.note };
  const changes = change.edits.map(({ module, data }) => changeTo(registry, module, data));
  await database.transaction((tx) => writeChanges(tx, header, changes));
}

function changeTo(registry: Registry, key: string, data: RecordData): RecordChange {
  const module = registry.get(key);
  const whole = normalizeRecord(module, readRecord(module, data));
  return { module, recordId: recordIdOf(module, whole), data: whole };
}

/** File records know the bytes they stand for. */
export function withHashes(
  records: readonly RecordData[],
  hashes: ReadonlyMap<string, string>,
): readonly RecordData[] {
  return records.map((data) => {
    const { path } = data;
    const hash = typeof path === 'string' ? hashes.get(path) : undefined;
    return hash === undefined ? data : { ...data, hash };
  });
}

export async function hasReleases(releases: ReleasesService, env: string): Promise<boolean> {
  const { total } = await releases.list(env, { limit: 1, offset: 0 });
  return total > 0;
}
