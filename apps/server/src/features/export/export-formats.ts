import { AppError } from '@quartermaster/contract/errors/app-error';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { CellColumn } from '@quartermaster/domain/fields/field-kind-logic';
import { fieldKindLogic } from '@quartermaster/domain/fields/index';
import { csvLine } from '../../engine/codecs/csv-cells.ts';

/** How records become the text of a file: something before, each batch, something after. */
export type ExportFormat = {
  readonly contentType: string;
  readonly head: string;
  readonly batch: (records: readonly RecordData[], isFirst: boolean) => string;
  readonly tail: string;
};

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

type FileColumn = { readonly key: string; readonly column: CellColumn };

/**
 * One column per cell column of the module, or those that are wanted; formulae are escaped. An
 * exported file imports as it is.
 * @throws AppError `bad_request`
 */
export function csvFormat(module: ResolvedModule, wanted: readonly string[] | null): ExportFormat {
  const all = module.fields.flatMap((field) =>
    fieldKindLogic(field.kind)
      .columns(field)
      .map((column): FileColumn => ({ key: field.key, column })),
  );
  const columns = wanted?.map((name) => namedColumn(all, name)) ?? all;
  const lineOf = (record: RecordData) => csvLine(columns.map(({ key, column }) => column.print(record[key])));
  return {
    contentType: 'text/csv; charset=utf-8',
    head: BYTE_ORDER_MARK + csvLine(columns.map(({ column }) => column.name)),
    batch: (records) => records.map(lineOf).join(''),
    tail: '',
  };
}

function namedColumn(columns: readonly FileColumn[], name: string): FileColumn {
  const found = columns.find(({ column }) => column.name === name);
  if (found === undefined) throw new AppError('bad_request');
  return found;
}

/** An object with the module's key and its records, one record a line. */
export function jsonFormat(module: ResolvedModule): ExportFormat {
  return {
    contentType: 'application/json; charset=utf-8',
    head: `{"module":${JSON.stringify(module.key)},"records":[\n`,
    batch: (records, isFirst) =>
      (isFirst ? '' : ',\n') + records.map((record) => JSON.stringify(record)).join(',\n'),
    tail: '\n]}\n',
  };
}
