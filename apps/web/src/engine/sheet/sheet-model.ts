import type { ResolvedField } from '@quartermaster/domain/core/field';
import { issue, type Issue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { Language } from '@quartermaster/domain/core/language';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import type { CellColumn } from '@quartermaster/domain/fields/field-kind-logic';
import { mergeRecords } from '@quartermaster/domain/diff/merge-records';
import { fieldKindLogic } from '@quartermaster/domain/fields/index';
import { isSameValue } from '@quartermaster/domain/record/canonical';
import { withValue } from '@quartermaster/domain/record/path-value';
import type { RecordChange } from '../../api/apply-changes.ts';
import type { RecordRow } from '../../api/list-records.ts';
import { joinIssues, recordIssues, withBlocks, type FormIssue } from '../record/record-issues.ts';

/** A column of a sheet: the same columns as a CSV file of the module has. */
export type SheetColumn = CellColumn & { readonly field: ResolvedField; readonly isIdentity: boolean };

type Refused = { readonly text: string; readonly problem: Issue };

export type SheetRow = {
  readonly key: string;
  /** The record as it was read; null: a new row. */
  readonly stored: { readonly recordId: string; readonly revision: number; readonly data: RecordData } | null;
  readonly data: RecordData;
  /** Cells whose text is no value of their field, by column: nothing typed is lost. */
  readonly refused: Readonly<Record<string, Refused>>;
};

/** What a sheet holds while it is edited. */
export type SheetContent = { readonly rows: readonly SheetRow[]; readonly removed: readonly SheetRow[] };

/** What a sheet shows. `groupBy`: the field that all its rows agree in, which stays out. */
type SheetLayout = {
  readonly groupBy: string | null;
  readonly fields: readonly string[];
  readonly language: Language;
};

/** The cells of the chosen fields that can be typed; texts in the reader's other languages come last. */
export function sheetColumns(module: ResolvedModule, layout: SheetLayout): readonly SheetColumn[] {
  const keys = new Set([...module.identity, ...layout.fields]);
  const columns = [...keys]
    .flatMap((key) => module.fieldByKey.get(key) ?? [])
    .filter((field) => field.key !== layout.groupBy && field.readOnly !== true)
    .flatMap((field) => cellColumns(module, field));
  const isOther = ({ field, name }: SheetColumn) =>
    field.kind === 'localized_text' && name !== `${field.key}.${layout.language}`;
  return [...columns.filter((column) => !isOther(column)), ...columns.filter(isOther)];
}

/** The cells of a field as sheets show and read them. */
function cellColumns(module: ResolvedModule, field: ResolvedField): readonly SheetColumn[] {
  return fieldKindLogic(field.kind)
    .columns(field)
    .filter(({ isFileOnly }) => isFileOnly !== true)
    .map((column) => ({
      ...column,
      ...(column.inSheet && { read: column.inSheet.read, print: column.inSheet.print }),
      field,
      isIdentity: module.identity.includes(field.key),
    }));
}

export function storedRow({ recordId, revision, data }: RecordRow): SheetRow {
  return { key: recordId, stored: { recordId, revision, data }, data, refused: {} };
}

/** What new rows start from: the values that all rows share, and the last record there is where the sheet shows only some. */
export type RowStart = { readonly group: RecordData; readonly last?: RecordData | undefined };

/** The values of a group that are part of the ID: records with the same ones are numbered together. Without any, all records are. */
export function numberedWith(module: ResolvedModule, group: RecordData): RecordData {
  const shared = Object.entries(group).filter(([key]) => module.identity.includes(key));
  return shared.length === Object.keys(group).length ? group : Object.fromEntries(shared);
}

/** The rows that have these values. */
export const rowsWith = (rows: readonly SheetRow[], values: RecordData): readonly SheetRow[] =>
  rows.filter(({ data }) => Object.entries(values).every(([key, value]) => data[key] === value));

/** A row to be filled: defaults, the group's value, and the next number where the identity counts. */
export function newRow(
  module: ResolvedModule,
  rows: readonly SheetRow[],
  { group, last = {} }: RowStart,
  key: string,
): SheetRow {
  const counted = module.identity.filter((name) => !(name in group));
  const [field] = counted;
  const isNumber =
    counted.length === 1 &&
    field !== undefined &&
    ['id', 'integer'].includes(module.fieldByKey.get(field)?.kind ?? '');
  const known = isNumber ? [last, ...rows.map(({ data }) => data)] : [];
  const next = isNumber ? { [field]: Math.max(0, ...known.map((data) => Number(data[field] ?? 0))) + 1 } : {};
  return { key, stored: null, data: { ...module.defaults, ...group, ...next }, refused: {} };
}

/** Whether a cell takes input: the identity of a record that exists never changes. */
export function isEditable(row: SheetRow, column: SheetColumn): boolean {
  return row.stored === null || !column.isIdentity;
}

export function cellText(row: SheetRow, column: SheetColumn): string {
  return row.refused[column.name]?.text ?? column.print(row.data[column.field.key]);
}

/** The row after a text was typed into one of its cells. */
export function typeCell(row: SheetRow, column: SheetColumn, text: string): SheetRow {
  if (!isEditable(row, column) || text === cellText(row, column)) return row;
  const { [column.name]: _, ...refused } = row.refused;
  const result = column.read(text, row.data[column.field.key]);
  if (!result.ok) {
    const problem = issue(column.name, result.code, result.params);
    return { ...row, refused: { ...refused, [column.name]: { text, problem } } };
  }
  return { ...row, refused, data: withValue(row.data, column.field.key, result.value) };
}

/** The column whose cell says a problem: that of the part, else of the field; the first one for what no column shows. */
export function columnOf(row: SheetRow, columns: readonly SheetColumn[], path: string): number {
  const isIn = (place: string): boolean => path === place || path.startsWith(`${place}.`);
  const part = columns.findIndex(
    ({ name, field, rowOf }) =>
      isIn(name) || (rowOf !== undefined && isIn(`${field.key}.${rowOf(row.data[field.key])}`)),
  );
  return Math.max(part >= 0 ? part : columns.findIndex(({ field }) => isIn(field.key)), 0);
}

export function isChanged(row: SheetRow): boolean {
  if (row.stored === null || Object.keys(row.refused).length > 0) return true;
  const { data } = row.stored;
  return row.data !== data && changedKeys(row).length > 0;
}

/** Fields that differ from the record as it was read. */
export function changedKeys({ stored, data }: SheetRow): readonly string[] {
  if (stored === null) return Object.keys(data);
  const keys = new Set([...Object.keys(data), ...Object.keys(stored.data)]);
  return [...keys].filter((key) => !isSameValue(data[key], stored.data[key]));
}

/** What is wrong with a row that was changed. */
export function rowProblems(
  module: ResolvedModule,
  row: SheetRow,
  isProtected: boolean,
): readonly FormIssue[] {
  if (!isChanged(row)) return [];
  const refused = Object.values(row.refused).map(({ problem }) => problem);
  const checked = recordIssues(module, row.data, { previous: row.stored?.data, isProtected });
  return joinIssues(withBlocks(refused, 'save'), checked);
}

/** Changed and removed rows as one batch: a change for each row, in their order. */
export type SheetBatch = SheetContent & { readonly changes: readonly RecordChange[] };

export function batchOf(rows: readonly SheetRow[], removed: readonly SheetRow[]): SheetBatch {
  const changed = rows.filter(isChanged);
  const writes = changed.map(({ stored, data }): RecordChange =>
    stored
      ? { op: 'update', recordId: stored.recordId, baseRevision: stored.revision, data }
      : { op: 'create', data },
  );
  const deletes = removed.flatMap(({ stored }): RecordChange[] =>
    stored ? [{ op: 'delete', recordId: stored.recordId, baseRevision: stored.revision }] : [],
  );
  return { rows: changed, removed, changes: [...writes, ...deletes] };
}

/**
 * The sheet after a batch was saved. `records`: what became of its rows, in their order. What was done to
 * them while the save was under way stays, as a change of what is stored now.
 */
export function settled(
  module: ResolvedModule,
  { rows, removed }: SheetContent,
  batch: SheetContent,
  records: readonly (RecordRow | null)[],
): SheetContent {
  const saved = new Map(
    batch.rows.flatMap((sent, index) => {
      const record = records[index] ?? null;
      return record === null ? [] : [[sent.key, { sent, fresh: storedRow(record) }] as const];
    }),
  );
  const settle = (row: SheetRow): SheetRow => {
    const found = saved.get(row.key);
    if (found === undefined || row === found.sent) return found?.fresh ?? row;
    const { merged } = mergeRecords(module, found.sent.data, row.data, found.fresh.data);
    return { ...found.fresh, data: merged, refused: row.refused };
  };
  const here = new Set([...rows, ...removed].map(({ key }) => key));
  // A new row was taken out before it was known to be saved.
  const gone = [...saved].flatMap(([key, { fresh }]) => (here.has(key) ? [] : [fresh]));
  return {
    rows: rows.map(settle),
    removed: [...removed.filter((row) => !batch.removed.includes(row)).map(settle), ...gone],
  };
}
