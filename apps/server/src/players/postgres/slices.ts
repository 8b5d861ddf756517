import type { SliceQuery } from '@quartermaster/contract/http/player-identity';
import type { QueryResultRow } from 'pg';
import type { Queryable } from '../../db/database.ts';
import { isAfterCursor, readCursor, rowCursor, sliceOf } from '../../db/newest-first.ts';
import type { Slice } from '../player-store.ts';
import type { SectionRows } from './section-rows.ts';

/** An account as tables know it. */
export type AccountKey = { readonly server: number; readonly accountId: number };

/**
 * The rows of one account. Its numbers stand in the statement itself, as its limit does: told of
 * anybody, the planner takes every player for one with little behind them, and reads and sorts all
 * that a busy one ever did, where an index has it in order.
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
  return sliceOf(rows, limit);
}
