import type { SliceQuery } from '@quartermaster/contract/http/slice';
import type { QueryResultRow } from 'pg';
import type { Queryable } from '../../db/database.ts';
import { isAfterCursor, readCursor, rowCursor, newestFirstOf } from '../../db/newest-first.ts';
import type { Slice } from '../player-store.ts';
import type { SectionRows } from './section-rows.ts';

/** An account as tables know it. */
export type AccountKey = { readonly server: number; readonly accountId: number };

/**
 * The rows of one account. Its numbers are literals in the statement, as its limit is: with parameters
 * the planner assumes a player with few rows, and reads and sorts all rows of a busy one, although an
 * index has them in order.
 */
export const ofAccount = ({ server, accountId }: AccountKey): string =>
  `server = ${server} and account_id = ${accountId}`;

/** The rows of a section, newest first. A cursor is the instant and number of the last row before. */
export async function readSlice<R extends QueryResultRow>(
  db: Queryable,
  account: AccountKey,
  { table, id, at, columns }: SectionRows,
  { cursor, limit }: SliceQuery,
): Promise<Slice<R>> {
  const [instant, number] = readCursor(cursor);
  const { rows } = await db.query<R & { cursor_of_row: string }>(
    `select ${columns}, ${rowCursor(`${table}.${at}`, `${table}.${id}`)} as cursor_of_row from ${table}
      where ${ofAccount(account)} and ${isAfterCursor(`${table}.${at}`, `${table}.${id}`)}
      order by ${table}.${at} desc, ${table}.${id} desc limit ${limit + 1}`,
    [instant, number],
  );
  return newestFirstOf(rows, limit);
}
