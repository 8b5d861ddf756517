import type { ReadableTable } from '../../db/reader-grants.ts';
import { CONSOLE_TABLES } from './console-tables.ts';
import { PLAYER_TABLES } from './player-tables.ts';
import { namesOf, readingOf, type TableReading } from './table-reading.ts';

/** By the name that a statement uses: `account`, `player.account`. */
export const READABLE: ReadonlyMap<string, TableReading> = new Map([
  ...Object.entries(CONSOLE_TABLES).map(([name, row]) => [name, readingOf(row)] as const),
  ...Object.entries(PLAYER_TABLES).map(([name, row]) => [`player.${name}`, readingOf(row)] as const),
]);

/** Tables that are not readable at all, and why. A table that is in neither list is not readable either: a test fails. */
export const HIDDEN: Readonly<Record<string, string>> = {
  action_presets: 'forms that staff filled in may name players',
  audit_seal: 'the chain is checked by its own tool',
  audit_tombstone: 'the chain is checked by its own tool',
  delivery_reject: 'rows of uploaded lists',
  event_log: 'what staff pressed, with what they typed',
  idempotency_key: 'answers to others',
  import_preference: 'personal preferences',
  import_row: 'rows of uploaded files, kept for a while',
  login_attempt: 'what strangers typed as a user name',
  setting: 'values of any kind, views of other people among them',
  sql_query: 'queries that others keep for themselves',
  spent_refresh_token: 'hashes of tokens',
  unfinished_copy: 'work in progress',
};

/** Schemas without a readable table: copies of the newest records, jobs with their payload. */
export const HIDDEN_SCHEMAS: readonly string[] = ['listed', 'graphile_worker'];

/** The grants of the reading role. */
export const READING_GRANTS: readonly ReadableTable[] = [...READABLE].map(([name, { columns }]) => {
  const [table = '', schema = 'public'] = name.split('.').toReversed();
  return { schema, table, columns: namesOf(columns) };
});
