import type { ResolvedField } from '@quartermaster/domain/core/field';
import {
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type RecordData,
} from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import {
  isNumberKind,
  readPlainNumber,
  readShownNumber,
  unitOf,
} from '@quartermaster/domain/fields/number-text';
import { plainTyping } from '@quartermaster/domain/fields/typed-text';
import type { RecordChange } from '../../api/apply-changes.ts';
import type { RecordRow } from '../../api/list-records.ts';
import { forbidsSaving, recordIssues, type FormIssue } from '../record/record-issues.ts';

/** What can be done to one field of many records. */
export type ManyOperation = 'set' | 'add' | 'multiply' | 'replace' | 'clear';

/** One change of one field. `value` is what to set; `text` a number, a factor or the new text; `find` the old one. */
export type ManyEdit = {
  readonly field: ResolvedField;
  readonly operation: ManyOperation;
  readonly value?: JsonValue | undefined;
  readonly text: string;
  readonly find: string;
};

/** A record before and after, and what is wrong with it then. */
export type EditedRecord = {
  readonly row: RecordRow;
  readonly data: RecordData;
  readonly issues: readonly FormIssue[];
  readonly isRefused: boolean;
};

const AMOUNTS: ReadonlySet<string> = new Set(['cost_list', 'reward_list']);
const TEXTS: ReadonlySet<string> = new Set(['text', 'long_text', 'localized_text']);
const PERCENT = 100;
/** As many digits as binary fractions keep: 1.1 × 3 is 3.3. */
const DIGITS = 15;

/** The fields that many records can be given at a time. */
export function manyFields({ fields, identity }: ResolvedModule): readonly ResolvedField[] {
  return fields.filter(({ key, readOnly }) => readOnly !== true && !identity.includes(key));
}

export function operationsOf({ kind, required }: ResolvedField): readonly ManyOperation[] {
  return [
    'set',
    ...(isNumberKind(kind) ? (['add'] as const) : []),
    ...(isNumberKind(kind) || AMOUNTS.has(kind) ? (['multiply'] as const) : []),
    ...(TEXTS.has(kind) ? (['replace'] as const) : []),
    ...(required ? [] : (['clear'] as const)),
  ];
}

/** Whether the edit has all its inputs. */
export function isComplete({ field, operation, value, text, find }: ManyEdit): boolean {
  if (operation === 'set') return value !== undefined && value !== null;
  if (operation === 'add') return addend(field, text) !== null;
  if (operation === 'multiply') return readFactor(text) !== null;
  return operation === 'clear' || find !== '';
}

/** A factor as people say it: `1.2`, `120%`, `×1.2`. */
export function readFactor(text: string): number | null {
  const typed = plainTyping(text).replace(/^[×x*]\s*/i, '');
  if (!typed.endsWith('%')) return readPlainNumber(typed);
  const percent = readPlainNumber(typed.slice(0, -1));
  return percent === null ? null : rounded(percent / PERCENT);
}

/** The records that the change makes another one, with their problems. */
export function editMany(
  module: ResolvedModule,
  rows: readonly RecordRow[],
  edit: ManyEdit,
  isProtected: boolean,
): readonly EditedRecord[] {
  const { key } = edit.field;
  return rows.flatMap((row) => {
    const before = row.data[key];
    const after = changedValue(edit, before);
    if (JSON.stringify(after ?? null) === JSON.stringify(before ?? null)) return [];
    const { [key]: _, ...rest } = row.data;
    const data = after === undefined ? rest : { ...rest, [key]: after };
    const issues = recordIssues(module, data, { previous: row.data, isProtected }).filter(
      (found) => forbidsSaving(found) || found.path === key || found.path.startsWith(`${key}.`),
    );
    return [{ row, data, issues, isRefused: issues.some(forbidsSaving) }];
  });
}

export function changesOf(edited: readonly EditedRecord[]): readonly RecordChange[] {
  return edited.map(({ row, data }) => ({
    op: 'update',
    recordId: row.recordId,
    baseRevision: row.revision,
    data,
  }));
}

function changedValue(edit: ManyEdit, before: JsonValue | undefined): JsonValue | undefined {
  const { field, operation, value, text, find } = edit;
  if (operation === 'set') return value;
  if (operation === 'clear') return undefined;
  if (operation === 'replace') return replaced(before, find, text);
  const operand = operation === 'add' ? addend(field, text) : readFactor(text);
  if (operand === null) return before;
  const change = (number: number): number =>
    counted(field, operation === 'add' ? number + operand : number * operand);
  if (typeof before === 'number') return change(before);
  return Array.isArray(before) ? before.map((row: JsonValue) => withAmount(row, change)) : before;
}

/** Basis points are shown as percent, so 5 more is five percent more. */
function addend(field: ResolvedField, text: string): number | null {
  const isPercent = unitOf(field) === 'bp';
  return isPercent ? readShownNumber({ unit: 'bp' }, text) : readPlainNumber(text);
}

function withAmount(row: JsonValue, change: (number: number) => number): JsonValue {
  if (!isJsonObject(row) || typeof row['amount'] !== 'number') return row;
  return { ...row, amount: Math.round(change(row['amount'])) };
}

function counted(field: ResolvedField, number: number): number {
  if (field.kind !== 'decimal') return Math.round(number);
  return field.decimals === undefined ? rounded(number) : Number(number.toFixed(field.decimals));
}

const rounded = (number: number): number => Number(number.toPrecision(DIGITS));

function replaced(value: JsonValue | undefined, find: string, text: string): JsonValue | undefined {
  if (typeof value === 'string') return value.replaceAll(find, () => text);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([language, part]) => [
      language,
      typeof part === 'string' && language !== 'key' ? part.replaceAll(find, () => text) : part,
    ]),
  ) satisfies JsonObject;
}
