import { joinPath, issue, type Issue } from '@quartermaster/domain/core/issue';
import type { JsonValue, RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { fieldKindLogic } from '@quartermaster/domain/fields/index';
import { newRecord } from '@quartermaster/domain/record/new-record';
import { normalizeRecord } from '@quartermaster/domain/record/normalize-record';
import { hasIdentity, recordIdOf } from '@quartermaster/domain/record/identity';
import { NOTHING_FIXED, type FixedFields } from '@quartermaster/domain/validation/fixed-fields';
import { validateFields } from '@quartermaster/domain/validation/validate-fields';
import { validateRecord } from '@quartermaster/domain/validation/validate-record';
import type { EmptyCell, ImportMode, ImportOutcome } from '@quartermaster/contract/http/import';
import type { Cell, ImportTarget } from './import-target.ts';

/** A record as it is in the draft. */
export type CurrentRecord = {
  readonly recordId: string;
  readonly data: RecordData;
  readonly revision: number;
};

/** A row's cells, paired with the places they fill. */
export type TargetedCell = { readonly target: ImportTarget; readonly cell: Cell };

type CheckOptions = {
  readonly mode: ImportMode;
  readonly emptyCell: EmptyCell;
  readonly now: Date;
  readonly isProtected: boolean;
  /** What new records have where the file says nothing. */
  readonly fill?: RecordData;
};

/** What would become of one row. The preview shows it and the write does exactly this. */
export type CheckedRow = {
  readonly outcome: ImportOutcome;
  readonly recordId: string | null;
  readonly data: RecordData | null;
  /** Fields of a record that is there; none of a new one. */
  readonly changed: readonly string[];
  readonly issues: readonly Issue[];
};

/**
 * Checks one row against the record it meets (`undefined`: none). Pure; all problems are told. `fixed`: what of
 * that record is held by now.
 */
export function checkRow(
  module: ResolvedModule,
  cells: readonly TargetedCell[],
  current: CurrentRecord | undefined,
  options: CheckOptions,
  fixed: FixedFields = NOTHING_FIXED,
): CheckedRow {
  const filled = fillRecord(
    cells,
    current?.data ?? { ...newRecord(module), ...options.fill },
    current !== undefined,
    options.emptyCell,
  );
  const data = normalizeRecord(module, filled.data);
  const recordId = current?.recordId ?? (hasIdentity(module, data) ? recordIdOf(module, data) : null);
  const problems = [...modeProblems(current, recordId, options.mode), ...filled.issues];
  // A cell that cannot be read left its field as it was: only the cell itself is to blame.
  const unread = new Set(filled.issues.map(({ path }) => path.split('.')[0]));
  const fieldProblems = validateFields(module, data, {
    recordId: current?.recordId,
    previous: current?.data,
    fixed,
    now: options.now,
  });
  problems.push(...fieldProblems.filter(({ path }) => !unread.has(path.split('.')[0])));
  if (problems.some(({ severity }) => severity === 'error')) {
    return { outcome: 'invalid', recordId, data: null, changed: [], issues: problems };
  }
  const changed = current === undefined ? [] : changedFields(module, current.data, data);
  const outcome = current === undefined ? 'new' : changed.length === 0 ? 'unchanged' : 'changed';
  const review = validateRecord(module, data, { isProtected: options.isProtected });
  return { outcome, recordId, data, changed, issues: [...problems, ...review] };
}

/** The data of a row that is only read for its identity. */
export function identityOfCells(cells: readonly TargetedCell[]): RecordData {
  return fillRecord(cells, {}, false, 'keep').data;
}

type Filled = { readonly data: RecordData; readonly issues: readonly Issue[] };

function fillRecord(
  cells: readonly TargetedCell[],
  start: RecordData,
  exists: boolean,
  emptyCell: EmptyCell,
): Filled {
  const data: Record<string, JsonValue> = { ...start };
  const issues: Issue[] = [];
  for (const { target, cell } of cells) {
    const { key } = target.field;
    const isEmpty = target.isEmpty(cell);
    // On a new record an empty cell leaves the declared default, whatever was asked for existing ones.
    if (isEmpty && (emptyCell === 'keep' || !exists)) continue;
    const result = target.read(isEmpty ? undefined : cell, data[key]);
    if (!result.ok) issues.push(issue(cellPath(target), result.code, result.params));
    else if (result.value === undefined) delete data[key];
    else data[key] = result.value;
  }
  return { data, issues };
}

/** `name.en` points at the language inside the field, `rarity` at the field. */
export function cellPath(target: ImportTarget): string {
  const { key } = target.field;
  return target.key.startsWith(`${key}.`) ? joinPath(key, target.key.slice(key.length + 1)) : key;
}

function modeProblems(
  current: CurrentRecord | undefined,
  recordId: string | null,
  mode: ImportMode,
): Issue[] {
  if (mode === 'create' && current !== undefined)
    return [issue('', 'record_exists', { id: current.recordId })];
  if (mode === 'update' && current === undefined)
    return [issue('', 'record_missing', { id: recordId ?? '' })];
  return [];
}

function changedFields(module: ResolvedModule, before: RecordData, after: RecordData): readonly string[] {
  return module.fields
    .filter((field) => !fieldKindLogic(field.kind).isEqual(before[field.key], after[field.key]))
    .map((field) => field.key);
}
