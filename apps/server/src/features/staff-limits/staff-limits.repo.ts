import {
  INITIAL_STAFF_LIMITS,
  limitsAfterOwn,
  type LimitsChange,
  type RoleLimits,
} from '@quartermaster/domain/permissions/staff-limits';
import type { Queryable } from '../../db/database.ts';
import type { Environment } from '../../engine/branch.ts';
import { APART_AFTER, relatedStaff } from './account-grants.repo.ts';

const KEY = 'staff_limits';

type Row = { readonly value: { readonly limits?: readonly Partial<RoleLimits>[] } };

export async function readStaffLimits(db: Queryable): Promise<readonly RoleLimits[]> {
  const { rows } = await db.query<Row>('select value from setting where key = $1', [KEY]);
  return limitsIn(rows);
}

type Change = Omit<LimitsChange, 'isOwn'> & { readonly changed_by: number };

/** The limits as they hold for one person, who does not profit at once from what they raised. */
export async function readLimitsFor(db: Queryable, staffId: number): Promise<readonly RoleLimits[]> {
  const limits = await readStaffLimits(db);
  const { rows: changes } = await db.query<Change>(
    `select changed_by, before, after from staff_limit_change
     where changed_at > now() - ${APART_AFTER} order by id`,
  );
  if (changes.length === 0) return limits;
  const own = new Set(await relatedStaff(db, staffId));
  return limitsAfterOwn(
    limits,
    changes.map((change) => ({ ...change, isOwn: own.has(change.changed_by) })),
  );
}

/** Remembers who made an environment one that is not protected. */
export async function insertUnprotected(
  db: Queryable,
  { environmentId, changedBy }: { readonly environmentId: number; readonly changedBy: number },
): Promise<void> {
  await db.query('insert into environment_unprotected (environment_id, changed_by) values ($1, $2)', [
    environmentId,
    changedBy,
  ]);
}

/** Whether the limits of a protected environment hold for one person: not even who unprotected it goes without them at once. */
export async function isProtectedFor(
  db: Queryable,
  { id, isProtected }: Pick<Environment, 'id' | 'isProtected'>,
  staffId: number,
): Promise<boolean> {
  if (isProtected) return true;
  const { rows } = await db.query<{ by: number }>(
    `select distinct changed_by as by from environment_unprotected
      where environment_id = $1 and changed_at > now() - ${APART_AFTER}`,
    [id],
  );
  if (rows.length === 0) return false;
  const own = new Set(await relatedStaff(db, staffId));
  return rows.some(({ by }) => own.has(by));
}

export async function insertLimitChange(
  db: Queryable,
  changedBy: number,
  before: readonly RoleLimits[],
  after: readonly RoleLimits[],
): Promise<void> {
  await db.query('insert into staff_limit_change (changed_by, before, after) values ($1, $2, $3)', [
    changedBy,
    JSON.stringify(before),
    JSON.stringify(after),
  ]);
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
