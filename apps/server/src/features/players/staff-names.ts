import type { Queryable } from '../../db/database.ts';
import { walkObjects } from './walk-objects.ts';

/** The keys of rows that name a staff member by account number. */
const STAFF_KEYS = [
  'by_staff_id', 'lifted_by', 'author_id', 'sent_by', 'staff_id', 'hidden_by', 'asked_by',
] as const; // prettier-ignore

/** The names of the staff in some rows, by account number. */
export async function nameStaffIn(db: Queryable, rows: unknown): Promise<Record<string, string>> {
  const ids = new Set<number>();
  walkObjects(rows, (object) => {
    for (const key of STAFF_KEYS) {
      const id = object[key];
      if (typeof id === 'number') ids.add(id);
    }
  });
  if (ids.size === 0) return {};
  const named = await db.query<{ id: number; name: string }>(
    'select id, display_name as name from account where id = any($1)',
    [[...ids]],
  );
  return Object.fromEntries(named.rows.map(({ id, name }) => [String(id), name]));
}
