import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { LOCK, START } from '../db/advisory-locks.ts';
import type { Database, Queryable, Transaction } from '../db/database.ts';
import { PLANNED_INDEX_NAME, plannedIndexes } from './index-plan.ts';
import { ANY_LIST_TABLE, listTableName, listTableOf, makingListTable } from './list-table.ts';
import { literal, partitionOf } from './partition.ts';
import { recounting } from './value-totals.ts';

/** What the reconciler changed. */
type Reconciliation = {
  readonly partitions: number;
  readonly created: number;
  readonly dropped: number;
  /** List tables that were rebuilt, or dropped. */
  readonly listed: number;
};

type Storage = {
  readonly partitions: ReadonlySet<string>;
  readonly indexes: ReadonlyMap<string, string>;
  /** The shape of each list table by its name. */
  readonly listTables: ReadonlyMap<string, string | null>;
};

/** Modules prepared per transaction: each new partition and index holds locks until its end. */
const BATCH = 25;

/**
 * Gives every module of the registry its partition, its indexes and the list table its definition asks
 * for, and drops indexes that no definition asks for any more. Costs two catalogue queries when nothing changed.
 */
export async function reconcileStorage(database: Database, registry: Registry): Promise<Reconciliation> {
  const before = await readStorage(database);
  const pending = registry.modules.filter((module) => !isPrepared(module, before));
  let created = 0;
  for (let start = 0; start < pending.length; start += BATCH) {
    const batch = pending.slice(start, start + BATCH);
    created += await database.transaction((tx) => prepareModules(tx, batch));
  }
  const stale = staleIndexes(registry.modules, before);
  if (stale.length > 0) await database.query(`drop index if exists ${stale.join(', ')}`);
  const partitions = pending.filter((module) => !before.partitions.has(partitionOf(module))).length;
  const listed = pending.filter((module) => !isListed(module, before)).length;
  return { partitions, created, dropped: stale.length, listed };
}

async function readStorage(database: Queryable): Promise<Storage> {
  const { rows: tables } = await database.query<{ name: string; shape: string | null }>(
    `select inhrelid::regclass::text as name, obj_description(inhrelid, 'pg_class') as shape
       from pg_inherits where inhparent = '${ANY_LIST_TABLE}'::regclass`,
  );
  const { rows } = await database.query<{ partition: string; index: string | null }>(
    `select part.relname as partition, index.relname as index
       from pg_inherits
       join pg_class as part on part.oid = pg_inherits.inhrelid
       left join pg_index on pg_index.indrelid = part.oid
       left join pg_class as index on index.oid = pg_index.indexrelid
      where pg_inherits.inhparent = 'revision'::regclass`,
  );
  return {
    partitions: new Set(rows.map(({ partition }) => partition)),
    indexes: new Map(rows.flatMap(({ partition, index }) => (index === null ? [] : [[index, partition]]))),
    listTables: new Map(tables.map(({ name, shape }) => [name, shape])),
  };
}

function isPrepared(module: ResolvedModule, storage: Storage): boolean {
  return (
    storage.partitions.has(partitionOf(module)) &&
    plannedIndexes(module).every(({ name }) => storage.indexes.has(name)) &&
    isListed(module, storage)
  );
}

/** Whether the module's list table is what its definition says. */
function isListed(module: ResolvedModule, { listTables }: Storage): boolean {
  const table = listTableOf(module);
  return table === null ? !listTables.has(listTableName(module)) : listTables.get(table.name) === table.shape;
}

function listTableStatements(module: ResolvedModule): readonly string[] {
  const table = listTableOf(module);
  const making = table === null ? [`drop table ${listTableName(module)}`] : makingListTable(module, table);
  return [...making, ...recounting(module)];
}

/** Two processes that start at once take turns; the second finds everything there. */
async function prepareModules(tx: Transaction, modules: readonly ResolvedModule[]): Promise<number> {
  await tx.query('select pg_advisory_xact_lock($1, $2)', [LOCK.start, START.schema]);
  const storage = await readStorage(tx);
  const missing = modules.flatMap((module) =>
    plannedIndexes(module).filter(({ name }) => !storage.indexes.has(name)),
  );
  const statements = [
    ...modules.filter((module) => !storage.partitions.has(partitionOf(module))).flatMap(partitionStatements),
    ...missing.map(({ sql }) => sql),
    ...modules.filter((module) => !isListed(module, storage)).flatMap(listTableStatements),
  ];
  if (statements.length > 0) await tx.query(statements.join(';\n'));
  return missing.length;
}

function partitionStatements(module: ResolvedModule): readonly string[] {
  const partition = partitionOf(module);
  return [
    `create table ${partition} partition of revision for values in (${literal(module.key)})`,
    // Deep pages read indexes alone, which works for rows that vacuum has seen: let it look sooner.
    `alter table ${partition} set (autovacuum_vacuum_insert_scale_factor = 0.1, autovacuum_analyze_scale_factor = 0.05)`,
  ];
}

/** Indexes of registered modules only: another release's modules are left as they are. */
function staleIndexes(modules: readonly ResolvedModule[], storage: Storage): readonly string[] {
  const partitions = new Set(modules.map(partitionOf));
  const wanted = new Set(modules.flatMap((module) => plannedIndexes(module).map(({ name }) => name)));
  return [...storage.indexes]
    .filter(
      ([index, partition]) =>
        partitions.has(partition) && PLANNED_INDEX_NAME.test(index) && !wanted.has(index),
    )
    .map(([index]) => index);
}
