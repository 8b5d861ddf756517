import type { FoundRecord, SearchQuery } from '@quartermaster/contract/http/search';
import { REVISIONS, type ResolvedModule } from '@quartermaster/domain/core/module';
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
  const branchOf = ({ scope }: ResolvedModule) => (scope === 'versioned' ? versioned : shared).branchId;
  const places = deps.registry.modules
    .filter(({ store }) => store === REVISIONS)
    .map((module): SearchedPlace => ({ module, branchId: branchOf(module) }));
  const found = await searchRecords(deps.database, places, q, limit);
  const titles = await nameRecords(deps, found, branchOf);
  return found.map(({ module, recordId }) => {
    const { title = null, image = null } = titles[module]?.[recordId] ?? {};
    return { module, record_id: recordId, title, image };
  });
}
