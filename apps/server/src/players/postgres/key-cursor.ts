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

/** Null for nonsense. */
export function parseCursor(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
}
