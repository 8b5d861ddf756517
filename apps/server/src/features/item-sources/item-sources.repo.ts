import type { ItemSourcesQuery } from '@quartermaster/contract/http/quick-helper';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { Queryable } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import { IS_HEAD, partitionOf } from '../../engine/partition.ts';
import { wireTime } from '../../engine/wire-time.ts';

/** A place in a module's records, without the numbers of rows: `drops.reward.target_id`. */
export type LinkPlace = { readonly module: string; readonly path: string };

export type Count = {
  readonly items: number;
  readonly sources: number;
  readonly itemsWithoutSource: number;
  readonly rebuiltAt: string;
};

const PLACE_OF_PATH = String.raw`regexp_replace(l.path, '\.\d+(?=\.|$)', '', 'g')`;

/** The places where records of these branches name records of a module. */
export async function findLinkPlaces(
  db: Queryable,
  branchIds: readonly number[],
  toModule: string,
): Promise<readonly LinkPlace[]> {
  const { rows } = await db.query<LinkPlace>(
    `select distinct l.module, ${PLACE_OF_PATH} as path from record_link l
     where l.branch_id = any($1) and l.to_module = $2 and l.to_field = ''`,
    [branchIds, toModule],
  );
  return rows;
}

/** Makes room for a new count. Whoever counts the same version at the same time waits here. */
export async function beginCount(db: Queryable, branchId: number, now: Date): Promise<void> {
  await db.query(
    `insert into item_source_count as c (branch_id, items, sources, items_without_source, rebuilt_at)
     values ($1, 0, 0, 0, $2)
     on conflict (branch_id) do update set rebuilt_at = greatest(c.rebuilt_at, excluded.rebuilt_at)`,
    [branchId, now],
  );
  await db.query('delete from item_source where branch_id = $1', [branchId]);
}

export async function insertSources(
  db: Queryable,
  branchId: number,
  from: readonly number[],
  toModule: string,
  places: readonly LinkPlace[],
): Promise<void> {
  await db.query(
    `insert into item_source (branch_id, item_id, module, record_id, path)
     select distinct on (l.to_record_id, l.module, l.record_id) $1::integer, l.to_record_id, l.module, l.record_id, l.path
     from record_link l
     join jsonb_to_recordset($4::jsonb) as p (module text, path text)
       on p.module = l.module and p.path = ${PLACE_OF_PATH}
     where l.branch_id = any($2) and l.to_module = $3 and l.to_field = ''
     order by l.to_record_id, l.module, l.record_id, l.path`,
    [branchId, from, toModule, JSON.stringify(places)],
  );
}

/** Adds up what was inserted. */
export async function finishCount(db: Queryable, branchId: number, items: ResolvedModule): Promise<Count> {
  return onlyRow(
    await db.query<Count>(
      `update item_source_count c set items = i.items, items_without_source = i.without,
              sources = (select count(*) from item_source where branch_id = $1)
       from (
         select count(*) as items, count(*) filter (where not exists (
           select from item_source s where s.branch_id = $1 and s.item_id = r.record_id)) as without
         from ${partitionOf(items)} r where branch_id = $1 and ${IS_HEAD}
       ) i
       where c.branch_id = $1
       returning c.items, c.sources, c.items_without_source as "itemsWithoutSource",
                 ${wireTime('c.rebuilt_at')} as "rebuiltAt"`,
      [branchId],
    ),
  );
}

/** When the version's sources were counted last; null: never. */
export async function findRebuiltAt(db: Queryable, branchId: number): Promise<string | null> {
  const { rows } = await db.query<{ at: string }>(
    `select ${wireTime('rebuilt_at')} as at from item_source_count where branch_id = $1`,
    [branchId],
  );
  return rows[0]?.at ?? null;
}

const MATCHES = `r.branch_id = $1 and ${IS_HEAD} and ($2::text is null or r.record_id = $2)
  and ($3 = '0' or not exists (select from item_source s where s.branch_id = $1 and s.item_id = r.record_id))`;

type ItemsPage = { readonly total: number; readonly itemIds: readonly string[] };

/** A page of items in the order of their ids. */
export async function listItems(
  db: Queryable,
  items: ResolvedModule,
  branchId: number,
  { item_id, without_source, page, per_page }: ItemSourcesQuery,
): Promise<ItemsPage> {
  const values = [branchId, item_id ?? null, without_source];
  const from = `from ${partitionOf(items)} r where ${MATCHES}`;
  const { total } = onlyRow(await db.query<{ total: number }>(`select count(*) as total ${from}`, values));
  const { rows } = await db.query<{ record_id: string }>(
    `select r.record_id ${from} order by r.sort_key limit $4 offset $5`,
    [...values, per_page, (page - 1) * per_page],
  );
  return { total, itemIds: rows.map(({ record_id: id }) => id) };
}

export type SourceRow = {
  readonly item_id: string;
  readonly module: string;
  readonly record_id: string;
  readonly path: string;
};

export async function listSources(
  db: Queryable,
  branchId: number,
  itemIds: readonly string[],
): Promise<readonly SourceRow[]> {
  const { rows } = await db.query<SourceRow>(
    `select item_id, module, record_id, path from item_source
     where branch_id = $1 and item_id = any($2) order by item_id, module, record_id`,
    [branchId, itemIds],
  );
  return rows;
}
