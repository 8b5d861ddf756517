import type { Referrer } from '@quartermaster/contract/http/records';
import {
  findAcrossModules,
  titlesOf,
  withTitleTexts,
  type RecordTitles,
} from '../../engine/referenced-records.ts';
import type { LinkRow } from '../../engine/store-errors.ts';
import type { RecordsDependencies } from './record-place.ts';

type NamedRecord = { readonly module: string; readonly recordId: string };

/** Referring records by name. They may lie in several branches of one environment. */
export async function presentReferrers(
  deps: RecordsDependencies,
  links: readonly LinkRow[],
): Promise<Referrer[]> {
  const groups = [...Map.groupBy(links, ({ branchId }) => branchId)];
  const presented = groups.map(async ([branchId, group]) => {
    const titles = await nameRecords(deps, group, branchId);
    return group.map(({ module, recordId, path }) => {
      const title = titles[module]?.[recordId]?.title ?? null;
      return { module, record_id: recordId, title, path };
    });
  });
  return (await Promise.all(presented)).flat();
}

/** What some records of one branch are called. */
export async function nameRecords(
  { database, registry }: RecordsDependencies,
  records: readonly NamedRecord[],
  branchId: number,
): Promise<RecordTitles> {
  const wanted = [...Map.groupBy(records, ({ module }) => module)].map(
    ([key, group]) => [key, new Set(group.map(({ recordId }) => recordId))] as const,
  );
  const found = await findAcrossModules(database, registry, new Map(wanted), () => branchId);
  return titlesOf(registry, await withTitleTexts(database, registry, found, branchId));
}
