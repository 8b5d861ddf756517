import { AppError } from '@quartermaster/contract/errors/app-error';
import { MAX_COPIES, type CopyAnswer, type CopyBody } from '@quartermaster/contract/http/copies';
import { fieldGroupsOf } from '@quartermaster/domain/copies/field-groups';
import { issue, joinPath, type Issue } from '@quartermaster/domain/core/issue';
import { refusedWhereProtected } from '@quartermaster/domain/validation/refused-where-protected';
import { recordKey } from '@quartermaster/domain/record/record-key';
import type { Transaction } from '../../db/database.ts';
import type { ChangeHeader } from '../../engine/change-set.ts';
import { requireTyped, type ModuleAddress } from '../../engine/module-place.ts';
import type { RecordChange } from '../../engine/record-change.ts';
import { writeChanges } from '../../engine/record-writer.ts';
import { StaleWriteError } from '../../engine/store-errors.ts';
import type { Actor } from '../../platform/actor.ts';
import { insertCarriedOver } from '../carried-over/index.ts';
import { insertAlong } from './change-along.repo.ts';
import { commitChanges } from './commit-changes.ts';
import {
  planLinkedCopies,
  type CheckedCopy,
  type CopyDependencies,
  type LinkedPlan,
} from './plan-linked-copies.ts';
import { findVersionPlace, type EditDependencies, type VersionPlace } from './record-place.ts';
import { requireParents } from './require-parents.ts';

/** Another request may take a drawn number between the read and the write. */
const ATTEMPTS = 4;

/**
 * Copies a record with all that comes along as one change set. What is environment-wide is a second one in the
 * same transaction, which an undo of the first undoes too.
 * @throws AppError `invalid` with the fields that forbid it, `record_exists`, `wrong_confirmation`
 */
export async function writeLinkedCopies(
  deps: CopyDependencies,
  address: ModuleAddress,
  recordId: string,
  body: CopyBody,
  actor: Actor,
): Promise<CopyAnswer> {
  const version = await findVersionPlace(deps, address);
  for (let attempt = 1; ; attempt += 1) {
    const plan = await planLinkedCopies(deps, address, recordId, body);
    refuseUnsound(plan, version);
    if (plan.copies.some(isShared)) requireTyped(version.shared, body.confirmation);
    try {
      return await write(deps, plan, version, body, actor);
    } catch (problem) {
      if (!(problem instanceof StaleWriteError)) throw problem;
      if (attempt === ATTEMPTS) throw new AppError('record_exists', { record_id: problem.recordId });
    }
  }
}

const isShared = ({ source }: CheckedCopy): boolean => source.module.scope !== 'versioned';

function refuseUnsound({ copies }: LinkedPlan, { shared }: VersionPlace): void {
  if (copies.length > MAX_COPIES)
    throw new AppError('invalid', {}, [issue('', 'too_many', { max: MAX_COPIES, count: copies.length })]);
  const issues = copies.flatMap((copy) => {
    const { module } = copy.source;
    const closed = isShared(copy) && shared.environment.isProtected;
    const own = [...copy.forbidding, ...(closed ? refusedWhereProtected(module, copy.data) : [])];
    return own.map((found) => within(copy, found));
  });
  if (issues.length > 0) throw new AppError('invalid', {}, issues);
}

/** Told with the source in front, which is what the plan lists. */
function within({ source }: CheckedCopy, { path, code, params, severity }: Issue): Issue {
  const place = recordKey(source.module.key, source.recordId);
  return issue(path === '' ? place : joinPath(place, path), code, params, severity);
}

async function write(
  deps: EditDependencies,
  plan: LinkedPlan,
  { versioned, shared }: VersionPlace,
  body: CopyBody,
  actor: Actor,
): Promise<CopyAnswer> {
  const changesOf = (copies: readonly CheckedCopy[]): readonly RecordChange[] =>
    copies.map(({ source, recordId, data }) => ({ module: source.module, recordId, data, base: null }));
  const own = changesOf(plan.copies.filter((copy) => !isShared(copy)));
  const along = changesOf(plan.copies.filter(isShared));
  await requireParents(deps.database, deps.registry, versioned.branchId, own);
  const [first] = plan.copies;
  const header = (branchId: number, by: Actor): ChangeHeader => ({
    branchId,
    kind: 'copy',
    actor: by,
    note: body.note ?? null,
  });
  return commitChanges(deps, async (tx) => {
    const written = await writeChanges(tx, header(versioned.branchId, actor), own);
    if (written.seq === null) throw new Error('A copy is a new record, so there is always a change');
    let alongSeq: number | null = null;
    if (along.length > 0) {
      // Checked after the version's own records are there: a notice may lead to a copied event.
      const author = await deps.guard(shared, along, actor, tx);
      alongSeq = (await writeChanges(tx, header(shared.branchId, author), along)).seq;
      if (alongSeq !== null) await insertAlong(tx, written.seq, alongSeq);
    }
    await markAll(tx, plan, { versioned, shared }, written.seq);
    const recordId = first?.recordId ?? '';
    return { record_id: recordId, records: plan.copies.length, seq: written.seq, along_seq: alongSeq };
  });
}

/** Marks what every copy took over as not confirmed yet. */
async function markAll(
  tx: Transaction,
  { copies }: LinkedPlan,
  { versioned, shared }: VersionPlace,
  seq: number,
): Promise<void> {
  const [first] = copies;
  if (first === undefined) return;
  const { source } = first;
  const head = { module: source.module.key, recordId: first.recordId, from: source.recordId };
  const marks = copies.map((copy) => ({
    branchId: (isShared(copy) ? shared : versioned).branchId,
    module: copy.source.module.key,
    recordId: copy.recordId,
    from: copy.source.recordId,
    head,
    groups: [...fieldGroupsOf(copy.source.module, copy.data).keys()],
  }));
  await insertCarriedOver(tx, seq, marks);
}
