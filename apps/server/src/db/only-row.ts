import type { QueryResult, QueryResultRow } from 'pg';

/** The row of a statement that always answers one, such as an aggregate or an insert of one row. */
export function onlyRow<R extends QueryResultRow>({ rows }: QueryResult<R>): R {
  const [row] = rows;
  if (row === undefined) throw new Error('A statement that always answers a row answered none.');
  return row;
}
