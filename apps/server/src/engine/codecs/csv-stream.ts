import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CSV_TYPE, csvHead, csvLine } from '@quartermaster/domain/texts/csv-cells';

/** The columns of a file: what each is called, and what it shows of a row. */
export type CsvColumns<Row> = readonly (readonly [name: string, print: (row: Row) => string])[];

/** A CSV file that is written while it is sent: memory stays flat, however long it gets. */
export function csvStream<Row>(columns: CsvColumns<Row>, batches: AsyncIterable<readonly Row[]>): Readable {
  const stream = new PassThrough();
  // A reader who goes away ends the reading; a reading that fails ends the reader's stream.
  pipeline(Readable.from(linesOf(columns, batches)), stream).catch((problem: Error) =>
    stream.destroy(problem),
  );
  return stream;
}

async function* linesOf<Row>(
  columns: CsvColumns<Row>,
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield csvHead(columns.map(([name]) => name));
  for await (const batch of batches)
    yield batch.map((row) => csvLine(columns.map(([, print]) => print(row)))).join('');
}

const AT_ONCE = 1000;

type PartOf<Row> = { readonly data: readonly Row[]; readonly next_cursor: string | null };

/** All parts of a list that is read by cursor, one after another. */
export async function* readAll<Row>(
  read: (slice: { readonly limit: number; readonly cursor?: string }) => Promise<PartOf<Row>>,
): AsyncGenerator<readonly Row[]> {
  let cursor: string | null = null;
  do {
    const part: PartOf<Row> = await read({ limit: AT_ONCE, ...(cursor === null ? {} : { cursor }) });
    yield part.data;
    cursor = part.next_cursor;
  } while (cursor !== null);
}

/** What a browser needs to save an answer as a CSV file of this name. */
export const csvHeaders = (fileName: string): Readonly<Record<string, string>> => ({
  'content-type': CSV_TYPE,
  'content-disposition': `attachment; filename="${fileName}"`,
});
