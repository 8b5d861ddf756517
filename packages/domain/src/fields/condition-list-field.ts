import { findConditionKind, type ConditionKindFacts } from '../enums/condition-kind.ts';
import { conditionMatch } from '../enums/condition-match.ts';
import { conditionOperator } from '../enums/condition-operator.ts';
import { joinPath } from '../core/issue.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../core/json.ts';
import { LANGUAGES } from '../core/language.ts';
import type { EnumDefinition } from '../core/field.ts';
import { jsonColumn } from './cells.ts';
import { DATE_TIME_FORMAT, isDateTime } from './date-format.ts';
import { isEnumValue } from './enum-values.ts';
import { fieldKind, type AddIssue, type FieldReference } from './field-kind-logic.ts';
import { checkCount } from './number-range.ts';
import { checkTargetOf, isTarget } from './reference-field.ts';
import { checkedObject, isAbsent } from './typed-object.ts';
import { pruned } from './prune.ts';

const LIST_KEYS: ReadonlySet<string> = new Set(['match', 'rows']);
const ROW_KEYS: ReadonlySet<string> = new Set(['kind', 'target_id', 'op', 'value', 'text']);
const TEXT_KEYS: ReadonlySet<string> = new Set(LANGUAGES);
const ROW_COUNT = { min: 1, max: 8 };
const DAYS_PER_WEEK = 7;

/** What must be true of a player: `{match, rows: [{kind, target_id?, op, value, text?}]}`. */
export const conditionListField = fieldKind<'condition_list'>({
  validate(_field, value, path, add) {
    const list = checkedObject(value, LIST_KEYS, path, add);
    if (list === null) return;
    checkOption(conditionMatch, list['match'], joinPath(path, 'match'), add);
    const rows = list['rows'];
    const place = joinPath(path, 'rows');
    if (isAbsent(rows)) return add(place, 'required');
    if (!Array.isArray(rows)) return add(place, 'wrong_type', { expected: 'list' });
    checkCount(ROW_COUNT, rows.length, place, add);
    rows.forEach((row: JsonValue, index) => checkRow(row, joinPath(place, index), add));
  },
  isEmpty: (value) =>
    isAbsent(value) ||
    (isJsonObject(value) &&
      rowsOf(value).length === 0 &&
      value['rows'] !== null &&
      Object.keys(value).every((key) => LIST_KEYS.has(key)) &&
      (value['rows'] === undefined || Array.isArray(value['rows']))),
  normalize: (_field, value) => pruned(value),
  columns: (field) => [jsonColumn(field.key)],
  references: (_field, value, path) =>
    isJsonObject(value)
      ? rowsOf(value).flatMap((row, index) => referenceOfRow(row, joinPath(path, `rows.${index}`)))
      : [],
});

function rowsOf(value: JsonObject): readonly JsonValue[] {
  return Array.isArray(value['rows']) ? value['rows'] : [];
}

function checkRow(value: JsonValue, path: string, add: AddIssue): void {
  const row = checkedObject(value, ROW_KEYS, path, add);
  if (row === null) return;
  checkOption(conditionOperator, row['op'], joinPath(path, 'op'), add);
  checkText(row['text'], joinPath(path, 'text'), add);
  const kind = row['kind'];
  if (isAbsent(kind)) return add(joinPath(path, 'kind'), 'required');
  const facts = typeof kind === 'string' ? findConditionKind(kind) : undefined;
  if (facts === undefined) return add(joinPath(path, 'kind'), 'unknown_option', { value: kind });
  checkTargetOf(facts.target, row['target_id'], joinPath(path, 'target_id'), add);
  checkValue(facts, row['value'], joinPath(path, 'value'), add);
}

function checkOption(
  options: EnumDefinition,
  value: JsonValue | undefined,
  path: string,
  add: AddIssue,
): void {
  if (isAbsent(value)) add(path, 'required');
  else if (typeof value !== 'string' || !isEnumValue(options, value)) add(path, 'unknown_option', { value });
}

function checkValue(
  facts: ConditionKindFacts,
  value: JsonValue | undefined,
  path: string,
  add: AddIssue,
): void {
  if (isAbsent(value)) return add(path, 'required');
  if (facts.valueType === 'text') {
    if (typeof value !== 'string') add(path, 'wrong_type', { expected: 'text' });
  } else if (facts.valueType === 'date_time') {
    if (typeof value !== 'string' || !isDateTime(value))
      add(path, 'date_format', { format: DATE_TIME_FORMAT });
  } else checkNumber(facts, value, path, add);
}

function checkNumber(facts: ConditionKindFacts, value: JsonValue, path: string, add: AddIssue): void {
  if (typeof value !== 'number') return add(path, 'numeric');
  if (!Number.isSafeInteger(value)) return add(path, 'integer');
  if (value < 0) return add(path, 'not_negative');
  if (facts.valueType === 'weekday' && (value < 1 || value > DAYS_PER_WEEK)) add(path, 'valid');
}

function checkText(value: JsonValue | undefined, path: string, add: AddIssue): void {
  if (isAbsent(value)) return;
  for (const [language, text] of Object.entries(checkedObject(value, TEXT_KEYS, path, add) ?? {})) {
    if (text !== null && typeof text !== 'string')
      add(joinPath(path, language), 'wrong_type', { expected: 'text' });
  }
}

function referenceOfRow(row: JsonValue, path: string): FieldReference[] {
  if (!isJsonObject(row)) return [];
  const facts = typeof row['kind'] === 'string' ? findConditionKind(row['kind']) : undefined;
  const target = row['target_id'];
  if (facts === undefined || facts.target === null || !isTarget(target)) return [];
  return [{ path: joinPath(path, 'target_id'), module: facts.target, id: String(target), by: null }];
}
