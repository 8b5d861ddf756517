import type { Localized } from '@quartermaster/domain/core/language';

/** What the SQL console may read of a table: names of columns, separated by spaces. */
export type TableReading = {
  readonly about: Localized;
  readonly columns: string;
  /** Secrets, what is personal, free text about people, and copies of no use. */
  readonly withheld: string;
};

/** [English, Traditional Chinese, Japanese], readable columns, withheld columns. */
export type TableRow = readonly [
  about: readonly [string, string, string],
  columns: string,
  withheld?: string,
];

export const readingOf = ([[en, zh, jp], columns, withheld = '']: TableRow): TableReading => ({
  about: { en, zh, jp },
  columns,
  withheld,
});

export const namesOf = (columns: string): readonly string[] =>
  columns.split(/\s+/).filter((name) => name !== '');
