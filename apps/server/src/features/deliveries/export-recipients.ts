import type { Readable } from 'node:stream';
import type { Queryable } from '../../db/database.ts';
import { csvStream, readAll, type CsvColumns } from '../../engine/codecs/csv-stream.ts';
import { sliceOf } from '../../http/slice-of.ts';
import { keyOf, readRejects } from './read-results.ts';
import { listRecipients } from './recipients.repo.ts';

/** A player of the list with what became of them, or a row of it that was set aside. */
type Line = {
  readonly server_id?: number;
  readonly account_id?: number;
  readonly result: string;
  readonly mail_id?: number | null;
  readonly at?: string | null;
  readonly row?: number;
  readonly text?: string;
};

const NAMES = ['server_id', 'account_id', 'result', 'mail_id', 'at', 'row', 'text'] as const;
const COLUMNS: CsvColumns<Line> = NAMES.map((name) => [name, (line) => String(line[name] ?? '')]);

/** What became of everybody on the list, and of every row that was set aside: written while it is sent. */
export function exportRecipients(database: Queryable, deliveryId: number): Readable {
  return csvStream(COLUMNS, readLines(database, deliveryId));
}

async function* readLines(database: Queryable, deliveryId: number): AsyncGenerator<readonly Line[]> {
  const recipients = readAll(async (slice) =>
    sliceOf(await listRecipients(database, deliveryId, slice), slice.limit, keyOf),
  );
  for await (const rows of recipients) yield rows.map(({ state, ...row }) => ({ ...row, result: state }));
  const rejects = readAll((slice) => readRejects({ database }, deliveryId, slice));
  for await (const rows of rejects) yield rows.map(({ reason, ...row }) => ({ ...row, result: reason }));
}
