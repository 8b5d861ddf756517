import type pg from 'pg';
import { ALLOWED_FUNCTIONS, ALLOWED_TYPES } from './allowed-words.ts';
import { refusal } from './refusal.ts';
import { READABLE } from './readable-tables.ts';
import { namesOf } from './table-reading.ts';
import { namesIn, type Tree } from './syntax-tree.ts';

/** Names after a dot, and where they are in what was typed. */
export type Attributes = Map<string, number | null>;

const COLUMNS: ReadonlySet<string> = new Set(
  [...READABLE.values()].flatMap(({ columns }) => namesOf(columns)),
);

const isHarmless = (name: string): boolean =>
  name === '' || COLUMNS.has(name) || ALLOWED_FUNCTIONS.has(name) || ALLOWED_TYPES.has(name);

/** Notes the names after a dot of a node that are no column, function or type that a query may name. */
export function noteAttributes(key: string, node: Tree, attributes: Attributes, place: number | null): void {
  const names = key === 'ColumnRef' ? namesIn(node['fields']).slice(1) : namesIn(node['indirection']);
  for (const name of names) if (!isHarmless(name)) attributes.set(name, place);
}

/**
 * To PostgreSQL `x.f` is `f(x)` where `x` has no column `f`: a name after a dot may be that of a function, and then
 * it has to be on the list.
 * @throws AppError `sql_function_refused`
 */
export async function refuseCalledAttributes(reader: pg.Client, attributes: Attributes): Promise<void> {
  if (attributes.size === 0) return;
  const { rows } = await reader.query<{ name: string }>(
    `select proname as name from pg_proc
      where proname = any($1) and pronargs > 0 and pronargs - pronargdefaults <= 1 limit 1`,
    [[...attributes.keys()]],
  );
  const [called] = rows;
  if (called !== undefined)
    throw refusal('sql_function_refused', { function: called.name }, attributes.get(called.name) ?? null);
}
