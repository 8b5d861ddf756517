import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { canonicalJson } from '@quartermaster/domain/record/canonical';
import { findText } from '@quartermaster/domain/record/localized-texts';
import type { Database } from '../../db/database.ts';
import type { Branch } from '../../engine/branch.ts';
import { changesSinceLive, mayDifferFromLive, type ChangeSinceLive } from '../../engine/change-since-live.ts';
import { findLiveRecords } from '../releases/index.ts';
import type { TextEntry } from './text-entries.ts';

/**
 * Which texts differ from what players have now, by id. Of a module whose settings take effect on
 * save every text of a record counts as soon as the record differs from the live release.
 */
export async function findChangedTexts(
  database: Database,
  branch: Branch,
  entries: readonly TextEntry[],
): Promise<ReadonlyMap<string, ChangeSinceLive>> {
  const changed = new Map<string, ChangeSinceLive>();
  const maybe = entries.filter(({ module, revision }) => mayDifferFromLive(module, branch, revision));
  for (const [module, ofModule] of Map.groupBy(maybe, (entry) => entry.module))
    for (const [id, change] of await changedOf(database, branch, module, ofModule)) changed.set(id, change);
  return changed;
}

async function changedOf(
  database: Database,
  { branchId, environment }: Branch,
  module: ResolvedModule,
  entries: readonly TextEntry[],
): Promise<readonly (readonly [id: string, change: ChangeSinceLive])[]> {
  const ids = [...new Set(entries.map(({ recordId }) => recordId))];
  const changes = await changesSinceLive(database, module, branchId, ids);
  const live =
    changes.size === 0 || module.scope === 'environment'
      ? null
      : await findLiveRecords(database, module, environment.id, [...changes.keys()]);
  return entries.flatMap((entry) => {
    const change = changes.get(entry.recordId);
    const isSame = live !== null && !isOther(module, entry, live.get(entry.recordId));
    return change === undefined || isSame ? [] : [[entry.id, change] as const];
  });
}

function isOther(module: ResolvedModule, entry: TextEntry, live: RecordData | undefined): boolean {
  const text = live && findText(module, live, entry.path);
  return canonicalJson({ ...text?.texts }) !== canonicalJson({ ...entry.texts });
}
