import { AppError } from '@quartermaster/contract/errors/app-error';
import type { ReleaseDetail, ReleaseDifferences } from '@quartermaster/contract/http/releases';
import type { Registry } from '@quartermaster/domain/core/module';
import type { Queryable } from '../../db/database.ts';
import { listChanges } from './change-list.ts';
import { withoutKept, withoutModule, type Content } from './content.ts';
import { countVersioned } from './count-differences.ts';
import { presentRelease } from './present-release.ts';
import { contentOf, findLiveRelease, findRelease, type ReleaseRow } from './releases.repo.ts';
import { findTitles } from './titles.repo.ts';

/** What a release contained, against the release before it; and how far what is live has moved on since. */
export async function readReleaseDetail(
  db: Queryable,
  registry: Registry,
  environmentId: number,
  number: number,
): Promise<ReleaseDetail> {
  const row = await findRelease(db, environmentId, number);
  if (row === null) throw new AppError('release_not_found', { number });
  const previous = await findRelease(db, environmentId, number - 1);
  const content = await contentOf(db, row);
  const before =
    previous === null
      ? { ...content, versionSeq: 0, environmentSeq: 0, holds: [] }
      : await contentOf(db, previous);
  const list = await listChanges(
    db,
    registry,
    { before, after: content },
    { scopes: ['versioned', 'environment'], holds: new Map() },
  );
  return {
    ...presentRelease(row),
    modules: [...list.modules],
    references: list.references,
    totals: list.totals,
    held: await listHeld(db, registry, withoutModule(withoutKept(content), row.source_module)),
    differs_from_live: await countFromLive(db, registry, environmentId, row),
  };
}

/** What changes for players if a release becomes live again: settings of the environment stay as they are. */
export async function readDifferences(
  db: Queryable,
  registry: Registry,
  environmentId: number,
  number: number,
): Promise<ReleaseDifferences> {
  const row = await findRelease(db, environmentId, number);
  if (row === null) throw new AppError('release_not_found', { number });
  const live = (await findLiveRelease(db, environmentId)) ?? row;
  const sides = { before: await contentOf(db, live), after: await contentOf(db, row) };
  const list = await listChanges(db, registry, sides, { scopes: ['versioned'], holds: new Map() });
  return { ...list, modules: [...list.modules] };
}

async function countFromLive(
  db: Queryable,
  registry: Registry,
  environmentId: number,
  release: ReleaseRow,
): Promise<number> {
  const live = await findLiveRelease(db, environmentId);
  if (live === null || live.id === release.id) return 0;
  return countVersioned(db, registry, {
    before: await contentOf(db, live),
    after: await contentOf(db, release),
  });
}

async function listHeld(db: Queryable, registry: Registry, content: Content): Promise<ReleaseDetail['held']> {
  const wanted = new Map<string, Set<string>>();
  for (const { module, recordId } of content.holds)
    wanted.set(module, (wanted.get(module) ?? new Set()).add(recordId));
  // A record held back before it was ever live has its title in the draft only.
  const draft = { ...content, holds: [] };
  const titles = await findTitles(db, registry, wanted, draft);
  return content.holds.map(({ module, recordId }) => ({
    module,
    record_id: recordId,
    title: titles[module]?.[recordId]?.title ?? null,
  }));
}
