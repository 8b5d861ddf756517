import type { Database, Queryable } from '../../db/database.ts';
import type { Content } from './content.ts';
import { pinHeads } from './pin-heads.ts';
import { emptyContent, type Place } from './place.ts';
import { contentOf, findLiveRelease, type ReleaseRow } from './releases.repo.ts';

/** What is live in the environment; `content` is empty before the first publish. */
export type Live = { readonly release: ReleaseRow | null; readonly content: Content };

export async function readLive(db: Queryable, place: Place): Promise<Live> {
  const release = await findLiveRelease(db, place.environment.id);
  return { release, content: release === null ? emptyContent(place) : await contentOf(db, release) };
}

/** The draft as it is now, at a point that no longer changes. `headSeq` names that point. */
export async function pinDraft(
  database: Database,
  place: Place,
): Promise<{ readonly content: Content; readonly headSeq: number }> {
  const heads = await pinHeads(database, [place.versionBranchId, place.environmentBranchId]);
  const content = {
    ...emptyContent(place),
    versionSeq: heads.get(place.versionBranchId) ?? 0,
    environmentSeq: heads.get(place.environmentBranchId) ?? 0,
  };
  return { content, headSeq: Math.max(content.versionSeq, content.environmentSeq) };
}
