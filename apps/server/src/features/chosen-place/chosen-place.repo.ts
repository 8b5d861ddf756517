import type { Queryable } from '../../db/database.ts';

/** An environment and a version, as addresses name them. */
export type Place = { readonly env: string; readonly version: string };

/** What the person's calls named last; null when they never did. */
export async function findChoice(db: Queryable, accountId: number): Promise<Place | null> {
  const { rows } = await db.query<Place>(
    `select e.key as env, v.name as version
     from chosen_place c join environment e on e.id = c.environment_id join version v on v.id = c.version_id
     where c.account_id = $1`,
    [accountId],
  );
  return rows[0] ?? null;
}

/** Keeps a choice; one that is kept already writes nothing. */
export async function saveChoice(db: Queryable, accountId: number, { env, version }: Place): Promise<void> {
  await db.query(
    `insert into chosen_place as c (account_id, environment_id, version_id)
     select $1, e.id, v.id from environment e join version v on v.environment_id = e.id
     where e.key = $2 and v.name = $3
     on conflict (account_id) do update
       set environment_id = excluded.environment_id, version_id = excluded.version_id, chosen_at = now()
       where (c.environment_id, c.version_id) is distinct from (excluded.environment_id, excluded.version_id)`,
    [accountId, env, version],
  );
}

/** Every version: environments in their order, the newest version of each first. */
export async function listPlaces(db: Queryable): Promise<readonly Place[]> {
  const { rows } = await db.query<Place>(
    `select e.key as env, v.name as version from environment e join version v on v.environment_id = e.id
     order by e.sort_order, e.id, v.id desc`,
  );
  return rows;
}
