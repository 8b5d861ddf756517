import type { FieldKind, ResolvedField } from '../core/field.ts';
import type { Issue, IssueCode, Severity } from '../core/issue.ts';
import { isJsonObject, type JsonValue } from '../core/json.ts';
import type { Language, LocalizedText } from '../core/language.ts';
import { isSameValue } from '../record/canonical.ts';

/** Collects one problem. */
export type AddIssue = (path: string, code: IssueCode, params?: Issue['params'], severity?: Severity) => void;

/** Where a configuration is checked: what a draft may lack, a protected environment may not. */
export type ReviewContext = { readonly isProtected: boolean };

/** A record that a value names. `by`: the field of the other module that holds `id`; `null`: its identity. */
export type FieldReference = {
  readonly path: string;
  readonly module: string;
  readonly id: string;
  readonly by: string | null;
  /** What the named record has to be: this value in that field of it. */
  readonly of?: { readonly field: string; readonly value: string };
  /** For a picture: the language whose players see it; `null`: players of every language. */
  readonly language?: Language | null;
};

/** The value of a cell's text, or why it cannot be read. `undefined` clears the field. */
export type CellResult =
  | { readonly ok: true; readonly value: JsonValue | undefined }
  | { readonly ok: false; readonly code: IssueCode; readonly params: Issue['params'] };

/** One column of a field in a CSV file. Most fields have one; a localized text has one per language. */
export type CellColumn = {
  readonly name: string;
  /** In files only: where people type, another input says the same. */
  readonly isFileOnly?: boolean;
  /** In sheets only: files hold the whole value in another column. */
  readonly isSheetOnly?: boolean;
  /** What the column holds, beside the label of the field: `US dollar` of the prices. */
  readonly label?: LocalizedText;
  /** The part of the value that the column holds, where it is a field of its own. */
  readonly part?: ResolvedField;
  /** The row of the value that the column holds a part of; -1: there is none. */
  rowOf?(value: JsonValue | undefined): number;
  /** The field's new value, given its value so far (other columns may have filled parts of it). */
  read(text: string, before: JsonValue | undefined): CellResult;
  print(value: JsonValue | undefined): string;
  /** Where sheets show and read another text than files hold: basis points as percent, costs in words. */
  readonly inSheet?: Pick<CellColumn, 'read' | 'print'> & { readonly isPercent?: boolean };
};

/** How a list can be narrowed by a field. */
type FilterOp = 'eq' | 'in' | 'not' | 'gte' | 'lte' | 'contains' | 'empty' | 'filled' | 'between';

/** Everything that differs from one kind of field to the next. One implementation per kind. */
export type FieldKindLogic<K extends FieldKind> = {
  /** Adds every problem of a filled value; enforced on every write. */
  validate(field: ResolvedField<K>, value: JsonValue, path: string, add: AddIssue): void;
  /** Adds the problems of a filled value that a draft may carry and a release may not. */
  review(
    field: ResolvedField<K>,
    value: JsonValue,
    path: string,
    add: AddIssue,
    context: ReviewContext,
  ): void;
  isEmpty(value: JsonValue | undefined): boolean;
  /** Adds the problem of a required value that is not there. */
  addMissing(field: ResolvedField<K>, path: string, add: AddIssue): void;
  /** The one way to store a filled value, so that equal values have equal hashes. */
  normalize(field: ResolvedField<K>, value: JsonValue): JsonValue;
  /** What a new record starts with when the definition names no default. */
  initial(field: ResolvedField<K>): JsonValue | undefined;
  isEqual(left: JsonValue | undefined, right: JsonValue | undefined): boolean;
  columns(field: ResolvedField<K>): readonly CellColumn[];
  /** Every record the value names, with the full path of the place that names it. */
  references(field: ResolvedField<K>, value: JsonValue, path: string): readonly FieldReference[];
  searchTexts(field: ResolvedField<K>, value: JsonValue): readonly string[];
  readonly canSort: boolean;
  readonly filterOps: readonly FilterOp[];
};

/** The `references` of kinds whose values name no records. */
export const namesNoRecord = (): readonly FieldReference[] => [];

/** What most kinds have in common. */
const COMMON = {
  review: () => undefined,
  isEmpty: isBlank,
  addMissing: (_field: unknown, path: string, add: AddIssue) => add(path, 'required'),
  normalize: (_field: unknown, value: JsonValue) => value,
  initial: () => undefined,
  isEqual: isSameValue,
  references: namesNoRecord,
  searchTexts: () => [],
  canSort: false,
  filterOps: ['empty', 'filled'],
} as const satisfies Partial<FieldKindLogic<FieldKind>>;

type Own<K extends FieldKind> = Pick<FieldKindLogic<K>, 'validate' | 'columns'> & Partial<FieldKindLogic<K>>;

/** Completes a kind's own behaviour with what most kinds share. */
export function fieldKind<K extends FieldKind>(own: Own<K>): FieldKindLogic<K> {
  return Object.freeze({ ...COMMON, ...own });
}

/** Nothing, an empty text, an empty list or an object without keys. */
export function isBlank(value: JsonValue | undefined): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isJsonObject(value) && Object.keys(value).length === 0;
}
