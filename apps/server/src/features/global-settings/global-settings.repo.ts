import { INITIAL_SETTINGS, type GlobalSettings } from '@quartermaster/contract/http/global-settings';
import type { Queryable } from '../../db/database.ts';

const KEY = 'global';

type Row = { readonly value: Partial<GlobalSettings> };

export async function readGlobalSettings(db: Queryable): Promise<GlobalSettings> {
  const { rows } = await db.query<Row>('select value from setting where key = $1', [KEY]);
  return { ...INITIAL_SETTINGS, ...rows[0]?.value };
}

/** The settings as they are, locked until the transaction ends. */
export async function lockGlobalSettings(db: Queryable): Promise<GlobalSettings> {
  const { rows } = await db.query<Row>(
    `insert into setting (key, value) values ($1, '{}') on conflict (key) do update set value = setting.value
     returning value`,
    [KEY],
  );
  return { ...INITIAL_SETTINGS, ...rows[0]?.value };
}

export async function saveGlobalSettings(db: Queryable, settings: GlobalSettings): Promise<void> {
  await db.query('update setting set value = $2 where key = $1', [KEY, JSON.stringify(settings)]);
}
