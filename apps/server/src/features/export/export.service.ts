import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ExportFormat as FormatName } from '@quartermaster/contract/http/export';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { readRecord } from '@quartermaster/domain/record/read-record';
import type { Database, Transaction } from '../../db/database.ts';
import { readInBatches } from '../../engine/cursor.ts';
import { selectionSql, type ListSelection } from '../../engine/list-query.ts';
import { exportFormat, type ExportFormat } from './export-formats.ts';

type ExportedFile = {
  readonly stream: Readable;
  readonly contentType: string;
  readonly fileName: string;
};

type ExportOptions = {
  readonly format: FormatName;
  /** Null: every column of the module. */
  readonly columns: readonly string[] | null;
  /** Part of the file's name. */
  readonly place: string;
};

/** Streams what a list shows as one file. Memory does not grow with the list. */
export function createExportService({ database }: { readonly database: Database }) {
  return {
    /** @throws AppError `bad_request` for a column that the module does not have, `list_request` */
    start(selection: ListSelection, { format, columns, place }: ExportOptions): ExportedFile {
      const { module } = selection;
      const chosen = exportFormat(format, module, columns);
      // Made before the answer begins: afterwards it could only break off.
      const statement = selectionSql(selection);
      const stream = new PassThrough();
      // A client that disconnects ends the transaction; a failed query ends the client's stream.
      database
        .transaction((tx) => {
          const text = Readable.from(textOf(tx, module, statement, chosen));
          return pipeline(chosen.pack?.(text) ?? text, stream);
        })
        .catch((problem: Error) => stream.destroy(problem));
      return { stream, contentType: chosen.contentType, fileName: `${module.key}-${place}.${format}` };
    },
    /** A file with the columns of a module and no records, to fill in and import. */
    template(module: ResolvedModule, format: FormatName): ExportedFile {
      const { head, tail, pack, contentType } = exportFormat(format, module, null);
      const text = Readable.from([head, tail]);
      return {
        stream: pack?.(text) ?? text,
        contentType,
        fileName: `${module.key}-template.${format}`,
      };
    },
  };
}

export type ExportService = ReturnType<typeof createExportService>;

type Statement = ReturnType<typeof selectionSql>;

async function* textOf(
  tx: Transaction,
  module: ResolvedModule,
  statement: Statement,
  format: ExportFormat,
): AsyncGenerator<string> {
  yield format.head;
  let count = 0;
  for await (const rows of readInBatches<{ data: RecordData }>(tx, statement)) {
    yield format.batch(
      rows.map(({ data }) => readRecord(module, data)),
      count,
    );
    count += rows.length;
  }
  yield format.tail;
}
