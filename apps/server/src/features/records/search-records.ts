import type { FoundRecord, SearchQuery } from '@quartermaster/contract/http/search';
import { REVISIONS } from '@quartermaster/domain/core/module';
import { recordKey } from '@quartermaster/domain/record/record-key';
import { searchRecords, type SearchedPlace } from '../../engine/record-search.ts';
import { nameRecords } from './present-referrers.ts';
import { findVersionPlace, type RecordsDependencies, type VersionAddress } from './record-place.ts';

/** Finds records of every module in one environment and version. */
export async function findRecordsAnywhere(
  deps: RecordsDependencies,
  address: VersionAddress,
  { q, limit }: SearchQuery,
): Promise<FoundRecord[]> {
  const { versioned, shared } = await findVersionPlace(deps, address);
  const places = deps.registry.modules
    .filter(({ store }) => store === REVISIONS)
    .map((module): SearchedPlace => {
      const { branchId } = module.scope === 'versioned' ? versioned : shared;
      return { module, branchId };
    });
  const found = await searchRecords(deps.database, places, q, limit);
  const branchOf = new Map(places.map(({ module, branchId }) => [module.key, branchId]));
  const groups = [...Map.groupBy(found, ({ module }) => branchOf.get(module) ?? 0)];
  const presented = await Promise.all(
    groups.map(async ([branchId, group]) => {
      const titles = await nameRecords(deps, group, branchId);
      return group.map((record): FoundRecord => {
        const { module, recordId } = record;
        const display = titles[module]?.[recordId];
        const { title = null, image = null } = display ?? {};
        return { module, record_id: recordId, title, image };
      });
    }),
  );
  return inOrder(found, presented.flat());
}

/** Restores the order of relevance after titles were read branch by branch. */
function inOrder(
  found: readonly { readonly module: string; readonly recordId: string }[],
  presented: readonly FoundRecord[],
): FoundRecord[] {
  const byKey = new Map(
    presented.map((record) => [recordKey(record.module, record.record_id), record] as const),
  );
  return found.flatMap(({ module, recordId }) => byKey.get(recordKey(module, recordId)) ?? []);
}
