import { parseJson, type JsonValue } from '@quartermaster/domain/core/json';
import { isExactTime } from '../../engine/wire-time.ts';
import type { Slice } from '../player-ref.ts';

type Keyed<Row, Shown> = {
  /** The values of the order at a row. */
  readonly keyOf: (row: Row) => readonly (string | number)[];
  /** A row without what is selected for the cursor alone. */
  readonly show: (row: Row) => Shown;
};

/** Takes away the row that was read beyond the limit: it only says that there is more. */
export function keyedSlice<Row, Shown>(
  rows: readonly Row[],
  limit: number,
  { keyOf, show }: Keyed<Row, Shown>,
): Slice<Shown> {
  const kept = rows.slice(0, limit);
  const last = kept.at(-1);
  return {
    rows: kept.map(show),
    nextCursor: rows.length > limit && last !== undefined ? writeKeyCursor(keyOf(last)) : null,
  };
}

/** The values of a list's order at the last row before, as a text for addresses. */
export function writeKeyCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/**
 * The values again, when they are of these types. Null: nothing or nonsense was sent, which is as
 * good as asking for the beginning.
 */
export function readKeyCursor(
  text: string | null | undefined,
  types: readonly ('text' | 'number')[],
): readonly (string | number)[] | null {
  const values = parseCursor(text ?? '');
  if (!Array.isArray(values) || values.length !== types.length) return null;
  const fits = (values as unknown[]).every((value, index) =>
    types[index] === 'number'
      ? Number.isSafeInteger(value)
      : typeof value === 'string' && !value.includes('\0'),
  );
  return fits ? (values as (string | number)[]) : null;
}

/** The cursor of a list by instant and number. Null: nothing or nonsense was sent. */
export function readInstantCursor(
  text: string | null | undefined,
): { readonly at: string; readonly id: number } | null {
  const [at, id] = readKeyCursor(text, ['text', 'number']) ?? [];
  return isExactTime(at) ? { at, id: Number(id) } : null;
}

/** Undefined for nonsense. */
export const parseCursor = (text: string): JsonValue | undefined =>
  parseJson(Buffer.from(text, 'base64url').toString());
