import { AppError } from '@quartermaster/contract/errors/app-error';
import { issue, type Issue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry } from '@quartermaster/domain/core/module';
import type { ChangeHeader } from '../../engine/change-set.ts';
import { writeChanges } from '../../engine/record-writer.ts';
import { StaleWriteError } from '../../engine/store-errors.ts';
import type { Actor } from '../../platform/actor.ts';
import { commitChanges } from './commit-changes.ts';
import { planCreate } from './plan-edit.ts';
import { findVersionPlace, type RecordsDependencies, type VersionAddress } from './record-place.ts';
import { requireParents } from './require-parents.ts';
import type { WriteOptions } from './write-records.ts';

export type NewRecord = { readonly module: string; readonly data: RecordData };

/**
 * Creates records of several versioned modules as one change set, all or none. Problems of a field
 * are said with the module and the record in front.
 * @throws AppError `invalid`, `record_exists`, `module_not_found`
 */
export async function createAcross(
  deps: RecordsDependencies,
  address: VersionAddress,
  news: readonly NewRecord[],
  actor: Actor,
  { note }: WriteOptions,
): Promise<void> {
  const { versioned } = await findVersionPlace(deps, address);
  const edits = news.map(({ module, data }) => planCreate(versionedModule(deps.registry, module), data));
  const issues = edits.flatMap(({ change, issues: own }) => own.map((one) => within(change, one)));
  if (issues.length > 0) throw new AppError('invalid', {}, issues);
  const changes = edits.map(({ change }) => change);
  await requireParents(deps.database, deps.registry, versioned.branchId, changes);
  const header: ChangeHeader = { branchId: versioned.branchId, kind: 'batch', actor, note: note ?? null };
  await commitChanges(deps, (tx) => writeChanges(tx, header, changes)).catch((problem: unknown) => {
    if (problem instanceof StaleWriteError)
      throw new AppError('record_exists', { record_id: problem.recordId });
    throw problem;
  });
}

function versionedModule(registry: Registry, key: string) {
  const module = registry.find(key);
  if (module?.scope !== 'versioned') throw new AppError('module_not_found', { module: key });
  return module;
}

function within(
  { module, recordId }: { readonly module: { readonly key: string }; readonly recordId: string },
  { path, code, params, severity }: Issue,
): Issue {
  return issue(`${module.key}.${recordId}.${path}`, code, params, severity);
}
