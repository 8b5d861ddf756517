import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { Issue } from '@quartermaster/domain/core/issue';
import {
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type RecordData,
} from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { chosenField } from '@quartermaster/domain/fields/chosen-field';
import {
  isEveryNumberNamed,
  isNumberKind,
  readPlainNumber,
  readShownNumber,
  unitOf,
} from '@quartermaster/domain/fields/number-text';
import { plainTyping } from '@quartermaster/domain/fields/typed-text';
import { isSameValue } from '@quartermaster/domain/record/canonical';
import { withValue } from '@quartermaster/domain/record/path-value';
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
/** The digits that binary fractions keep, so that 1.1 × 3 is 3.3. */
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
    const after = changedValue({ ...edit, field: chosenField(edit.field, row.data) }, before);
    if (isSameValue(after, before)) return [];
    const data = withValue(row.data, key, after);
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

/** Problems that only the server sees, by the id of the record that would have them. */
export type Refusals = ReadonlyMap<string, readonly FormIssue[]>;

/** What a save of these records was refused for; each path begins with the number of a record. */
export function refusalsOf(edited: readonly EditedRecord[], issues: readonly Issue[]): Refusals {
  const found = issues.flatMap(({ path, ...problem }) => {
    const [number, ...rest] = path.split('.');
    const each = edited[Number(number)];
    const own: FormIssue = { ...problem, path: rest.join('.'), blocks: 'save', isFromServer: true };
    return each === undefined ? [] : [{ recordId: each.row.recordId, own }];
  });
  const byRecord = Map.groupBy(found, ({ recordId }) => recordId);
  return new Map([...byRecord].map(([recordId, group]) => [recordId, group.map(({ own }) => own)]));
}

/** The records with what the server refused them for. */
export function withRefusals(edited: readonly EditedRecord[], refusals: Refusals): readonly EditedRecord[] {
  if (refusals.size === 0) return edited;
  return edited.map((each) => {
    const own = refusals.get(each.row.recordId);
    return own === undefined ? each : { ...each, issues: [...each.issues, ...own], isRefused: true };
  });
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
  if (typeof before === 'number') return isQuantity(field, before) ? change(before) : before;
  return Array.isArray(before) ? before.map((row: JsonValue) => withAmount(row, change)) : before;
}

/** Where single numbers have words, they are no quantities: “No limit” and 5 more is still “No limit”. */
function isQuantity(field: ResolvedField, number: number): boolean {
  if (field.kind !== 'integer' && field.kind !== 'decimal') return true;
  return field.words?.[number] === undefined || isEveryNumberNamed(field);
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
