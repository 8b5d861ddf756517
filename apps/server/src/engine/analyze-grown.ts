import type { Transaction } from '../db/database.ts';
import type { ModuleChange } from './change-set.ts';
import { listTableName } from './list-table.ts';
import { partitionOf } from './partition.ts';

/** Reading fewer rows than this takes no noticeable time, however they are found. */
const ANALYZED_FROM = 200;

/**
 * Analyzes the tables of modules that one change set made much larger. Until autovacuum does, about a minute
 * later, the planner may scan a whole module for each record that it looks up: a release of 5,000 imported
 * records took 2.1 s to compare before, and 36 ms after.
 */
export async function analyzeGrown(tx: Transaction, changes: readonly ModuleChange[]): Promise<void> {
  const many = changes.filter(({ written }) => written >= ANALYZED_FROM);
  if (many.length === 0) return;
  const tables = many.flatMap(({ module, written }) =>
    [partitionOf({ key: module }), listTableName({ key: module })].map((name) => ({ name, written })),
  );
  const { rows } = await tx.query<{ name: string }>(
    `select t.name from jsonb_to_recordset($1::jsonb) as t (name text, written integer)
     join pg_class as c on c.oid = to_regclass(t.name) where c.reltuples < 2 * t.written`,
    [JSON.stringify(tables)],
  );
  if (rows.length === 0) return;
  // A table that another session analyzes at this moment needs no second analysis.
  await tx.query(`analyze (skip_locked) ${rows.map(({ name }) => name).join(', ')}`);
}
