import type { Database, Queryable } from '../../db/database.ts';

/** Makes the partitions of players' logins and log for this month and the two after it. */
export async function ensurePlayerMonths(db: Queryable, now: Date): Promise<void> {
  for (const offset of [0, 1, 2]) await db.query('select player.add_month($1)', [firstOfMonth(now, offset)]);
}

/** Drops the months before those that are kept: a whole partition at once, which costs no scan. */
export async function dropOldPlayerMonths(database: Database, now: Date, keptMonths: number): Promise<void> {
  const oldest = firstOfMonth(now, -keptMonths).toISOString().slice(0, 7).replace('-', '_');
  const { rows } = await database.query<{ name: string }>(
    `select pg_class.relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent in ('player.log'::regclass, 'player.login'::regclass) and right(relname, 7) < $1`,
    [oldest],
  );
  for (const { name } of rows) await database.query(`drop table player.${name}`);
}

function firstOfMonth(now: Date, offset: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1));
}
