import type { Readable } from 'node:stream';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type { ExportFormat as FormatName } from '@quartermaster/contract/http/export';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { CellColumn } from '@quartermaster/domain/fields/field-kind-logic';
import { fieldKindLogic } from '@quartermaster/domain/fields/index';
import { CSV_TYPE, csvHead, csvLine } from '@quartermaster/domain/texts/csv-cells';
import {
  packWorkbook,
  sheetHead,
  sheetRow,
  SHEET_TAIL,
  type WrittenCell,
} from '../../engine/codecs/workbook/workbook-writer.ts';

/** How records become the text of a file: something before, each batch, something after. */
export type ExportFormat = {
  readonly contentType: string;
  readonly head: string;
  /** `start`: how many records came before. */
  readonly batch: (records: readonly RecordData[], start: number) => string;
  readonly tail: string;
  /** Where the text is not the file itself: the file around it. */
  readonly pack?: (text: Readable) => Readable;
};

/** @throws AppError `bad_request` for a column that the module does not have */
export function exportFormat(
  name: FormatName,
  module: ResolvedModule,
  wanted: readonly string[] | null,
): ExportFormat {
  if (name === 'json') return jsonFormat(module);
  const columns = fileColumns(module, wanted);
  return name === 'csv' ? csvFormat(columns) : workbookFormat(columns, module.key);
}

type FileColumn = { readonly key: string; readonly column: CellColumn };

/** One column per cell column of the module, or those that are wanted. An exported file imports as it is. */
function fileColumns(module: ResolvedModule, wanted: readonly string[] | null): readonly FileColumn[] {
  const all = module.fields.flatMap((field) =>
    fieldKindLogic(field.kind)
      .columns(field)
      .filter(({ isSheetOnly }) => isSheetOnly !== true)
      .map((column): FileColumn => ({ key: field.key, column })),
  );
  return wanted?.map((name) => namedColumn(all, name)) ?? all;
}

function namedColumn(columns: readonly FileColumn[], name: string): FileColumn {
  const found = columns.find(({ column }) => column.name === name);
  if (found === undefined) throw new AppError('bad_request');
  return found;
}

/** Formulae are escaped. */
function csvFormat(columns: readonly FileColumn[]): ExportFormat {
  const lineOf = (record: RecordData) => csvLine(columns.map(({ key, column }) => column.print(record[key])));
  return {
    contentType: CSV_TYPE,
    head: csvHead(columns.map(({ column }) => column.name)),
    batch: (records) => records.map(lineOf).join(''),
    tail: '',
  };
}

/** Numbers and yes or no are what they are; everything else is the text of the CSV file, and never a formula. */
function workbookFormat(columns: readonly FileColumn[], sheet: string): ExportFormat {
  const cellsOf = (record: RecordData) => columns.map((column) => writtenCell(record, column));
  return {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    head: sheetHead(columns.map(({ column }) => column.name)),
    batch: (records, start) =>
      // The heading is row 1.
      records.map((record, index) => sheetRow(start + index + 2, cellsOf(record))).join(''),
    tail: SHEET_TAIL,
    pack: (text) => packWorkbook(text, sheet),
  };
}

function writtenCell(record: RecordData, { key, column }: FileColumn): WrittenCell {
  const value = record[key];
  const text = column.print(value);
  const isPlain = (typeof value === 'number' || typeof value === 'boolean') && String(value) === text;
  return isPlain ? value : text;
}

/** An object with the module's key and its records, one record a line. */
function jsonFormat(module: ResolvedModule): ExportFormat {
  return {
    contentType: 'application/json; charset=utf-8',
    head: `{"module":${JSON.stringify(module.key)},"records":[\n`,
    batch: (records, start) =>
      (start === 0 ? '' : ',\n') + records.map((record) => JSON.stringify(record)).join(',\n'),
    tail: '\n]}\n',
  };
}
