import type { BundleModule } from '@quartermaster/contract/bundle/manifest';
import type { Queryable } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import type { Content, HeldRecord } from './content.ts';

export type ReleaseRow = {
  readonly id: number;
  readonly number: number;
  readonly kind: 'publish' | 'rollback';
  readonly source_number: number | null;
  /** Of a swap of one module: the module whose records came from the source release. */
  readonly source_module: string | null;
  readonly version_id: number;
  readonly version: string;
  readonly version_branch_id: number;
  readonly environment_branch_id: number;
  readonly version_seq: number;
  readonly environment_seq: number;
  readonly name: string;
  readonly note: string;
  readonly author: string | null;
  readonly at: Date;
  readonly content_hash: string;
  readonly record_count: number;
  readonly change_count: number;
  readonly held_count: number;
  readonly is_live: boolean;
};

const SELECT_RELEASE = `
  select r.id, r.number, r.kind, s.number as source_number, r.source_module, r.version_id, v.name as version,
         vb.id as version_branch_id, eb.id as environment_branch_id, r.version_seq, r.environment_seq,
         r.name, r.note, a.display_name as author, r.at, r.content_hash, r.record_count, r.change_count,
         (select count(*)::int from release_hold h where h.release_id = r.id and not h.is_kept_out
            and h.module is distinct from r.source_module) as held_count,
         coalesce(e.live_release_id = r.id, false) as is_live
  from release r
  join environment e on e.id = r.environment_id
  join version v on v.id = r.version_id
  join branch vb on vb.environment_id = e.id and vb.version_id = r.version_id
  join branch eb on eb.environment_id = e.id and eb.version_id is null
  left join release s on s.id = r.source_release_id
  left join account a on a.id = r.author_id`;

export async function findLiveRelease(db: Queryable, environmentId: number): Promise<ReleaseRow | null> {
  const { rows } = await db.query<ReleaseRow>(
    `${SELECT_RELEASE} where e.id = $1 and e.live_release_id = r.id`,
    [environmentId],
  );
  return rows[0] ?? null;
}

export async function findRelease(
  db: Queryable,
  environmentId: number,
  number: number,
): Promise<ReleaseRow | null> {
  const { rows } = await db.query<ReleaseRow>(`${SELECT_RELEASE} where e.id = $1 and r.number = $2`, [
    environmentId,
    number,
  ]);
  return rows[0] ?? null;
}

/** `q`: the number, or a part of the name, the version or the author's name; empty: every release. */
export type ReleasePage = { readonly q?: string; readonly limit: number; readonly offset: number };

/** A number alone names a release: it is no part of a version, or `4` would find all of 1.4.0. */
const MATCHES = `($2 = '' or r.number::text = ltrim($2, '#') or r.name ilike $3 or a.display_name ilike $3
  or ($2 !~ '^[0-9]+$' and v.name ilike $3))`;

export async function listReleases(
  db: Queryable,
  environmentId: number,
  { q = '', limit, offset }: ReleasePage,
): Promise<{ readonly rows: readonly ReleaseRow[]; readonly total: number }> {
  const matching = [environmentId, q, `%${escapeLike(q)}%`];
  const { rows } = await db.query<ReleaseRow>(
    `${SELECT_RELEASE} where e.id = $1 and ${MATCHES} order by r.number desc limit $4 offset $5`,
    [...matching, limit, offset],
  );
  const counted = await db.query<{ total: number }>(
    `select count(*)::int as total
     from release r
     join version v on v.id = r.version_id
     left join account a on a.id = r.author_id
     where r.environment_id = $1 and ${MATCHES}`,
    matching,
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

async function listHolds(db: Queryable, releaseId: number): Promise<readonly HeldRecord[]> {
  const { rows } = await db.query<{
    module: string;
    record_id: string;
    branch_id: number | null;
    from_seq: number | null;
    is_kept_out: boolean;
  }>(
    'select module, record_id, branch_id, from_seq, is_kept_out from release_hold where release_id = $1 order by module, record_id',
    [releaseId],
  );
  return rows.map((row) => ({
    module: row.module,
    recordId: row.record_id,
    branchId: row.branch_id,
    fromSeq: row.from_seq,
    isKeptOut: row.is_kept_out,
  }));
}

/** What a release consists of. */
export async function contentOf(db: Queryable, release: ReleaseRow): Promise<Content> {
  return {
    versionBranchId: release.version_branch_id,
    versionSeq: release.version_seq,
    environmentBranchId: release.environment_branch_id,
    environmentSeq: release.environment_seq,
    holds: await listHolds(db, release.id),
  };
}

export async function listReleaseModules(db: Queryable, releaseId: number): Promise<readonly BundleModule[]> {
  const { rows } = await db.query<BundleModule>(
    'select module, hash, schema, record_count, byte_count from release_module where release_id = $1 order by module collate "C"',
    [releaseId],
  );
  return rows;
}
