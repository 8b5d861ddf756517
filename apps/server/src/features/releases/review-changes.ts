import type { ChangesAnswer } from '@quartermaster/contract/http/releases';
import type { Registry } from '@quartermaster/domain/core/module';
import type { Database } from '../../db/database.ts';
import { listChanges } from './change-list.ts';
import type { ChangeMarks } from './change-list.ts';
import { pinDraft, readLive } from './live-release.ts';
import type { Live } from './live-release.ts';
import type { Place } from './place.ts';
import { presentRelease } from './present-release.ts';
import { contentOf, findRolledBack } from './releases.repo.ts';

/** What a publish would change, and what the last release held back or a rollback took back. */
export async function reviewChanges(
  database: Database,
  registry: Registry,
  place: Place,
): Promise<ChangesAnswer> {
  const { content: draft, headSeq } = await pinDraft(database, place);
  const live = await readLive(database, place);
  const marks = await marksOf(database, place, live);
  const list = await listChanges(
    database,
    registry,
    { before: live.content, after: draft },
    { scopes: ['versioned'], marks },
  );
  return {
    live: live.release === null ? null : presentRelease(live.release),
    head_seq: headSeq,
    modules: [...list.modules],
    references: list.references,
    totals: list.totals,
  };
}

async function marksOf(database: Database, place: Place, { release, content }: Live): Promise<ChangeMarks> {
  const held = new Set(content.holds.map(({ module, recordId }) => `${module}/${recordId}`));
  const rolledBack =
    release === null ? null : await findRolledBack(database, place.environment.id, place.version.id, release);
  if (rolledBack === null) return (change) => ({ held: held.has(keyOf(change)), rolled_back: false });
  const keptOut = new Set(
    (await contentOf(database, rolledBack)).holds.map(({ module, recordId }) => `${module}/${recordId}`),
  );
  return (change) => ({
    held: held.has(keyOf(change)),
    rolled_back: change.seq !== null && change.seq <= rolledBack.version_seq && !keptOut.has(keyOf(change)),
  });
}

function keyOf({ module, recordId }: { readonly module: string; readonly recordId: string }): string {
  return `${module}/${recordId}`;
}
