/** The frame of a list that is answered part by part; `next_cursor` asks for the part after it, null at the end. */
export type SliceOf<T> = { readonly data: T[]; readonly next_cursor: string | null };

/** Takes away the row that was read beyond the limit: it only says that there is more. */
export function sliceOf<T>(rows: readonly T[], limit: number, cursorOf: (row: T) => string): SliceOf<T> {
  const data = rows.slice(0, limit);
  const last = data.at(-1);
  return { data, next_cursor: rows.length > limit && last !== undefined ? cursorOf(last) : null };
}
