import type { FilterEntry } from '@quartermaster/contract/http/list-filter';

/** A list that is asked of the product, and of a table that was made for this one question. */
type ListQuestion = {
  readonly key: string;
  readonly name: string;
  readonly filter: readonly FilterEntry[];
  readonly sort: string;
  /** The same question to the typed table, and the index that answers it best. */
  readonly floor: { readonly where: string; readonly order: string; readonly index: string };
  readonly target: string;
};

const eq = (field: string, value: string): FilterEntry => ({ field, op: 'eq', value });

export const LIST_QUESTIONS: readonly ListQuestion[] = [
  {
    key: 'enumeration',
    name: 'filter: a sixth, by a number',
    filter: [eq('rarity', 'SR')],
    sort: '-stack_limit',
    floor: {
      where: `rarity = 'SR'`,
      order: 'stack_limit desc, item_id desc',
      index: '(rarity, stack_limit desc, item_id desc)',
    },
    target: 'p50 ≤ 2 ×',
  },
  {
    key: 'status',
    name: 'filter: nine tenths, by id',
    filter: [eq('status', 'active')],
    sort: 'item_id',
    floor: { where: `status = 'active'`, order: 'item_id', index: '(status, item_id)' },
    target: 'p50 ≤ 2 ×',
  },
  {
    key: 'rare',
    name: 'filter: one of a hundred, by name',
    filter: [eq('expire_type', 'after_obtain')],
    sort: 'name',
    floor: {
      where: `expire_type = 'after_obtain'`,
      order: 'name_en, item_id',
      index: '(expire_type, name_en, item_id)',
    },
    target: 'p50 ≤ 2 ×',
  },
  {
    key: 'last',
    name: 'filter: a twentieth that sorts last',
    filter: [eq('bag_tab', 'hidden')],
    sort: 'item_id',
    floor: { where: `bag_tab = 'hidden'`, order: 'item_id', index: '(bag_tab, item_id)' },
    target: 'p50 ≤ 2 ×',
  },
  {
    key: 'two',
    name: 'two filters, by a number',
    filter: [eq('item_type', 'gift'), eq('status', 'active')],
    sort: '-stack_limit',
    floor: {
      where: `item_type = 'gift' and status = 'active'`,
      order: 'stack_limit desc, item_id desc',
      index: '(item_type, status, stack_limit desc, item_id desc)',
    },
    target: 'p50 ≤ 3 ×',
  },
  {
    key: 'contains',
    name: 'filter: a word in the name (5 of 100)',
    filter: [{ field: 'name', op: 'contains', value: 'Ember' }],
    sort: 'item_id',
    floor: {
      where: `name like '%ember%'`,
      order: 'item_id',
      index: 'using gin (name gin_trgm_ops)',
    },
    target: 'p50 ≤ 2 ×',
  },
];

/** The table that a good engineer would make for these questions, with the items of the scene. */
export const FLOOR_TABLE = `
  create extension if not exists pg_trgm;
  create table floor_item as
    select (data ->> 'item_id')::integer as item_id, data ->> 'item_type' as item_type, data ->> 'rarity' as rarity,
           data ->> 'bag_tab' as bag_tab, data ->> 'status' as status, data ->> 'expire_type' as expire_type,
           (data ->> 'stack_limit')::integer as stack_limit, (data -> 'name' ->> 'en') collate "und-x-icu" as name_en,
           lower(concat_ws(E'\\n', data -> 'name' ->> 'en', data -> 'name' ->> 'zh', data -> 'name' ->> 'jp')) as name,
           data ->> 'description' as description
      from revision_item_setting where to_seq = 9223372036854775807 order by sort_key;
  alter table floor_item add primary key (item_id);
  ${LIST_QUESTIONS.map(({ floor }) => `create index on floor_item ${floor.index};`).join('\n  ')}`;
