import type { Database } from './database.ts';

/** Merges what was put beside the search indexes. */
export async function mergeSearchIndexes(database: Database): Promise<void> {
  const { rows } = await database.query<{ index: string }>(
    `select pg_index.indexrelid::regclass::text as index
       from pg_inherits
       join pg_index on pg_index.indrelid = pg_inherits.inhrelid
       join pg_class on pg_class.oid = pg_index.indexrelid
       join pg_am on pg_am.oid = pg_class.relam and pg_am.amname = 'gin'
      where pg_inherits.inhparent in ('revision'::regclass, 'listed.record'::regclass)`,
  );
  for (const { index } of rows) {
    await database.query('select gin_clean_pending_list($1::regclass)', [index]);
  }
}
