/**
 * Keyset pagination, newest first: rows are ordered by an instant and a number, and the cursor is both
 * values of the last row. Every page costs the same.
 */

/** Part of such a list; `nextCursor` asks for the part after it, null at the end. */
export type NewestFirst<R> = { readonly rows: readonly R[]; readonly nextCursor: string | null };

/** SQL: the cursor of a row, to be selected as `cursor_of_row`. */
export const rowCursor = (at: string, id: string): string => `${at}::text || '~' || ${id}`;

/** Takes the row too many away, which only says that there is more. */
export function newestFirstOf<R extends object>(
  rows: readonly (R & { readonly cursor_of_row: string })[],
  limit: number,
): NewestFirst<R> {
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

/**
 * SQL: rows after a cursor, whose parts are `$1` and `$2`, and before the end of a period where there is
 * one. Both are one bound: an index is entered in one place, and everything between two would be read.
 */
export function isAfterCursor(at: string, id: string, end: string | null = null): string {
  const instant = '$1::timestamptz';
  return `(${at}, ${id}) < (${end === null ? instant : `least(${instant}, ${end})`}, $2::bigint)`;
}

const CURSOR = /^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(?:\.\d{1,6})?\+\d{2}(?::\d{2})?)~(\d{1,18})$/;

/** Instant and number of a cursor. Where nothing or nonsense was sent, everything is before it. */
export function readCursor(cursor: string | undefined): readonly [instant: string, number: string] {
  const match = CURSOR.exec(cursor ?? '');
  return [match?.[1] ?? 'infinity', match?.[2] ?? '0'];
}
