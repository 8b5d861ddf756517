/** An instant as it goes over the wire: UTC, `YYYY-MM-DD HH:mm:ss`. */
export const wireTime = (column: string): string =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS')`;
