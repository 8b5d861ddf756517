import type { ItemSourcesRow, ItemUse } from '@quartermaster/contract/http/item-sources';
import { formatDateTime } from '@quartermaster/domain/core/date-time';
import { plainText, type RecordData } from '@quartermaster/domain/core/json';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { rowsOnPath } from '@quartermaster/domain/record/rows-on-path';
import { recordOpening, type RecordOpening } from '@quartermaster/domain/simulation/record-opening';
import type { Queryable } from '../../db/database.ts';
import { findAcrossModules, type FoundRecords, type RecordTitles } from '../../engine/referenced-records.ts';
import type { UseRow } from './item-sources.repo.ts';

/** What a list of uses is made with. `found`: the records that use items, and their parents. */
export type UseContext = {
  readonly registry: Registry;
  readonly found: FoundRecords;
  readonly titles: RecordTitles;
  readonly now: Date;
  readonly timeZone: string;
};

type Wanted = {
  readonly items: ResolvedModule;
  readonly itemIds: readonly string[];
  readonly uses: readonly UseRow[];
  readonly branchOf: (module: ResolvedModule) => number;
};

/** The items, the records that use them, and the parents of those. */
export async function findUsers(
  db: Queryable,
  registry: Registry,
  { items, itemIds, uses, branchOf }: Wanted,
): Promise<FoundRecords> {
  const wanted = new Map<string, Set<string>>([[items.key, new Set(itemIds)]]);
  for (const { module, record_id: id } of uses)
    wanted.set(module, (wanted.get(module) ?? new Set<string>()).add(id));
  const found = await findAcrossModules(db, registry, wanted, branchOf);
  const parents = new Map<string, Set<string>>();
  for (const [key, records] of found) {
    const { parent } = registry.get(key);
    if (parent === null) continue;
    for (const data of records.values()) {
      const ids = parents.get(parent.module) ?? new Set<string>();
      parents.set(parent.module, ids.add(plainText(data[parent.field])));
    }
  }
  return joined(found, await findAcrossModules(db, registry, parents, branchOf));
}

function joined(found: FoundRecords, more: FoundRecords): FoundRecords {
  const all = new Map(found);
  for (const [key, records] of more) all.set(key, new Map([...(all.get(key) ?? []), ...records]));
  return all;
}

/** What is open first; `total` counts those that are not shown as well. */
export function shownUses(
  context: UseContext,
  uses: readonly UseRow[],
  limit: number,
): ItemSourcesRow['sources'] {
  const shown = uses.map((use) => shownUse(context, use));
  const sorted = shown.toSorted((a, b) => Number(b.opening === 'open') - Number(a.opening === 'open'));
  return { total: uses[0]?.total ?? 0, data: sorted.slice(0, limit) };
}

function shownUse(context: UseContext, { module, record_id, path, places }: UseRow): ItemUse {
  const data = context.found.get(module)?.get(record_id);
  const opening = data === undefined ? ({ state: 'off' } as const) : openingOf(context, module, data);
  const status = data?.['status'];
  return {
    module,
    record_id,
    title: titleOf(context, module, record_id),
    path,
    rows: rowsOnPath(data ?? {}, path),
    places,
    status: typeof status === 'string' ? status : null,
    opening: opening.state,
    opens_at: opening.state === 'opens' ? formatDateTime(opening.at) : null,
  };
}

/** Level 3 says nothing without whose it is: a record that is only numbered is called by its parent. */
function titleOf({ registry, found, titles }: UseContext, key: string, recordId: string): ItemUse['title'] {
  const own = titles[key]?.[recordId]?.title ?? null;
  const { parent } = registry.get(key);
  if (parent === null || (typeof own === 'object' && own !== null)) return own;
  const data = found.get(key)?.get(recordId);
  const parentId = plainText(data?.[parent.field] ?? null);
  return titles[parent.module]?.[parentId]?.title ?? own;
}

/** A record is open when its parent is open as well. */
function openingOf(context: UseContext, key: string, data: RecordData): RecordOpening {
  const { registry, found, now, timeZone } = context;
  const module = registry.get(key);
  const own = recordOpening(module, data, now, timeZone);
  if (module.parent === null || own.state !== 'open') return own;
  const parent = found.get(module.parent.module)?.get(plainText(data[module.parent.field]));
  return parent === undefined
    ? own
    : recordOpening(registry.get(module.parent.module), parent, now, timeZone);
}
