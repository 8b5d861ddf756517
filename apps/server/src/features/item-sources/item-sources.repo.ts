import type { ItemSourcesQuery } from '@quartermaster/contract/http/item-sources';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { normalizeSearchText } from '@quartermaster/domain/core/search-text';
import type { Queryable } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import { escapeLike } from '../../engine/list-filter.ts';
import { createParameters, type Parameters } from '../../engine/parameters.ts';
import { IS_HEAD, partitionOf } from '../../engine/partition.ts';
import { wireTime } from '../../engine/wire-time.ts';
import type { AssetPlace, AssetUse } from './asset-places.ts';

/** Where items are looked for: their module, the version's branch, and the two branches whose records use them. */
export type ItemSearch = {
  readonly items: ResolvedModule;
  readonly branchId: number;
  readonly both: readonly number[];
  readonly places: readonly AssetPlace[];
};

export type Count = {
  readonly items: number;
  readonly sources: number;
  readonly itemsWithoutSource: number;
  readonly rebuiltAt: string;
};

/** A record that gives or takes an item. `total`: how many records do the same with it. */
export type UseRow = {
  readonly item_id: string;
  readonly use: AssetUse;
  readonly total: number;
  readonly module: string;
  readonly record_id: string;
  readonly path: string;
};

/** The links to items that begin at a place where assets are given or taken. */
function usesSql({ items, both, places }: ItemSearch, parameters: Parameters): string {
  return `select l.to_record_id as item_id, p.use, l.module, l.record_id, min(l.path) as path
    from record_link l
    join jsonb_to_recordset(${parameters.add(JSON.stringify(places))}::jsonb) as p (module text, path text, use text)
      on p.module = l.module and p.path = regexp_replace(l.path, '\\.\\d+(?=\\.|$)', '', 'g')
    where l.branch_id = any(${parameters.add(both)}) and l.to_module = ${parameters.add(items.key)} and l.to_field = ''`;
}

/** Counts the sources of a version and notes when. */
export async function countSources(db: Queryable, search: ItemSearch, now: Date): Promise<Count> {
  const parameters = createParameters();
  const { branchId, items } = search;
  const sql = `with source as (${usesSql(search, parameters)} and p.use = 'source' group by 1, 2, 3, 4)
    insert into item_source_count as c (branch_id, items, sources, items_without_source, rebuilt_at)
    select ${parameters.add(branchId)}, count(*), (select count(*) from source),
           count(*) filter (where not exists (select from source s where s.item_id = r.record_id)),
           ${parameters.add(now)}
      from ${partitionOf(items)} r where branch_id = ${parameters.add(branchId)} and ${IS_HEAD}
    on conflict (branch_id) do update set
      items = excluded.items, sources = excluded.sources,
      items_without_source = excluded.items_without_source,
      rebuilt_at = greatest(c.rebuilt_at, excluded.rebuilt_at)
    returning items, sources, items_without_source as "itemsWithoutSource",
              ${wireTime('c.rebuilt_at')} as "rebuiltAt"`;
  return onlyRow(await db.query<Count>(sql, parameters.values));
}

/** When the version's sources were counted last; null: never. */
export async function findRebuiltAt(db: Queryable, branchId: number): Promise<string | null> {
  const { rows } = await db.query<{ at: string }>(
    `select ${wireTime('rebuilt_at')} as at from item_source_count where branch_id = $1`,
    [branchId],
  );
  return rows[0]?.at ?? null;
}

type ItemsPage = { readonly total: number; readonly itemIds: readonly string[] };

/** A page of items in the order of their ids. */
export async function listItems(
  db: Queryable,
  search: ItemSearch,
  query: ItemSourcesQuery,
): Promise<ItemsPage> {
  const parameters = createParameters();
  const conditions = [
    `r.branch_id = ${parameters.add(search.branchId)}`,
    IS_HEAD,
    ...itemConditions(query, parameters),
    ...withoutConditions(search, query, parameters),
  ];
  const from = `from ${partitionOf(search.items)} r where ${conditions.join(' and ')}`;
  const { total } = onlyRow(
    await db.query<{ total: number }>(`select count(*) as total ${from}`, parameters.values),
  );
  const limits = `limit ${parameters.add(query.per_page)} offset ${parameters.add((query.page - 1) * query.per_page)}`;
  const { rows } = await db.query<{ record_id: string }>(
    `select r.record_id ${from} order by r.sort_key ${limits}`,
    parameters.values,
  );
  return { total, itemIds: rows.map(({ record_id: id }) => id) };
}

function itemConditions(
  { item_id: id, search = '', item_types: types }: ItemSourcesQuery,
  parameters: Parameters,
): readonly string[] {
  const text = normalizeSearchText(search);
  return [
    ...(id === undefined ? [] : [`r.record_id = ${parameters.add(id)}`]),
    ...(types === undefined ? [] : [`r.data->>'item_type' = any(${parameters.add(types.split(','))})`]),
    ...(text === ''
      ? []
      : [
          `(r.record_id = ${parameters.add(text)} or r.search_text like ${parameters.add(`%${escapeLike(text)}%`)})`,
        ]),
  ];
}

function withoutConditions(
  search: ItemSearch,
  { without_source: source, without_sink: sink }: ItemSourcesQuery,
  parameters: Parameters,
): readonly string[] {
  const missing: readonly AssetUse[] = [
    ...(source === '1' ? (['source'] as const) : []),
    ...(sink === '1' ? (['sink'] as const) : []),
  ];
  return missing.map(
    (use) =>
      `r.record_id not in (select u.item_id from (${usesSql(search, parameters)} and p.use = '${use}' group by 1, 2, 3, 4) u)`,
  );
}

/** The records that give or take some items, at most `limit` of each kind for an item. */
export async function listUses(
  db: Queryable,
  search: ItemSearch,
  itemIds: readonly string[],
  limit: number,
): Promise<readonly UseRow[]> {
  const parameters = createParameters();
  const uses = `${usesSql(search, parameters)} and l.to_record_id = any(${parameters.add(itemIds)}) group by 1, 2, 3, 4`;
  const { rows } = await db.query<UseRow>(
    `select item_id, use, total, module, record_id, path from (
       select u.*, count(*) over (partition by item_id, use) as total,
              row_number() over (partition by item_id, use order by module, length(record_id), record_id) as place
       from (${uses}) u
     ) ranked where place <= ${parameters.add(limit)} order by item_id, use, place`,
    parameters.values,
  );
  return rows;
}
