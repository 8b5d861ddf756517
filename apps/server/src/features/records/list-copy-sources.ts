import { MAX_COPIES, type CopySourcesAnswer } from '@quartermaster/contract/http/copies';
import { recordPeriods } from '@quartermaster/domain/copies/moments';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { readRecord } from '@quartermaster/domain/record/read-record';
import { listRecords } from '../../engine/list-query.ts';
import { titlesOf, withTitleTexts } from '../../engine/referenced-records.ts';
import { findVersionPlace, type RecordsDependencies, type VersionAddress } from './record-place.ts';

type Source = CopySourcesAnswer['sources'][number];

/** The heads of a version, such as its events: each can be copied with all that belongs to it. */
export async function listCopySources(
  deps: RecordsDependencies,
  address: VersionAddress,
): Promise<CopySourcesAnswer> {
  const { versioned } = await findVersionPlace(deps, address);
  const sources: Source[] = [];
  for (const module of deps.registry.modules.filter(({ head }) => head))
    sources.push(...(await sourcesOf(deps, module, versioned.branchId)));
  const startOf = ({ starts_at: at }: Source) => at ?? '';
  return { sources: sources.toSorted((a, b) => (startOf(a) < startOf(b) ? 1 : -1)) };
}

async function sourcesOf(
  { database, registry }: RecordsDependencies,
  module: ResolvedModule,
  branchId: number,
): Promise<readonly Source[]> {
  const selection = { module, branchId, language: 'en', sort: null, search: null, filter: [] } as const;
  const page = await listRecords(database, { ...selection, parent: null }, { offset: 0, limit: MAX_COPIES });
  const records = new Map(page.records.map(({ recordId, data }) => [recordId, readRecord(module, data)]));
  const named = await withTitleTexts(database, registry, new Map([[module.key, records]]), branchId);
  const titles = titlesOf(registry, named)[module.key] ?? {};
  return [...records].map(([recordId, data]) => {
    const periods = recordPeriods(module, data);
    return {
      module: module.key,
      record_id: recordId,
      title: titles[recordId]?.title ?? null,
      status: typeof data['status'] === 'string' ? data['status'] : null,
      starts_at: periods[0]?.start ?? null,
      ends_at: periods.at(-1)?.end ?? null,
    };
  });
}
