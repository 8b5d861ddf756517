import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { registry } from '@quartermaster/domain/modules/index';
import { copyRows, type CopyValue } from '../../apps/server/src/db/copy-rows.ts';
import type { Transaction } from '../../apps/server/src/db/database.ts';
import { listedRows, listTableOf } from '../../apps/server/src/engine/list-table.ts';
import { partitionOf } from '../../apps/server/src/engine/partition.ts';
import { linksOf } from '../../apps/server/src/engine/record-links.ts';
import { NEWEST_COLUMNS } from '../../apps/server/src/engine/record-rows.ts';
import { preparedRecord } from '../../apps/server/src/engine/prepared-record.ts';
import { benchItem } from './bench-items.ts';

export const ITEMS = registry.get('item-setting');
export const PARTITION = partitionOf(ITEMS);

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
      record.grams,
    ];
  });
}

/** A bare COPY into the indexed table. */
export const copyItems = (tx: Transaction, rows: readonly (readonly CopyValue[])[]): Promise<void> =>
  copyRows(tx, PARTITION, NEWEST_COLUMNS, rows);

const LINKED = ['branch_id', 'module', 'record_id', 'path', 'to_module', 'to_field', 'to_record_id'];

/** What items refer to, as rows of the table of references. */
export function linkRows(branchId: number, first: number, count: number): readonly (readonly CopyValue[])[] {
  return Array.from({ length: count }, (_, index) =>
    linksOf(ITEMS, String(first + index), benchItem(first + index)),
  )
    .flat()
    .map((link) => [
      branchId,
      link.module,
      link.record_id,
      link.path,
      link.to_module,
      link.to_field,
      link.to_record_id,
    ]);
}

/** A bare COPY into the indexed table of references. */
export const copyLinks = (tx: Transaction, rows: readonly (readonly CopyValue[])[]): Promise<void> =>
  copyRows(tx, 'record_link', LINKED, rows);

const LISTED = listTableOf(ITEMS);

/** What the list table says of items, as COPY takes it in. */
export async function listedItems(
  tx: Transaction,
  rows: readonly (readonly CopyValue[])[],
): Promise<readonly Buffer[]> {
  if (LISTED === null) return [];
  const kept = ['branch_id', 'record_id', 'sort_key', 'data'];
  const places = kept.map((column) => NEWEST_COLUMNS.indexOf(column));
  await tx.query(
    `create temp table ready on commit drop as select ${kept.join(', ')} from ${PARTITION} limit 0`,
  );
  await copyRows(
    tx,
    'ready',
    kept,
    rows.map((row) => places.map((place) => row[place])),
  );
  const chunks: Buffer[] = [];
  const out = tx.client.query(copyTo(`copy (${listedRows(LISTED, 'ready')}) to stdout`));
  out.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(out, 'end');
  return chunks;
}

/** A bare COPY into the indexed list table. */
export async function copyListed(tx: Transaction, chunks: readonly Buffer[]): Promise<void> {
  if (LISTED === null) return;
  const names = ['branch_id', 'record_id', 'sort_key', ...LISTED.columns.map(({ name }) => name)];
  const target = tx.client.query(copyFrom(`copy ${LISTED.name} (${names.join(', ')}) from stdin`));
  await pipeline(Readable.from(chunks), target);
}
