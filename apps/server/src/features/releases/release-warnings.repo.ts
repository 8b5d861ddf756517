import type { Queryable, Transaction } from '../../db/database.ts';
import { wireTime } from '../../engine/wire-time.ts';

/** Names a warning together with the value that it warns of. */
export type WarningKey = { readonly key: string; readonly module: string };

/** The release for which a warning was accepted. */
type Acceptance = { readonly number: number; readonly by: string | null; readonly at: string };

/** The warnings of a release by key; none: there is no release yet. */
export async function findAcceptances(
  db: Queryable,
  releaseId: number | undefined,
): Promise<ReadonlyMap<string, Acceptance>> {
  if (releaseId === undefined) return new Map();
  const { rows } = await db.query<Acceptance & { key: string }>(
    `select w.key, r.number, a.display_name as by, ${wireTime('r.at')} as at
       from release_warning w
       join release r on r.id = w.accepted_release_id
       left join account a on a.id = r.author_id
      where w.release_id = $1`,
    [releaseId],
  );
  return new Map(rows.map(({ key, ...acceptance }) => [key, acceptance]));
}

/** The warnings of a release: those that the live release had already keep the person who accepted them. */
export async function insertWarnings(
  tx: Transaction,
  releaseId: number,
  liveReleaseId: number | null,
  warnings: readonly WarningKey[],
): Promise<void> {
  await tx.query(
    `insert into release_warning (release_id, key, module, accepted_release_id)
     select $1, w.key, w.module, coalesce(live.accepted_release_id, $1)
       from unnest($3::text[], $4::text[]) as w (key, module)
       left join release_warning live on live.release_id = $2 and live.key = w.key`,
    [releaseId, liveReleaseId, warnings.map(({ key }) => key), warnings.map(({ module }) => module)],
  );
}

export type WarningsBack = {
  readonly sourceId: number;
  readonly liveReleaseId: number;
  /** Modules whose records a roll back leaves as they are. */
  readonly environmentWide: readonly string[];
};

/** Copies the warnings for a roll back: those of its source, and those of the live release for settings that stay as they are. */
export async function copyWarnings(
  tx: Transaction,
  releaseId: number,
  { sourceId, liveReleaseId, environmentWide }: WarningsBack,
): Promise<void> {
  await tx.query(
    `insert into release_warning (release_id, key, module, accepted_release_id)
     select $1, key, module, accepted_release_id from release_warning
      where (release_id = $2 and module <> all($4::text[])) or (release_id = $3 and module = any($4::text[]))`,
    [releaseId, sourceId, liveReleaseId, environmentWide],
  );
}
