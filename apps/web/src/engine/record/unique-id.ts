const BYTES = 16;

/**
 * A unique id. Not `crypto.randomUUID`: browsers offer that on secure origins only,
 * and an office may reach its console over plain HTTP.
 */
export function uniqueId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
