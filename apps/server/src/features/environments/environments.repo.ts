import type { Environment } from '@quartermaster/contract/http/environments';
import type { Queryable } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import { wireTime } from '../../engine/wire-time.ts';

/** Every environment as the console shows it, in its order. */
export async function listEnvironments(db: Queryable): Promise<Environment[]> {
  const { rows } = await db.query<Environment>(
    `select e.key, e.name, e.is_protected, e.color, e.game_time_zone, e.game_url,
            coalesce((
              select jsonb_agg(jsonb_build_object('name', v.name, 'is_archived', v.archived_at is not null) order by v.id desc)
              from version v where v.environment_id = e.id
            ), '[]') as versions,
            case when r.id is not null then jsonb_build_object(
              'number', r.number, 'version', rv.name, 'at', ${wireTime('r.at')}, 'content_hash', r.content_hash
            ) end as live
     from environment e
     left join release r on r.id = e.live_release_id
     left join version rv on rv.id = r.version_id
     order by e.sort_order, e.id`,
  );
  return rows;
}

export type EnvironmentRow = {
  readonly key: string;
  readonly name: string;
  readonly is_protected: boolean;
  readonly color: string;
  readonly game_time_zone: string;
  readonly game_url: string;
};

/** Null when the key is taken. */
export async function insertEnvironment(
  db: Queryable,
  row: Omit<EnvironmentRow, 'game_url'>,
): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>(
    `insert into environment (key, name, is_protected, color, game_time_zone, sort_order)
     values ($1, $2, $3, $4, $5, (select coalesce(max(sort_order), 0) + 1 from environment))
     on conflict (key) do nothing returning id`,
    [row.key, row.name, row.is_protected, row.color, row.game_time_zone],
  );
  return rows[0]?.id ?? null;
}

/** What the environment was before; it is locked until the transaction ends. */
export async function lockEnvironment(db: Queryable, id: number): Promise<EnvironmentRow> {
  return onlyRow(
    await db.query<EnvironmentRow>(
      'select key, name, is_protected, color, game_time_zone, game_url from environment where id = $1 for update',
      [id],
    ),
  );
}

/** The version of an environment's live release, as the transaction sees it; null before the first release. */
export async function findLiveVersion(db: Queryable, environmentId: number): Promise<number | null> {
  const { rows } = await db.query<{ version_id: number }>(
    `select release.version_id from environment join release on release.id = environment.live_release_id
      where environment.id = $1`,
    [environmentId],
  );
  return rows[0]?.version_id ?? null;
}

export async function updateEnvironment(db: Queryable, id: number, row: EnvironmentRow): Promise<void> {
  await db.query(
    `update environment set name = $2, is_protected = $3, color = $4, game_time_zone = $5, game_url = $6
      where id = $1`,
    [id, row.name, row.is_protected, row.color, row.game_time_zone, row.game_url],
  );
}

/** Null when the environment has a version of that name. */
export async function insertVersion(
  db: Queryable,
  version: { readonly environmentId: number; readonly name: string; readonly accountId: number | null },
): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>(
    `insert into version (environment_id, name, created_by) values ($1, $2, $3)
     on conflict (environment_id, name) do nothing returning id`,
    [version.environmentId, version.name, version.accountId],
  );
  return rows[0]?.id ?? null;
}

/** The line of the log that a version, or an environment as a whole, writes to. */
export async function insertBranch(
  db: Queryable,
  environmentId: number,
  versionId: number | null,
): Promise<number> {
  const { id } = onlyRow(
    await db.query<{ id: number }>(
      'insert into branch (environment_id, version_id) values ($1, $2) returning id',
      [environmentId, versionId],
    ),
  );
  return id;
}

/** Stores which version this one was copied from, and at which point of its log. It is for the same clients. */
export async function setClonedFrom(
  db: Queryable,
  branchId: number,
  { baseId, seq }: { readonly baseId: number; readonly seq: number },
): Promise<void> {
  await db.query(
    `update version set cloned_from_seq = $2, base_version_id = $3,
       client_min_version = (select base.client_min_version from version base where base.id = $3)
      where id = (select version_id from branch where id = $1)`,
    [branchId, seq, baseId],
  );
}

/** When a version was archived; null: it is not. Locks the version until the transaction ends. */
export async function lockArchived(db: Queryable, versionId: number): Promise<Date | null> {
  const { archived_at: at } = onlyRow(
    await db.query<{ archived_at: Date | null }>('select archived_at from version where id = $1 for update', [
      versionId,
    ]),
  );
  return at;
}

/** Archives a version; `by` null restores it. */
export async function setArchived(
  db: Queryable,
  versionId: number,
  by: { readonly accountId: number | null } | null,
): Promise<void> {
  await db.query(
    `update version set archived_at = case when $2 then clock_timestamp() end, archived_by = $3, updated_at = now()
      where id = $1`,
    [versionId, by !== null, by?.accountId ?? null],
  );
}
