import { registry } from '@quartermaster/domain/modules/index';
import { copyRows, type CopyValue } from '../../apps/server/src/db/copy-rows.ts';
import type { Transaction } from '../../apps/server/src/db/database.ts';
import { partitionOf } from '../../apps/server/src/engine/partition.ts';
import { preparedRecord } from '../../apps/server/src/engine/prepared-record.ts';
import { benchItem } from './bench-items.ts';

export const ITEMS = registry.get('item-setting');
export const PARTITION = partitionOf(ITEMS);

const COLUMNS = [
  'module',
  'branch_id',
  'record_id',
  'sort_key',
  'from_seq',
  'data',
  'hash',
  'search_text',
  'grams',
];

type Place = { readonly branchId: number; readonly seq: number };

/** Items as rows of the log, numbered from `first`. */
export function itemRows(
  { branchId, seq }: Place,
  first: number,
  count: number,
): readonly (readonly CopyValue[])[] {
  return Array.from({ length: count }, (_, index) => {
    const record = preparedRecord(ITEMS, benchItem(first + index));
    return [
      ITEMS.key,
      branchId,
      record.recordId,
      record.sortKey,
      seq,
      { json: record.data },
      record.hash,
      record.searchText,
      record.grams.map(String),
    ];
  });
}

/** A bare COPY into the indexed table. */
export const copyItems = (tx: Transaction, rows: readonly (readonly CopyValue[])[]): Promise<void> =>
  copyRows(tx, PARTITION, COLUMNS, rows);
