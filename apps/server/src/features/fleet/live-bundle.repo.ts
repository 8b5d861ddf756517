import type { BundleManifest, BundleModule } from '@quartermaster/contract/bundle/manifest';
import type { Queryable } from '../../db/database.ts';

/** What the game servers of an environment are to run. */
export type LiveBundle = {
  readonly environment: string;
  readonly gameTimeZone: string;
  readonly release: {
    readonly number: number;
    readonly version: string;
    readonly content_hash: string;
    readonly at: Date;
  };
  readonly modules: readonly BundleModule[];
  readonly patch: { readonly manifest: BundleManifest; readonly at: Date } | null;
};

type LiveRow = {
  readonly environment: string;
  readonly game_time_zone: string;
  readonly number: number;
  readonly version: string;
  readonly content_hash: string;
  readonly at: Date;
  readonly modules: readonly BundleModule[];
  readonly manifest: BundleManifest | null;
  readonly patch_at: Date | null;
};

/** One statement, so that release, files and patch belong together. Null before the first publish. */
export async function findLiveBundle(db: Queryable, environmentId: number): Promise<LiveBundle | null> {
  const { rows } = await db.query<LiveRow>(
    `select e.key as environment, e.game_time_zone, r.number, v.name as version, r.content_hash, r.at,
            (select jsonb_agg(jsonb_build_object('module', m.module, 'hash', m.hash, 'schema', m.schema,
                                                 'record_count', m.record_count, 'byte_count', m.byte_count)
                              order by m.module collate "C")
             from release_module m where m.release_id = r.id) as modules,
            p.manifest, p.at as patch_at
     from environment e
     join release r on r.id = e.live_release_id
     join version v on v.id = r.version_id
     left join environment_patch p on p.environment_id = e.id and jsonb_array_length(p.manifest -> 'modules') > 0
     where e.id = $1`,
    [environmentId],
  );
  const [row] = rows;
  if (row === undefined) return null;
  return {
    environment: row.environment,
    gameTimeZone: row.game_time_zone,
    release: { number: row.number, version: row.version, content_hash: row.content_hash, at: row.at },
    modules: row.modules ?? [],
    patch:
      row.manifest === null || row.patch_at === null ? null : { manifest: row.manifest, at: row.patch_at },
  };
}

/** Whether a file belongs to a release or to the patch of the environment: a token opens only its own. */
export async function isFileOf(db: Queryable, environmentId: number, hash: string): Promise<boolean> {
  const { rows } = await db.query<{ is_known: boolean }>(
    `select exists (select from release_module m join release r on r.id = m.release_id
                    where r.environment_id = $1 and m.hash = $2)
         or exists (select from environment_patch
                    where environment_id = $1 and manifest -> 'modules' @> jsonb_build_array(jsonb_build_object('hash', $2::text))) as is_known`,
    [environmentId, hash],
  );
  return rows[0]?.is_known ?? false;
}
