import type { VersionLine, VersionsQuery } from '@quartermaster/contract/http/versions';
import type { Queryable } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import { ENVIRONMENT_CHANGED } from '../../engine/branch.ts';
import { wireTime } from '../../engine/wire-time.ts';

/** Unix seconds of the newest of: the last change of its records, of its note, its creation. */
const LAST_UPDATE = `extract(epoch from greatest(
  (select max(c.at) from change_set c where c.branch_id = b.id
     and c.seq = (select max(seq) from change_set where branch_id = b.id)),
  v.updated_at, v.created_at))::bigint`;

const VERSIONS = `
  select v.id as setting_id, v.id as battle_id, e.key as environment, v.name as version_name, v.note, v.client_min_version,
         v.archived_at is not null as is_archived,
         r.version_id is not distinct from v.id as is_live, ${wireTime('v.created_at')} as created_at,
         a.display_name as created_by, ${LAST_UPDATE} as last_update_time
  from version v
  join environment e on e.id = v.environment_id
  join branch b on b.version_id = v.id
  left join release r on r.id = e.live_release_id
  left join account a on a.id = v.created_by`;

export async function listVersions(db: Queryable, { page, per_page }: VersionsQuery): Promise<VersionLine[]> {
  const { rows } = await db.query<VersionLine>(`${VERSIONS} order by v.id desc limit $1 offset $2`, [
    per_page,
    (page - 1) * per_page,
  ]);
  return rows;
}

export async function countVersions(db: Queryable): Promise<number> {
  return onlyRow(await db.query<{ count: number }>('select count(*) as count from version')).count;
}

export async function findVersion(db: Queryable, settingId: number): Promise<VersionLine | null> {
  const { rows } = await db.query<VersionLine>(`${VERSIONS} where v.id = $1`, [settingId]);
  return rows[0] ?? null;
}

type VersionFacts = { readonly note: string; readonly client_min_version: string };

/** The current values, with the version locked until the transaction ends. Null: there is no such version. */
export async function lockFacts(db: Queryable, settingId: number): Promise<VersionFacts | null> {
  const { rows } = await db.query<VersionFacts>(
    'select note, client_min_version from version where id = $1 for update',
    [settingId],
  );
  return rows[0] ?? null;
}

export async function updateFacts(db: Queryable, settingId: number, facts: VersionFacts): Promise<void> {
  await db.query('update version set note = $2, client_min_version = $3, updated_at = now() where id = $1', [
    settingId,
    facts.note,
    facts.client_min_version,
  ]);
}

/** Tells every process that a version of the environment is another one. */
export async function announceVersion(db: Queryable, settingId: number): Promise<void> {
  await db.query(
    `select pg_notify($1, e.key) from version v join environment e on e.id = v.environment_id where v.id = $2`,
    [ENVIRONMENT_CHANGED, settingId],
  );
}
