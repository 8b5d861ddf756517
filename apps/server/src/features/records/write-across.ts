import { AppError } from '@quartermaster/contract/errors/app-error';
import { issue, type Issue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry } from '@quartermaster/domain/core/module';
import { normalizeRecord } from '@quartermaster/domain/record/normalize-record';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { validateFields } from '@quartermaster/domain/validation/validate-fields';
import { requireConfirmation } from '../../engine/module-place.ts';
import type { ChangeHeader } from '../../engine/change-set.ts';
import { writeChanges } from '../../engine/record-writer.ts';
import { StaleWriteError } from '../../engine/store-errors.ts';
import type { Actor } from '../../platform/actor.ts';
import { commitChanges } from './commit-changes.ts';
import { planCreate } from './plan-edit.ts';
import {
  findVersionPlace,
  fixedNow,
  type EditDependencies,
  type RecordsDependencies,
  type VersionAddress,
} from './record-place.ts';
import { refuseFixedFields } from './refuse-fixed-fields.ts';
import { refuseRemovedRows } from './refuse-removed-rows.ts';
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

/** A record as it shall be, and the revision that it was read at. */
export type RecordEdit = NewRecord & { readonly recordId: string; readonly base: number };

/**
 * Edits records of several modules in one transaction, all or none: one change of the version, and one of the
 * environment's own settings, whichever have any. Answers their numbers.
 * @throws AppError `invalid`, `stale_record`, `wrong_confirmation`
 */
export async function updateAcross(
  deps: EditDependencies,
  address: VersionAddress,
  edits: readonly RecordEdit[],
  actor: Actor,
  { note, confirmation }: WriteOptions,
): Promise<readonly number[]> {
  const { versioned, shared } = await findVersionPlace(deps, address);
  const planned = edits.map((edit) => planEdit(deps.registry, edit));
  const groups = [versioned, shared]
    .map((branch) => ({
      branch,
      changes: planned.filter(({ module }) => (module.scope === 'versioned') === (branch === versioned)),
    }))
    .filter(({ changes }) => changes.length > 0);
  const authors: Actor[] = [];
  for (const { branch, changes } of groups) {
    for (const { module } of changes) requireConfirmation({ ...branch, module }, confirmation);
    await refuseRemovedRows(deps.database, branch.branchId, changes);
    await refuseFixedFields(deps.database, fixedNow(deps), branch.branchId, changes);
    authors.push(await deps.guard(branch, changes, actor));
  }
  return commitChanges(deps, async (tx) => {
    const seqs: number[] = [];
    for (const [index, { branch, changes }] of groups.entries()) {
      const header = {
        branchId: branch.branchId,
        kind: 'batch',
        actor: authors[index] ?? actor,
        note: note ?? null,
      } as const;
      const { seq } = await writeChanges(tx, header, changes);
      if (seq !== null) seqs.push(seq);
    }
    return seqs;
  }).catch((problem: unknown) => {
    throw problem instanceof StaleWriteError ? new AppError('stale_record') : problem;
  });
}

function planEdit(registry: Registry, { module: key, recordId, data: wanted, base }: RecordEdit) {
  const module = registry.find(key);
  if (module === undefined) throw new AppError('module_not_found', { module: key });
  const data = normalizeRecord(module, readRecord(module, wanted));
  const change = { module, recordId, data, base };
  const issues = validateFields(module, data, { previous: data, byConsole: true });
  if (issues.length > 0)
    throw new AppError(
      'invalid',
      {},
      issues.map((one) => within(change, one)),
    );
  return change;
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
