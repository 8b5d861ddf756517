import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { recordKey } from '@quartermaster/domain/record/record-key';
import type { Transaction } from '../db/database.ts';
import { onlyRow } from '../db/only-row.ts';
import { analyzeGrown } from './analyze-grown.ts';
import { logChange, type ChangeHeader } from './change-set.ts';
import { lockReferences } from './locks.ts';
import {
  byModule,
  decide,
  inOrder,
  logOf,
  newlyNamed,
  relinksOf,
  type Decision,
  type RecordChange,
  type Relink,
  type WriteResult,
} from './record-change.ts';
import { findLinksTo, linksAmong, linksOf } from './record-links.ts';
import { readHeads, storeRows } from './record-rows.ts';
import { ReferencedError } from './store-errors.ts';

/** At most this many referrers are named when a delete is refused. */
export const NAMED_REFERRERS = 50;

/** The server has room for some thousand locks: who writes more records takes their module as a whole. */
const MOST_RECORD_LOCKS = 200;

/** Records per statement: one of them carries all their data as its parameter. */
const STORED_AT_ONCE = 2_000;

/**
 * Writes changes of one branch as one change set, all or none: one record or thousands. Throws
 * `StaleWriteError` when a record is not at the revision the change was based on, and
 * `ReferencedError` when other records still refer to a deleted one.
 */
export async function writeChanges(
  tx: Transaction,
  header: ChangeHeader,
  changes: readonly RecordChange[],
): Promise<WriteResult> {
  const seq = await beginChange(tx, header.branchId, changes);
  const decisions: Decision[] = [];
  for (const [module, group] of Map.groupBy(changes, (change) => change.module)) {
    for (const decision of await decideAll(tx, header.branchId, module, group)) decisions.push(decision);
  }
  const pending = decisions.filter(({ isChanged }) => isChanged);
  if (pending.length === 0) return { seq: null, logged: null, written: inOrder(changes, decisions, seq) };

  const relinked = relinksOf(pending);
  await lockTargets(tx, header.branchId, pending, relinked);
  await refuseReferenced(tx, header.branchId, pending);
  for (const [module, group] of byModule(pending)) {
    for (const part of inParts(group)) await storeRows(tx, header.branchId, seq, module, part);
  }
  const log = logOf(pending, relinked);
  await analyzeGrown(tx, log.modules);
  const logged = await logChange(tx, header, seq, log);
  return { seq, logged, written: inOrder(changes, decisions, seq) };
}

async function beginChange(
  tx: Transaction,
  branchId: number,
  changes: readonly RecordChange[],
): Promise<number> {
  const modules = [...new Set(changes.map(({ module }) => module.key))];
  const keys = changes.map(({ module, recordId }) => recordKey(module.key, recordId));
  if (new Set(keys).size < keys.length) throw new Error('A change set changes a record once.');
  const begun =
    keys.length > MOST_RECORD_LOCKS
      ? tx.query<{ seq: number }>('select qm_begin_bulk_change($1, $2) as seq', [branchId, modules])
      : tx.query<{ seq: number }>(
          { name: 'begin-change', text: 'select qm_begin_change($1, $2, $3) as seq' },
          [branchId, modules, keys],
        );
  return onlyRow(await begun).seq;
}

function inParts<T>(list: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / STORED_AT_ONCE) }, (_, part) =>
    list.slice(part * STORED_AT_ONCE, (part + 1) * STORED_AT_ONCE),
  );
}

/** Runs under the records' locks, so that what it compares with stays. */
export async function decideAll(
  tx: Transaction,
  branchId: number,
  module: ResolvedModule,
  changes: readonly RecordChange[],
): Promise<readonly Decision[]> {
  const unread = changes.filter(({ head }) => head === undefined).map(({ recordId }) => recordId);
  const heads = unread.length === 0 ? null : await readHeads(tx, branchId, module, unread);
  return changes.map((change) => decide(change, change.head ?? heads?.get(change.recordId) ?? null));
}

/** A reference added while its target goes: one of the two writers waits, and sees what the other one did. */
async function lockTargets(
  tx: Transaction,
  branchId: number,
  decisions: readonly Decision[],
  relinked: readonly Relink[],
): Promise<void> {
  const deleted = decisions.filter(({ record }) => record === null).map(({ change }) => change.module.key);
  await lockReferences(tx, branchId, { named: newlyNamed(relinked), deleted });
}

/** What the change set itself makes of the referrers counts: they may go too, or appear with it. */
async function refuseReferenced(
  tx: Transaction,
  branchId: number,
  decisions: readonly Decision[],
): Promise<void> {
  const targets = decisions.flatMap(({ change, head, record }) =>
    record === null && head !== null
      ? [{ module: change.module.key, recordId: change.recordId, data: head.data }]
      : [],
  );
  if (targets.length === 0) return;
  const changing = new Set(decisions.map(({ change }) => recordKey(change.module.key, change.recordId)));
  const links = await findLinksTo(tx, branchId, targets, NAMED_REFERRERS + changing.size);
  const others = links.filter(
    (link) => link.branchId !== branchId || !changing.has(recordKey(link.module, link.recordId)),
  );
  const own = decisions.flatMap(({ change: { module, recordId }, record }) =>
    linksOf(module, recordId, record?.data ?? null),
  );
  const left = [...others, ...linksAmong(branchId, own, targets)];
  if (left.length > 0) throw new ReferencedError(left.slice(0, NAMED_REFERRERS));
}
