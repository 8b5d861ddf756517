import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import type { Transaction } from './database.ts';

/** A value of a column: `null`, plain text and numbers, bytes, a list of texts or of numbers, or anything else as JSON. */
export type CopyValue =
  | null
  | undefined
  | string
  | number
  | boolean
  | Uint8Array
  | readonly string[]
  | readonly number[]
  | { readonly json: unknown };

const ROWS_PER_CHUNK = 500;

/**
 * Writes many rows with COPY, the fastest way in. `table` and `columns` are names from our code,
 * never from a request.
 */
export async function copyRows(
  tx: Transaction,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly CopyValue[])[],
): Promise<void> {
  await copyChunks(tx, table, columns, chunksOf(rows, copyLine));
}

/** The same of rows that `copyLine` has written as text, so that the database does not wait for that. */
export async function copyLines(
  tx: Transaction,
  table: string,
  columns: readonly string[],
  lines: readonly string[],
): Promise<void> {
  await copyChunks(
    tx,
    table,
    columns,
    chunksOf(lines, (line) => line),
  );
}

async function copyChunks(
  tx: Transaction,
  table: string,
  columns: readonly string[],
  chunks: Iterable<string>,
): Promise<void> {
  const target = tx.client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(chunks), target);
}

function* chunksOf<Row>(rows: readonly Row[], lineOf: (row: Row) => string): Generator<string> {
  for (let start = 0; start < rows.length; start += ROWS_PER_CHUNK) {
    let chunk = '';
    for (const row of rows.slice(start, start + ROWS_PER_CHUNK)) chunk += lineOf(row);
    yield chunk;
  }
}

/** A row in the text format of COPY. */
export const copyLine = (row: readonly CopyValue[]): string => `${row.map(copyText).join('\t')}\n`;

const SPECIAL = /[\\\t\n\r]/g;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function escaped(text: string): string {
  return text.replace(SPECIAL, (character) => ESCAPES[character] ?? character);
}

/** A value in the text format of COPY. */
export function copyText(value: CopyValue): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Uint8Array) return `\\\\x${Buffer.from(value).toString('hex')}`;
  if ('json' in value) return escaped(JSON.stringify(value.json));
  return escaped(arrayLiteral(value));
}

const isNumbers = (list: readonly string[] | readonly number[]): list is readonly number[] =>
  typeof list[0] === 'number';

function arrayLiteral(list: readonly string[] | readonly number[]): string {
  if (isNumbers(list)) return `{${list.join(',')}}`;
  return `{${list.map((text) => `"${text.replaceAll(/["\\]/g, (character) => `\\${character}`)}"`).join(',')}}`;
}
