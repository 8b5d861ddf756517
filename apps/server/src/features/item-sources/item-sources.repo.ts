import type { ItemSourcesQuery } from '@quartermaster/contract/http/item-sources';
import type { AssetFlow } from '@quartermaster/domain/core/field';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { normalizeSearchText } from '@quartermaster/domain/core/search-text';
import type { Queryable } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { onlyRow } from '../../db/only-row.ts';
import { createParameters, type Parameters } from '../../engine/parameters.ts';
import { IS_HEAD, partitionOf } from '../../engine/partition.ts';
import { wireTime } from '../../engine/wire-time.ts';
import { ITEM_NAMES, type AssetPlace } from './asset-places.ts';

/** Where items are looked for: their module, the version's branch, and the two branches whose records use them. */
export type ItemSearch = {
  readonly items: ResolvedModule;
  readonly branchId: number;
  readonly both: readonly number[];
  readonly places: readonly AssetPlace[];
};

type Count = {
  readonly items: number;
  readonly sources: number;
  readonly itemsWithoutSource: number;
  readonly rebuiltAt: string;
};

/** A record that gives or takes an item, in so many `places`. `total`: how many records do the same with it. */
export type UseRow = {
  readonly item_id: string;
  readonly use: AssetFlow;
  readonly total: number;
  readonly module: string;
  readonly record_id: string;
  readonly path: string;
  readonly places: number;
};

/**
 * The links to items that begin at a place where assets are given or taken, by item. An item that counts the spirits
 * of a pet is given and taken with the pet, too; one that players use is taken by itself.
 */
function usesSql(
  search: ItemSearch,
  parameters: Parameters,
  { use, itemIds }: { readonly use?: AssetFlow; readonly itemIds?: readonly string[] },
): string {
  const { items, both, places } = search;
  const wanted = places.filter((place) => use === undefined || place.use === use);
  const [placed, named, branches, module] = [
    parameters.add(JSON.stringify(wanted)),
    parameters.add(JSON.stringify(ITEM_NAMES)),
    parameters.add(both),
    parameters.add(items.key),
  ];
  const of = (link: string): string =>
    itemIds === undefined ? '' : `and ${link}.to_record_id = any(${parameters.add(itemIds)})`;
  const place = `jsonb_to_recordset(${placed}::jsonb) as p (module text, path text, use text)
      on p.module = l.module and p.path = regexp_replace(l.path, '\\.\\d+(?=\\.|$)', '', 'g')`;
  return `select item_id, use, module, record_id, min(path) as path, count(*) as places from (
      select l.to_record_id as item_id, p.use, l.module, l.record_id, l.path
        from record_link l join ${place}
       where l.branch_id = any(${branches}) and l.to_module = ${module} and l.to_field = '' ${of('l')}
      union all
      select s.to_record_id, p.use, l.module, l.record_id, l.path
        from record_link s
        join jsonb_to_recordset(${named}::jsonb) as n (module text, path text)
          on n.module = s.module and n.path = s.path
        join record_link l on l.branch_id = any(${branches}) and l.to_module = s.module
         and l.to_record_id = s.record_id and l.to_field = ''
        join ${place}
       where s.branch_id = any(${branches}) and s.to_module = ${module} and s.to_field = '' ${of('s')}
      ${use === 'source' ? '' : usedSql(search, parameters, itemIds)}
    ) found group by 1, 2, 3, 4`;
}

/** Items that do something when they are used. */
function usedSql(
  { items, branchId }: ItemSearch,
  parameters: Parameters,
  itemIds: readonly string[] | undefined,
): string {
  const of = itemIds === undefined ? '' : `and i.record_id = any(${parameters.add(itemIds)})`;
  return `union all
      select i.record_id, 'sink', ${parameters.add(items.key)}, i.record_id, 'use_effect'
        from ${partitionOf(items)} i
       where i.branch_id = ${parameters.add(branchId)} and ${IS_HEAD} and i.data->>'use_effect' <> 'none' ${of}`;
}

/** Counts the sources of a version and notes when. */
export async function countSources(db: Queryable, search: ItemSearch, now: Date): Promise<Count> {
  const parameters = createParameters();
  const { branchId, items } = search;
  const sql = `with source as (${usesSql(search, parameters, { use: 'source' })})
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
  const missing: readonly AssetFlow[] = [
    ...(source ? (['source'] as const) : []),
    ...(sink ? (['sink'] as const) : []),
  ];
  return missing.map(
    (use) => `r.record_id not in (select u.item_id from (${usesSql(search, parameters, { use })}) u)`,
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
  const uses = usesSql(search, parameters, { itemIds });
  const { rows } = await db.query<UseRow>(
    `select item_id, use, total, module, record_id, path, places from (
       select u.*, count(*) over (partition by item_id, use) as total,
              row_number() over (partition by item_id, use order by module, length(record_id), record_id) as place
       from (${uses}) u
     ) ranked where place <= ${parameters.add(limit)} order by item_id, use, place`,
    parameters.values,
  );
  return rows;
}
