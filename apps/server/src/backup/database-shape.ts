import type { Queryable } from '../db/database.ts';

type TableShape = { readonly name: string; readonly columns: string[] };
type PartitionShape = { readonly name: string; readonly parent: string; readonly bound: string };
type SequenceShape = { readonly name: string; readonly value: string; readonly isCalled: boolean };
type ForeignKeyShape = { readonly table: string; readonly name: string; readonly definition: string };

/** The schemas that a backup holds: the console's and the players'. */
const SCHEMAS = `('public', 'player')`;

/** A table of the console by its name, one of the players with its schema in front. */
const nameOf = (name: string, schema: string): string =>
  `case ${schema} when 'public' then ${name}::text else ${schema} || '.' || ${name} end`;

/** Every table that holds rows of its own and survives a crash; the list of migrations is kept apart. */
export async function readTables(database: Queryable): Promise<TableShape[]> {
  const { rows } = await database.query<TableShape>(
    `select ${nameOf('c.relname', 'n.nspname')} as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where n.nspname in ${SCHEMAS} and c.relkind = 'r' and c.relpersistence = 'p'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname <> 'schema_migration'
     group by n.nspname, c.relname order by n.nspname desc, c.relname`,
  );
  return rows;
}

export async function readPartitions(database: Queryable): Promise<PartitionShape[]> {
  const { rows } = await database.query<PartitionShape>(
    `select ${nameOf('c.relname', 'n.nspname')} as name, ${nameOf('p.relname', 'n.nspname')} as parent,
            pg_get_expr(c.relpartbound, c.oid) as bound
     from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
     join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ${SCHEMAS} and c.relispartition and c.relkind = 'r' order by c.relname`,
  );
  return rows;
}

/** The tables that are divided into partitions. */
export async function readParents(database: Queryable): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select ${nameOf('c.relname', 'n.nspname')} as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ${SCHEMAS} and c.relkind = 'p'`,
  );
  return rows.map(({ name }) => name);
}

export async function readSequences(database: Queryable): Promise<SequenceShape[]> {
  const { rows } = await database.query<{ name: string }>(
    `select ${nameOf('relname', 'nspname')} as name from pg_class join pg_namespace n on n.oid = relnamespace
     where nspname in ${SCHEMAS} and relkind = 'S' order by 1`,
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
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_namespace n on n.oid = connamespace
     where contype = 'f' and nspname in ${SCHEMAS} and conparentid = 0
     order by conname`,
  );
  return rows;
}

/** A name as SQL takes it, with its schema where it has one. */
export function quoteName(name: string): string {
  return name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');
}
