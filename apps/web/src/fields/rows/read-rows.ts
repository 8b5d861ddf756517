import type { ResolvedField } from '@quartermaster/domain/core/field';
import { issue, type Issue } from '@quartermaster/domain/core/issue';
import type { JsonObject } from '@quartermaster/domain/core/json';
import type { Language } from '@quartermaster/domain/core/language';
import { normalizeSearchText } from '@quartermaster/domain/core/search-text';
import type { CellColumn } from '@quartermaster/domain/fields/field-kind-logic';
import { fieldKindLogic } from '@quartermaster/domain/fields/index';
import { withValue } from '@quartermaster/domain/record/path-value';
import { unescapeFormula } from '@quartermaster/domain/texts/csv-cells';
import { languagesOfHeadings } from '@quartermaster/domain/texts/languages-of-headings';
import Papa from 'papaparse';
import { newRow, type Rows } from './row-operations.ts';

/** A column of a table field, as files and sheets have it. */
type RowColumn = CellColumn & { readonly field: ResolvedField };

/** A column of the text: what is above it, and which column of the field it fills; null: none. */
type ReadColumn = { readonly head: string; readonly column: RowColumn | null };

type ReadCell = { readonly text: string; readonly problem: Issue | null };

/** `line`: where the row begins in the text, from 1. */
export type ReadRow = {
  readonly line: number;
  readonly data: JsonObject;
  readonly cells: readonly ReadCell[];
};

export type ReadTable = { readonly columns: readonly ReadColumn[]; readonly rows: readonly ReadRow[] };

/** `line`: where it begins in the text, from 1. */
type Line = { readonly line: number; readonly cells: readonly string[] };

/**
 * The rows of a text copied from a spreadsheet or read from a CSV file, by the columns of a table field.
 * Columns are found by the first line (keys, or labels in any language); without such a line they are
 * taken in the order of the field. Null: the text is no table, for a quote is never closed.
 */
export function readRows(field: ResolvedField<'rows'>, text: string): ReadTable | null {
  const lines = readLines(text);
  if (lines === null) return null;
  const columns = columnsOf(field);
  const [first] = lines;
  const heads = namedColumns(columns, first?.cells ?? []);
  const hasHead = heads.some(({ column }) => column !== null);
  const found = hasHead ? heads : unnamed(columns, widest(lines));
  const before: JsonObject[] = [];
  const rows = (hasHead ? lines.slice(1) : lines).map((line) => {
    const row = readRow(field, found, line, before);
    before.push(row.data);
    return row;
  });
  return { columns: found, rows };
}

function readLines(text: string): readonly Line[] | null {
  const { data, errors } = Papa.parse<readonly string[]>(text, { delimiter: delimiterOf(text) });
  if (errors.some(({ code }) => code === 'MissingQuotes')) return null;
  let next = 1;
  return data.flatMap((cells) => {
    const line = next;
    next += cells.join('').split('\n').length;
    return cells.length === 1 && cells[0] === '' ? [] : [{ line, cells }];
  });
}

/** Spreadsheets copy tabs; files have commas, or semicolons where the comma is a decimal point. */
function delimiterOf(text: string): string {
  const [line = ''] = text.split('\n', 1);
  return ['\t', ';', ','].find((sign) => line.includes(sign)) ?? ',';
}

function columnsOf({ rowFields }: ResolvedField<'rows'>): readonly RowColumn[] {
  return rowFields.flatMap((field) =>
    fieldKindLogic(field.kind)
      .columns(field)
      .filter(({ isFileOnly }) => isFileOnly !== true)
      .map((column) => ({ ...column, ...column.inSheet, field })),
  );
}

/** No two heads fill one column. */
function namedColumns(columns: readonly RowColumn[], heads: readonly string[]): readonly ReadColumn[] {
  const languages = languagesOfHeadings(heads, (language, head) =>
    columns.some((column) => isNamed(column, head, language)),
  );
  const free = new Set(columns);
  return heads.map((head) => {
    const column = languages
      .flatMap((language) => [...free].filter((each) => isNamed(each, head, language)))
      .at(0);
    if (column !== undefined) free.delete(column);
    return { head: head.trim(), column: column ?? null };
  });
}

function isNamed({ name, field }: RowColumn, head: string, language: Language): boolean {
  const known = [name, ...(name === field.key ? [field.label[language]] : [])];
  return known.some((each) => normalizeSearchText(each) === normalizeSearchText(head));
}

const widest = (lines: readonly Line[]): number => Math.max(0, ...lines.map(({ cells }) => cells.length));

function unnamed(columns: readonly RowColumn[], count: number): readonly ReadColumn[] {
  return Array.from({ length: count }, (_, index) => ({
    head: String(index + 1),
    column: columns[index] ?? null,
  }));
}

function readRow(
  field: ResolvedField<'rows'>,
  columns: readonly ReadColumn[],
  { line, cells: texts }: Line,
  before: Rows,
): ReadRow {
  let data = newRow(field, before);
  const cells = columns.map(({ column }, index): ReadCell => {
    const text = unescapeFormula(texts[index] ?? '');
    if (column === null || text.trim() === '') return { text, problem: null };
    const { key } = column.field;
    const result = column.read(text, data[key]);
    if (!result.ok) return { text, problem: issue(key, result.code, result.params) };
    data = withValue(data, key, result.value);
    return { text, problem: null };
  });
  return { line, data, cells };
}

/** How many cells hold no value of their field. */
export function countProblems({ rows }: ReadTable): number {
  return rows.reduce((sum, { cells }) => sum + cells.filter(({ problem }) => problem !== null).length, 0);
}
