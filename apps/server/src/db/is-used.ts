import type { Queryable } from './database.ts';
import { onlyRow } from './only-row.ts';

/** Whether a console has prepared this database: its migrations have run. */
export async function isUsed(database: Queryable): Promise<boolean> {
  const found = await database.query<{ is_used: boolean }>(
    `select to_regclass('audit_seal') is not null as is_used`,
  );
  return onlyRow(found).is_used;
}
