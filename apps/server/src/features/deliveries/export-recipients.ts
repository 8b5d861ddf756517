import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Queryable } from '../../db/database.ts';
import { csvLine } from '../../engine/codecs/csv-cells.ts';
import { listRecipients, listRejects } from './recipients.repo.ts';

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const COLUMNS = ['server_id', 'account_id', 'result', 'mail_id', 'at', 'row', 'text'];
const PAGE = 5000;

/** What became of everybody on the list, and of every row that was set aside: written while it is sent. */
export function exportRecipients(database: Queryable, deliveryId: number): Readable {
  const stream = new PassThrough();
  // A reader who goes away ends the reading; a reading that fails ends the reader's stream.
  pipeline(Readable.from(linesOf(database, deliveryId)), stream).catch((problem: Error) =>
    stream.destroy(problem),
  );
  return stream;
}

async function* linesOf(database: Queryable, deliveryId: number): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS);
  for (let cursor: string | undefined = '0:0'; cursor !== undefined;) {
    const rows = await listRecipients(database, deliveryId, { cursor, limit: PAGE });
    yield rows
      .slice(0, PAGE)
      .map((row) =>
        csvLine([
          String(row.server_id),
          String(row.account_id),
          row.state,
          String(row.mail_id ?? ''),
          row.at ?? '',
          '',
          '',
        ]),
      )
      .join('');
    const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
    cursor = last && `${last.server_id}:${last.account_id}`;
  }
  for (let after: number | undefined = 0; after !== undefined;) {
    const rows = await listRejects(database, deliveryId, after, PAGE);
    yield rows
      .slice(0, PAGE)
      .map(({ row, text, reason }) => csvLine(['', '', reason, '', '', String(row), text]))
      .join('');
    after = rows.length > PAGE ? rows[PAGE - 1]?.row : undefined;
  }
}
