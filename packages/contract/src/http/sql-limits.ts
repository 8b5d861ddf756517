/** Limits of the SQL console: rows and milliseconds of a run. */
export const SQL_LIMITS = {
  rows: { min: 1, max: 1000, usual: 100 },
  milliseconds: { min: 100, max: 10_000, usual: 3000 },
  statement: 20_000,
  /** Characters of a value that are answered; `cut` cells were longer. */
  cell: 4000,
  /** Bytes of all values of an answer. */
  bytes: 4 * 1024 * 1024,
} as const;
