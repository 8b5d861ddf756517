import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { parentIdOf } from '@quartermaster/domain/record/identity';
import type { Transaction } from '../../db/database.ts';
import type { FixedDependencies } from '../../engine/fixed-records.ts';
import { readHeads } from '../../engine/record-rows.ts';
import type { Actor } from '../../platform/actor.ts';
import type { StoredImport } from './import-jobs.repo.ts';
import { findNewIdsAfter } from './import-rows.repo.ts';
import { StaleImportError, writeImports } from './write-import.ts';

const AT_ONCE = 1000;
/** The most file names in the history's note. */
const MOST_NAMED = 5;

type BatchWrite = {
  readonly fixed: FixedDependencies;
  readonly batchId: string;
  readonly imports: readonly StoredImport[];
  readonly actor: Actor;
  readonly note: string;
};

/**
 * Writes all imports of a batch: one change set in each branch that they go into, in the order in which releases
 * lock branches. Answers which import is in which change set.
 * @throws StaleImportError, HeldChangesError
 */
export async function writeBatch(
  tx: Transaction,
  { fixed, batchId, imports, actor, note }: BatchWrite,
): Promise<ReadonlyMap<string, number>> {
  const { registry } = fixed;
  const names = [...new Set(imports.map(({ fileName }) => fileName))];
  const source = { import_batch_id: batchId, file_name: names.slice(0, MOST_NAMED).join(', ') };
  const written = imports.filter(({ counts }) => counts.new + counts.changed > 0);
  const seqs = new Map<string, number>();
  const byBranch = Map.groupBy(written, ({ branchId }) => branchId);
  for (const branchId of [...byBranch.keys()].toSorted((a, b) => a - b)) {
    const own = (byBranch.get(branchId) ?? []).map((job) => ({ job, module: registry.get(job.module) }));
    const header = { branchId, kind: 'import' as const, actor, note: note === '' ? null : note, source };
    const seq = await writeImports(tx, fixed, header, own);
    for (const { job } of own) seqs.set(job.id, seq);
  }
  for (const job of written) await refuseOrphans(tx, registry, job);
  return seqs;
}

/** A row may have been edited after the other files were checked. */
async function refuseOrphans(tx: Transaction, registry: Registry, job: StoredImport): Promise<void> {
  const module = registry.get(job.module);
  if (module.parent === null) return;
  const parents = registry.get(module.parent.module);
  let after = 0;
  for (;;) {
    const rows = await findNewIdsAfter(tx, job.id, after, AT_ONCE);
    const ids = parentIdsOf(
      module,
      rows.map(({ recordId }) => recordId),
    );
    const heads = await readHeads(tx, job.branchId, parents, ids);
    const missing = ids.filter((id) => !heads.has(id));
    if (missing.length > 0) throw new StaleImportError(missing.length);
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.rowNumber ?? 0;
  }
}

const parentIdsOf = (module: ResolvedModule, ids: readonly string[]): readonly string[] => [
  ...new Set(ids.flatMap((id) => parentIdOf(module, id) ?? [])),
];
