import type { JsonObject } from '@quartermaster/domain/core/json';
import { readCsv } from '../../engine/codecs/csv-reader.ts';
import { readJsonRecords } from '../../engine/codecs/json-reader.ts';
import { refuseTooLarge } from '../../engine/codecs/table-limits.ts';
import { decodeText, detectEncoding } from '../../engine/codecs/text-decoding.ts';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type { Cell, FileFormat } from './import-target.ts';

/** A file as rows of cells; row 1 is the first one under the heading. */
export type ImportTable = {
  readonly format: FileFormat;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
};

const SAMPLE_COUNT = 3;
const SAMPLE_LENGTH = 60;

/**
 * Reads an uploaded file by its content, not by its name.
 * @throws AppError `import_…`: which of them says what is wrong with the file
 */
export function readImportTable(bytes: Uint8Array): ImportTable {
  const encoding = detectEncoding(bytes);
  if (encoding === null) throw new AppError('import_encoding');
  const text = decodeText(bytes, encoding);
  if (/^\s*[[{]/.test(text)) return tableOfRecords(readJsonRecords(text));
  return { format: 'csv', ...readCsv(text) };
}

/** The first values of each column, so that a person recognises it. */
export function columnSamples(table: ImportTable): { name: string; samples: string[] }[] {
  return table.columns.map((name, index) => ({
    name,
    samples: table.rows
      .slice(0, SAMPLE_COUNT)
      .map((row) => sampleText(row[index]))
      .filter((sample) => sample !== ''),
  }));
}

function sampleText(cell: Cell): string {
  const text =
    typeof cell === 'string' ? cell : cell === undefined || cell === null ? '' : JSON.stringify(cell);
  return text.length > SAMPLE_LENGTH ? `${text.slice(0, SAMPLE_LENGTH - 1)}…` : text;
}

function tableOfRecords(records: readonly JsonObject[]): ImportTable {
  const names = new Set<string>();
  for (const record of records) {
    for (const name of Object.keys(record)) names.add(name);
    refuseTooLarge(names.size, records.length);
  }
  const columns = [...names];
  const cellOf = (record: JsonObject, column: string): Cell =>
    Object.hasOwn(record, column) ? record[column] : undefined;
  return {
    format: 'json',
    columns,
    rows: records.map((record) => columns.map((column) => cellOf(record, column))),
  };
}
