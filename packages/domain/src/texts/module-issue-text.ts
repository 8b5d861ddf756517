import { fieldOfIssuePath } from '../core/field-at-path.ts';
import type { EnumDefinition, ResolvedField } from '../core/field.ts';
import type { Issue } from '../core/issue.ts';
import { plainText, type JsonValue } from '../core/json.ts';
import { joinList, type Language } from '../core/language.ts';
import type { ResolvedModule } from '../core/module.ts';
import { assetKind } from '../enums/asset-kind.ts';
import { timeslotType } from '../enums/timeslot-type.ts';
import { labelOf } from '../enums/label-of.ts';
import { issueText } from './issues.ts';
import { limitOf } from './moment-texts.ts';

/**
 * Where labels come from: the module of the record, and for other modules their titles by key. `fieldLabel`: the
 * field that the issue is about, where nothing beside the sentence says so.
 */
type IssueLabels = {
  readonly module: ResolvedModule;
  readonly titleOf?: (moduleKey: string) => string | undefined;
  readonly fieldLabel?: string;
};

const FIELD_PARAMETERS: ReadonlySet<string> = new Set(['field', 'fields', 'sum_of']);
const VALUE_PARAMETERS: ReadonlySet<string> = new Set(['value', 'actual']);

/** An issue of a record with the labels of its module in place of keys and wire values. */
export function moduleIssueText(
  issue: Issue,
  language: Language,
  { module, titleOf, fieldLabel = '' }: IssueLabels,
): string {
  return issueText(issue, language, {
    ...(fieldLabel === '' ? {} : { fieldLabel }),
    nameOf(parameter, value) {
      if (FIELD_PARAMETERS.has(parameter)) return fieldNames(module, issue.path, value, language);
      if (parameter === 'allowed') return allowedNames(module, issue, value, language);
      if (VALUE_PARAMETERS.has(parameter)) return valueName(module, issue, value, language);
      if (parameter === 'than') return limitName(module, issue, value, language);
      if (parameter === 'module' && typeof value === 'string') return titleOf?.(value);
      return undefined;
    },
  });
}

/** The field that a key, or a dotted path of keys, means beside, inside or above the place of an issue. */
function fieldBeside(module: ResolvedModule, path: string, key: string): ResolvedField | undefined {
  const parts = path === '' ? [] : path.split('.');
  const own = key.slice(key.lastIndexOf('.') + 1);
  for (let length = parts.length; length >= 0; length -= 1) {
    const found = fieldOfIssuePath(module, [...parts.slice(0, length), key].join('.'));
    if (found?.key === own) return found;
    const place = fieldOfIssuePath(module, parts.slice(0, length).join('.'));
    const inside = place?.rowFields.find((rowField) => rowField.key === key);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

function fieldNames(
  module: ResolvedModule,
  path: string,
  value: JsonValue,
  language: Language,
): string | undefined {
  const keys: readonly JsonValue[] = Array.isArray(value) ? value : [value];
  const names = keys.map(
    (key) => fieldBeside(module, path, plainText(key))?.label[language] ?? plainText(key),
  );
  return joinList(names, language);
}

function valueName(
  module: ResolvedModule,
  issue: Issue,
  value: JsonValue,
  language: Language,
): string | undefined {
  const named = issue.params['field'];
  const field =
    typeof named === 'string' ? fieldBeside(module, issue.path, named) : fieldOfIssuePath(module, issue.path);
  const of = field === undefined ? null : enumAt(field, issue.path);
  if (of === null) return undefined;
  if (!Array.isArray(value)) return labelOf(of, value)?.[language];
  return value
    .map((one: JsonValue) => labelOf(of, one)?.[language] ?? plainText(one))
    .join(language === 'en' ? ' or ' : language === 'zh' ? '或' : 'か');
}

/** The closed list whose values may be at a path in a field. */
function enumAt(field: ResolvedField, path: string): EnumDefinition | null {
  if (field.kind === 'enum' || field.kind === 'multi_enum') return field.of;
  if (field.kind === 'timeslot' && path.endsWith('.type')) return timeslotType;
  return path.endsWith('.asset_kind') ? assetKind : null;
}

/** The options that a field may have, by the labels of the field at the place of the issue. */
function allowedNames(module: ResolvedModule, issue: Issue, values: JsonValue, language: Language): string {
  const field = fieldOfIssuePath(module, issue.path);
  const of = field?.kind === 'enum' ? field.of : null;
  const names = (Array.isArray(values) ? values : [values]).map(
    (value: JsonValue) => (of && labelOf(of, value))?.[language] ?? plainText(value),
  );
  return joinList(names, language);
}

/** A limit that another field sets is told by that field's label, with the value behind it. */
function limitName(
  module: ResolvedModule,
  issue: Issue,
  value: JsonValue,
  language: Language,
): string | undefined {
  const key = issue.params['than_field'];
  const field = typeof key === 'string' ? fieldBeside(module, issue.path, key) : undefined;
  if (field === undefined) return undefined;
  const limit = limitOf({ than: value }, language);
  return language === 'en' ? `${field.label.en} (${limit})` : `${field.label[language]}（${limit}）`;
}
