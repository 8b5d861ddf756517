/** An instant as it goes over the wire: UTC, `YYYY-MM-DD HH:mm:ss`. */
export const wireTime = (column: string): string =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS')`;

/** SQL: an instant of a column to the microsecond, for cursors; as text it compares as the instant does. */
export const exactTime = (column: string): string =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US')`;

/** Whether a text is an instant as `exactTime` writes it. */
export const isExactTime = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}\.\d{6}$/.test(text);
