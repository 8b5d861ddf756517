import type { SliceQuery } from '@quartermaster/contract/http/player-identity';
import type { QueryResultRow } from 'pg';
import type { Queryable } from '../../db/database.ts';
import { readCursor, rowCursor, sliceOf } from '../../db/newest-first.ts';
import type { Slice } from '../player-store.ts';
import type { SectionRows } from './section-rows.ts';

/** An account as tables know it. */
export type AccountKey = { readonly server: number; readonly accountId: number };

/** The rows of a section, newest first. A cursor is the instant and number of the last row before. */
export async function readSlice<R extends QueryResultRow>(
  db: Queryable,
  { server, accountId }: AccountKey,
  { table, id, at, columns }: SectionRows,
  { cursor, limit }: SliceQuery,
): Promise<Slice<R>> {
  const [instant, number] = readCursor(cursor);
  const { rows } = await db.query<R & { cursor_of_row: string }>(
    `select ${columns}, ${rowCursor(`${table}.${at}`, `${table}.${id}`)} as cursor_of_row from ${table}
      where server = $1 and account_id = $2 and (${table}.${at}, ${table}.${id}) < ($3::timestamptz, $4::bigint)
      order by ${table}.${at} desc, ${table}.${id} desc limit $5`,
    [server, accountId, instant, number, limit + 1],
  );
  return sliceOf(rows, limit);
}
