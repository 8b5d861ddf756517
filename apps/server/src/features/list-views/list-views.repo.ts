import type { ListView } from '@quartermaster/contract/http/list-views';
import type { Queryable } from '../../db/database.ts';

const keyOf = (accountId: number, list: string): string => `list-views/${accountId}/${list}`;

export async function readListViews(
  db: Queryable,
  accountId: number,
  list: string,
): Promise<readonly ListView[]> {
  const { rows } = await db.query<{ value: readonly ListView[] }>(
    'select value from setting where key = $1',
    [keyOf(accountId, list)],
  );
  return rows[0]?.value ?? [];
}

export async function saveListViews(
  db: Queryable,
  accountId: number,
  list: string,
  views: readonly ListView[],
): Promise<void> {
  await db.query(
    `insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value`,
    [keyOf(accountId, list), JSON.stringify(views)],
  );
}
