import type { RecordReferences } from '@quartermaster/contract/http/records';
import type { Registry } from '@quartermaster/domain/core/module';
import type { Queryable } from '../../db/database.ts';
import { NEWEST, type Content } from './content.ts';
import { contentOf, findLiveRelease } from './releases.repo.ts';
import { findTitles, type WantedTitles } from './titles.repo.ts';

/** What records are called for players: in the live release, and before the first one in the newest version. */
export async function findLiveTitles(
  db: Queryable,
  registry: Registry,
  environmentId: number,
  wanted: WantedTitles,
): Promise<RecordReferences> {
  if (wanted.size === 0) return {};
  const content = await contentAsNamed(db, environmentId);
  return content === null ? {} : findTitles(db, registry, wanted, content);
}

async function contentAsNamed(db: Queryable, environmentId: number): Promise<Content | null> {
  const release = await findLiveRelease(db, environmentId);
  return release === null ? newestDraft(db, environmentId) : contentOf(db, release);
}

/** What players have: the live release, with the settings that take effect on save as they were saved last. */
export async function contentForPlayers(db: Queryable, environmentId: number): Promise<Content | null> {
  const release = await findLiveRelease(db, environmentId);
  return release === null ? null : { ...(await contentOf(db, release)), environmentSeq: NEWEST };
}

async function newestDraft(db: Queryable, environmentId: number): Promise<Content | null> {
  const { rows } = await db.query<Pick<Content, 'versionBranchId' | 'environmentBranchId'>>(
    `select vb.id as "versionBranchId", eb.id as "environmentBranchId"
     from version v
     join branch vb on vb.version_id = v.id
     join branch eb on eb.environment_id = v.environment_id and eb.version_id is null
     where v.environment_id = $1 order by v.id desc limit 1`,
    [environmentId],
  );
  const [place] = rows;
  return place === undefined ? null : { ...place, versionSeq: NEWEST, environmentSeq: NEWEST, holds: [] };
}
