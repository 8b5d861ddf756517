import type { Queryable } from '../db/database.ts';

export type TableShape = { readonly name: string; readonly columns: readonly string[] };
export type PartitionShape = { readonly name: string; readonly parent: string; readonly bound: string };
export type SequenceShape = { readonly name: string; readonly value: string; readonly isCalled: boolean };
export type ForeignKeyShape = { readonly table: string; readonly name: string; readonly definition: string };

/** Every table that holds rows of its own and survives a crash; the list of migrations is kept apart. */
export async function readTables(database: Queryable): Promise<TableShape[]> {
  const { rows } = await database.query<TableShape>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname <> 'schema_migration'
     group by c.relname order by c.relname`,
  );
  return rows;
}

export async function readPartitions(database: Queryable): Promise<PartitionShape[]> {
  const { rows } = await database.query<PartitionShape>(
    `select c.relname as name, p.relname as parent, pg_get_expr(c.relpartbound, c.oid) as bound
     from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
     where c.relnamespace = 'public'::regnamespace and c.relispartition and c.relkind = 'r' order by c.relname`,
  );
  return rows;
}

export async function readSequences(database: Queryable): Promise<SequenceShape[]> {
  const { rows } = await database.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  );
  const shapes: SequenceShape[] = [];
  for (const { name } of rows) {
    const state = await database.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${quoteName(name)}`,
    );
    shapes.push(...state.rows.map((row) => ({ name, ...row })));
  }
  return shapes;
}

/** Foreign keys of the tables themselves; those of partitions come and go with their parent. */
export async function readForeignKeys(database: Queryable): Promise<ForeignKeyShape[]> {
  const { rows } = await database.query<ForeignKeyShape>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
     order by conname`,
  );
  return rows;
}

export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;
