import { AppError } from '@quartermaster/contract/errors/app-error';
import type { JsonObject } from '@quartermaster/domain/core/json';
import type { CellTable } from '../../engine/codecs/cell-table.ts';
import { readCsv } from '../../engine/codecs/csv-reader.ts';
import { readSignature } from '../../engine/codecs/file-signature.ts';
import { inBatches } from '../../engine/codecs/in-batches.ts';
import { isJsonDictionary, readJsonDictionary, readJsonRecords } from '../../engine/codecs/json-reader.ts';
import { refuseTooLarge } from '../../engine/codecs/table-limits.ts';
import { decodeText, detectEncoding, type OpenBytes } from '../../engine/codecs/text-decoding.ts';
import { openSheet, readSheetNames, type SheetTable } from '../../engine/codecs/workbook/workbook-reader.ts';
import { cellText } from './cell-text.ts';
import type { Cell, FileFormat } from './import-target.ts';
import { createReadProgress } from './read-progress.ts';

/** Rows that follow each other, numbered as the file numbers them: those of a table, or the records of a list. */
export type RowBatch = readonly { readonly number: number; readonly cells: readonly Cell[] }[];

/** A file as rows of cells, read as it is asked for: memory does not grow with the file. The caller that opens it closes it. */
export type ImportTable = {
  readonly format: FileFormat;
  readonly columns: readonly string[];
  readonly rows: AsyncIterable<RowBatch>;
  /** 0 to 1: how much of the file was read. */
  readonly share: () => number;
  readonly close: () => Promise<void>;
};

/** What is known of a file once it was read through. */
export type ImportSummary = {
  readonly format: FileFormat;
  readonly columns: readonly { readonly name: string; readonly samples: string[] }[];
  /** The sheet that was read; null for a file without sheets. */
  readonly sheet: string | null;
};

const SAMPLE_COUNT = 3;
const SAMPLE_LENGTH = 60;

/**
 * Reads a file through to its end, by its content and not by its name: after this nothing about its
 * form can be wrong any more. `sheet`: which one of a workbook; its first unless one is named.
 * @throws AppError `import_…`: which of them says what is wrong with the file
 */
export async function readImportSummary(
  open: OpenBytes,
  sheet: string | null = null,
): Promise<ImportSummary> {
  if ((await readSignature(open)) === 'archive') return summaryOfWorkbook(open, sheet);
  const { format, texts, records } = await openText(open);
  return format === 'json'
    ? summaryOfRecords(records(texts))
    : { format, columns: await summaryOfCells(await readCsv(texts)), sheet: null };
}

/** The problem of a file that could not be read: a damaged .xlsx is reported as a damaged workbook, not as a wrong encoding. */
export function problemOfFile(fileName: string, problem: unknown): unknown {
  const isUnreadable = problem instanceof AppError && problem.code === 'import_encoding';
  return isUnreadable && /\.xlsx$/i.test(fileName) ? new AppError('import_workbook') : problem;
}

/** Opens a file whose columns and sheet are known from its summary. */
export async function openImportTable(
  open: OpenBytes,
  columns: readonly string[],
  sheet: string | null = null,
): Promise<ImportTable> {
  if ((await readSignature(open)) === 'archive') {
    const { rows, share, close } = await openSheet(open, sheet);
    return { format: 'xlsx', columns, rows, share, close };
  }
  const progress = createReadProgress(open);
  const { format, texts, records } = await openText(progress.open);
  const rows = format === 'json' ? cellsOf(records(texts), columns) : (await readCsv(texts)).rows;
  return {
    format,
    columns,
    rows,
    share: progress.share,
    close: async () => void (await texts.return(undefined)),
  };
}

type TextFile = {
  readonly format: FileFormat;
  readonly texts: AsyncGenerator<string>;
  /** How the records of a JSON file are read. */
  readonly records: typeof readJsonRecords;
};

async function openText(open: OpenBytes): Promise<TextFile> {
  const encoding = await detectEncoding(open);
  if (encoding === null) throw new AppError('import_encoding');
  const decoded = () => decodeText(open, encoding);
  const format = await formatOf(decoded());
  const isDictionary = format === 'json' && (await isJsonDictionary(decoded));
  return {
    format,
    texts: decoded(),
    records: isDictionary ? readJsonDictionary : readJsonRecords,
  };
}

/** Told by the first character that is no space. */
async function formatOf(texts: AsyncIterable<string>): Promise<FileFormat> {
  for await (const text of texts) {
    const start = text.trimStart();
    if (start !== '') return start.startsWith('[') || start.startsWith('{') ? 'json' : 'csv';
  }
  throw new AppError('import_empty');
}

/** The sheet that is named, else the first one with rows: a cover sheet does not make a workbook empty. */
async function summaryOfWorkbook(open: OpenBytes, sheet: string | null): Promise<ImportSummary> {
  const names = sheet === null ? await readSheetNames(open) : [sheet];
  for (const name of names) {
    try {
      return await summaryOfSheet(await openSheet(open, name));
    } catch (problem) {
      const isEmpty = problem instanceof AppError && problem.code === 'import_empty';
      if (!isEmpty || sheet !== null) throw problem;
    }
  }
  throw new AppError('import_empty');
}

async function summaryOfSheet(table: SheetTable): Promise<ImportSummary> {
  try {
    return { format: 'xlsx', columns: await summaryOfCells(table), sheet: table.sheet };
  } finally {
    await table.close();
  }
}

async function summaryOfCells(table: CellTable): Promise<ImportSummary['columns']> {
  const first: RowBatch[number][] = [];
  for await (const rows of table.rows) first.push(...rows.slice(0, SAMPLE_COUNT - first.length));
  return table.columns.map((name, index) => ({
    name,
    samples: samplesOf(first, ({ cells }) => cells[index]),
  }));
}

async function summaryOfRecords(records: AsyncIterable<JsonObject>): Promise<ImportSummary> {
  const names = new Set<string>();
  const first: JsonObject[] = [];
  for await (const batch of inBatches(records, 0)) {
    first.push(...batch.slice(0, SAMPLE_COUNT - first.length));
    for (const record of batch) {
      for (const name of Object.keys(record)) names.add(name);
      refuseTooLarge(names.size, 0);
    }
  }
  const columns = [...names].map((name) => ({
    name,
    samples: samplesOf(first, (record) => valueOf(record, name)),
  }));
  return { format: 'json', columns, sheet: null };
}

/** The first values of a column, so that a person recognises it. */
function samplesOf<T>(rows: readonly T[], cellOf: (row: T) => Cell): string[] {
  return rows.map((row) => sampleText(cellOf(row))).filter((sample) => sample !== '');
}

function sampleText(cell: Cell): string {
  const text = cellText(cell);
  return text.length > SAMPLE_LENGTH ? `${text.slice(0, SAMPLE_LENGTH - 1)}…` : text;
}

async function* cellsOf(
  records: AsyncIterable<JsonObject>,
  columns: readonly string[],
): AsyncGenerator<RowBatch> {
  let read = 0;
  for await (const batch of inBatches(records, columns.length)) {
    const before = read;
    yield batch.map((record, index) => ({
      number: before + index + 1,
      cells: columns.map((column) => valueOf(record, column)),
    }));
    read += batch.length;
  }
}

/** Keys are what people sent: `toString` may be one that is not there. */
function valueOf(record: JsonObject, column: string): Cell {
  return Object.hasOwn(record, column) ? record[column] : undefined;
}
