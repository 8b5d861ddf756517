import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { Transaction } from '../db/database.ts';
import { onlyRow } from '../db/only-row.ts';
import { analyzeGrown } from './analyze-grown.ts';
import { countAndLink, logChange, type ChangeHeader, type ModuleChange } from './change-set.ts';
import { lockReferences } from './locks.ts';
import { logOf, relinksOf, type Decision, type RecordChange } from './record-change.ts';
import { findLinksTo, namesIn, type LinkTarget } from './record-links.ts';
import { storeRows } from './record-rows.ts';
import { decideAll, NAMED_REFERRERS } from './record-writer.ts';
import { ReferencedError } from './store-errors.ts';

/** What a bulk write did. `seq` is null when nothing differed and nothing was written. */
export type BulkResult = {
  readonly seq: number | null;
  readonly written: number;
  /** Deleted records, for `refuseLeftLinks`. */
  readonly deleted: readonly LinkTarget[];
};

/** How many deleted records are looked up at once. */
const TARGETS_AT_ONCE = 500;

/**
 * Writes changes of one branch as one change set, all or none, as they come: each batch is of one module, and no
 * record comes twice. Memory holds a batch and the deleted records. No other transaction writes these modules
 * until this one ends.
 * @throws StaleWriteError when a record is not at the revision the change was based on
 */
export async function writeBatches(
  tx: Transaction,
  header: ChangeHeader,
  modules: readonly ResolvedModule[],
  batches: AsyncIterable<readonly RecordChange[]>,
): Promise<BulkResult> {
  const { branchId } = header;
  const keys = modules.map(({ key }) => key);
  const begun = await tx.query<{ seq: number }>('select qm_begin_bulk_change($1, $2) as seq', [
    branchId,
    keys,
  ]);
  const { seq } = onlyRow(begun);
  const sum = createSum();
  for await (const batch of batches) {
    const module = batch[0]?.module;
    if (module === undefined) continue;
    const decided = await decideAll(tx, branchId, module, batch);
    const pending = decided.filter(({ isChanged }) => isChanged);
    if (pending.length === 0) continue;
    await storeRows(tx, branchId, seq, module, pending);
    const log = logOf(pending, relinksOf(pending));
    await countAndLink(tx, branchId, { ...log, modules: [] });
    sum.add(pending, log.modules, log.links?.map(({ to_module: to }) => to) ?? []);
  }
  const { changes, named, deleted } = sum;
  if (changes.size === 0) return { seq: null, written: 0, deleted: [] };
  const deletedModules = deleted.map(({ module }) => module);
  await lockReferences(tx, branchId, { named: [...named], deleted: [...new Set(deletedModules)] });
  await analyzeGrown(tx, [...changes.values()]);
  await logChange(tx, header, seq, { modules: [...changes.values()] });
  const written = [...changes.values()].reduce((total, change) => total + change.written, 0);
  return { seq, written, deleted };
}

/**
 * Once everything of a transaction is written, no record may refer to one that it deleted.
 * @throws ReferencedError
 */
export async function refuseLeftLinks(
  tx: Transaction,
  branchId: number,
  deleted: readonly LinkTarget[],
): Promise<void> {
  for (let from = 0; from < deleted.length; from += TARGETS_AT_ONCE) {
    const targets = deleted.slice(from, from + TARGETS_AT_ONCE);
    const left = await findLinksTo(tx, branchId, targets, NAMED_REFERRERS);
    if (left.length > 0) throw new ReferencedError(left);
  }
}

/** What the batches come to. */
function createSum() {
  const changes = new Map<string, ModuleChange>();
  const named = new Set<string>();
  const deleted: LinkTarget[] = [];
  return {
    changes,
    named,
    deleted,
    add(decisions: readonly Decision[], modules: readonly ModuleChange[], targets: readonly string[]): void {
      for (const { module, written, delta } of modules) {
        const before = changes.get(module) ?? { written: 0, delta: 0 };
        changes.set(module, { module, written: before.written + written, delta: before.delta + delta });
      }
      for (const target of targets) named.add(target);
      for (const { change, head, record } of decisions)
        if (record === null && head !== null)
          deleted.push({
            module: change.module.key,
            recordId: change.recordId,
            data: namesIn(change.module, head.data),
          });
    },
  };
}
