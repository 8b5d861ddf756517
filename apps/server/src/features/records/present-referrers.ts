import type { Referrer } from '@quartermaster/contract/http/records';
import { rowsOnPath } from '@quartermaster/domain/record/rows-on-path';
import {
  findAcrossModules,
  titlesOf,
  withTitleTexts,
  type FoundRecords,
  type NamingPlace,
  type RecordTitles,
} from '../../engine/referenced-records.ts';
import type { LinkRow } from '../../engine/record-links.ts';
import type { RecordsDependencies } from './record-place.ts';

type NamedRecord = { readonly module: string; readonly recordId: string };

/** Referring records by name. They may be in several branches of one environment. */
export async function presentReferrers(
  deps: RecordsDependencies,
  links: readonly LinkRow[],
): Promise<Referrer[]> {
  const groups = [...Map.groupBy(links, ({ branchId }) => branchId)];
  const presented = groups.map(async ([branchId, group]) => {
    const found = await findNamed(deps, group, branchId);
    const titles = titlesOf(deps.registry, found);
    return group.map(({ module, recordId, path }) => {
      const title = titles[module]?.[recordId]?.title ?? null;
      const rows = rowsOnPath(found.get(module)?.get(recordId) ?? {}, path);
      return { module, record_id: recordId, title, path, rows };
    });
  });
  return (await Promise.all(presented)).flat();
}

/** What some records of one place are called. */
export async function nameRecords(
  deps: RecordsDependencies,
  records: readonly NamedRecord[],
  place: NamingPlace,
): Promise<RecordTitles> {
  return titlesOf(deps.registry, await findNamed(deps, records, place));
}

async function findNamed(
  { database, registry }: RecordsDependencies,
  records: readonly NamedRecord[],
  place: NamingPlace,
): Promise<FoundRecords> {
  const wanted = [...Map.groupBy(records, ({ module }) => module)].map(
    ([key, group]) => [key, new Set(group.map(({ recordId }) => recordId))] as const,
  );
  const branchOf = typeof place === 'number' ? () => place : place;
  const found = await findAcrossModules(database, registry, new Map(wanted), branchOf);
  return withTitleTexts(database, registry, found, place);
}
