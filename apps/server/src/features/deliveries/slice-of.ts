export type SliceOf<T> = { readonly data: T[]; readonly next_cursor: string | null };

/** Takes the row too many away, which only says that there is more. */
export function sliceOf<T>(rows: readonly T[], limit: number, cursorOf: (row: T) => string): SliceOf<T> {
  const data = rows.slice(0, limit);
  const last = data.at(-1);
  return { data, next_cursor: rows.length > limit && last !== undefined ? cursorOf(last) : null };
}
