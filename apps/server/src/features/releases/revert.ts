import { AppError } from '@quartermaster/contract/errors/app-error';
import type { RecordKey } from '@quartermaster/contract/http/record-key';
import type { RevertAnswer, RevertBody } from '@quartermaster/contract/http/releases';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { readRecord } from '@quartermaster/domain/record/read-record';
import type { Database, Transaction } from '../../db/database.ts';
import type { Actor } from '../../platform/actor.ts';
import type { BranchDirectory } from '../../engine/branch.ts';
import { writeChanges } from '../../engine/record-writer.ts';
import type { RecordChange } from '../../engine/record-change.ts';
import { commitChanges } from '../records/index.ts';
import { findContentRecords } from './content.repo.ts';
import { readLive, type Live } from './live-release.ts';
import type { Place } from './place.ts';

type RevertDependencies = {
  readonly database: Database;
  readonly registry: Registry;
  readonly branches: BranchDirectory;
};

/**
 * Brings records of the draft back to what is live, as one change set that can be undone.
 * @throws AppError `release_not_found`, `module_not_found`, `referenced`
 */
export async function revert(
  deps: RevertDependencies,
  place: Place,
  body: RevertBody,
  actor: Actor,
): Promise<RevertAnswer> {
  const branch = { branchId: place.versionBranchId, environment: place.environment, version: place.version };
  const { seq, written } = await commitChanges(deps, async (tx) => {
    const live = await readLive(tx, place);
    if (live.release === null) throw new AppError('release_not_found', { number: 1 });
    const { branchId } = branch;
    const source = { release: live.release.number };
    const header = { branchId, kind: 'revert' as const, actor, note: body.note ?? null, source };
    return writeChanges(tx, header, await changesToLive(tx, deps.registry, body.records, live));
  });
  return { seq, reverted: written.filter(({ isChanged }) => isChanged).length };
}

async function changesToLive(
  tx: Transaction,
  registry: Registry,
  records: readonly RecordKey[],
  live: Live,
): Promise<RecordChange[]> {
  const changes: RecordChange[] = [];
  for (const [key, group] of Map.groupBy(records, ({ module }) => module)) {
    const module = registry.find(key);
    if (module?.scope !== 'versioned') throw new AppError('module_not_found', { module: key });
    changes.push(...(await changesTo(tx, module, group, live)));
  }
  return changes;
}

async function changesTo(
  tx: Transaction,
  module: ResolvedModule,
  records: readonly RecordKey[],
  live: Live,
): Promise<RecordChange[]> {
  const ids = [...new Set(records.map((record) => record.record_id))];
  const found = await findContentRecords(tx, module, ids, live.content);
  return ids.map((recordId) => ({ module, recordId, data: inTodaysShape(module, found.get(recordId)) }));
}

function inTodaysShape(module: ResolvedModule, data: RecordData | undefined): RecordData | null {
  return data === undefined ? null : readRecord(module, data);
}
