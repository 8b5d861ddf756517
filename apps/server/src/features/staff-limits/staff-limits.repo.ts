import { INITIAL_STAFF_LIMITS, type RoleLimits } from '@quartermaster/domain/permissions/staff-limits';
import type { Queryable } from '../../db/database.ts';

const KEY = 'staff_limits';

type Row = { readonly value: { readonly limits?: readonly Partial<RoleLimits>[] } };

export async function readStaffLimits(db: Queryable): Promise<readonly RoleLimits[]> {
  const { rows } = await db.query<Row>('select value from setting where key = $1', [KEY]);
  return limitsIn(rows);
}

/** The limits as they are, locked until the transaction ends. */
export async function lockStaffLimits(db: Queryable): Promise<readonly RoleLimits[]> {
  const { rows } = await db.query<Row>(
    `insert into setting (key, value) values ($1, '{}') on conflict (key) do update set value = setting.value
     returning value`,
    [KEY],
  );
  return limitsIn(rows);
}

export async function saveStaffLimits(db: Queryable, limits: readonly RoleLimits[]): Promise<void> {
  await db.query('update setting set value = $2 where key = $1', [KEY, JSON.stringify({ limits })]);
}

/** What an older console saved does not say everything: the rest is as at the beginning. */
function limitsIn([row]: readonly Row[]): readonly RoleLimits[] {
  const saved = row?.value.limits ?? [];
  return INITIAL_STAFF_LIMITS.map((initial) => ({
    ...initial,
    ...saved.find(({ role, place }) => role === initial.role && place === initial.place),
  }));
}
