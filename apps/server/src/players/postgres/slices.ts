import type { SliceQuery } from '@quartermaster/contract/http/player-identity';
import type { QueryResultRow } from 'pg';
import type { Queryable } from '../../db/database.ts';
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
    `select ${columns}, ${table}.${at}::text || '~' || ${table}.${id} as cursor_of_row from ${table}
      where server = $1 and account_id = $2 and (${table}.${at}, ${table}.${id}) < ($3::timestamptz, $4::bigint)
      order by ${table}.${at} desc, ${table}.${id} desc limit $5`,
    [server, accountId, instant, number, limit + 1],
  );
  return sliceOf(rows, limit);
}

/** Takes the row too many away, which only says that there is more. */
export function sliceOf<R extends object>(
  rows: readonly (R & { readonly cursor_of_row: string })[],
  limit: number,
): Slice<R> {
  const kept = rows.slice(0, limit);
  const last = kept.at(-1);
  return {
    rows: kept.map(withoutCursor<R>),
    nextCursor: rows.length > limit && last !== undefined ? last.cursor_of_row : null,
  };
}

function withoutCursor<R extends object>(row: R & { readonly cursor_of_row: string }): R {
  return Object.fromEntries(Object.entries(row).filter(([column]) => column !== 'cursor_of_row')) as R;
}

const CURSOR = /^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(?:\.\d{1,6})?\+\d{2}(?::\d{2})?)~(\d{1,18})$/;

/** Where nothing or nonsense was sent, everything is before it. */
function readCursor(cursor: string | undefined): readonly [string, string] {
  const match = CURSOR.exec(cursor ?? '');
  return [match?.[1] ?? 'infinity', match?.[2] ?? '0'];
}
