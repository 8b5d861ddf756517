import type { Queryable } from '../../db/database.ts';

/** The step that loading the demo game is at. */
export type DemoStep = 'accounts' | 'environments' | 'records' | 'releases' | 'draft' | 'tokens';

const KEY = 'demo';

/** `empty`: no data yet. `foreign`: data that is not the demo's; it is left alone. */
export async function readProgress(db: Queryable): Promise<DemoStep | 'done' | 'empty' | 'foreign'> {
  const { rows } = await db.query<{ step: DemoStep | 'done' | null; is_empty: boolean }>(
    `select (select value ->> 'step' from setting where key = $1) as step,
            not exists (select from account) and not exists (select from environment) as is_empty`,
    [KEY],
  );
  return rows[0]?.step ?? (rows[0]?.is_empty === true ? 'empty' : 'foreign');
}

export async function saveProgress(db: Queryable, step: DemoStep | 'done'): Promise<void> {
  await db.query(
    `insert into setting (key, value) values ($1, jsonb_build_object('step', $2::text))
     on conflict (key) do update set value = excluded.value`,
    [KEY, step],
  );
}
