import type { Issue } from '../core/issue.ts';
import type { JsonValue, RecordData } from '../core/json.ts';
import { localized, type Localized } from '../core/language.ts';
import type { ResolvedModule } from '../core/module.ts';
import type { ResolvedField } from '../core/field.ts';
import type { AddIssue } from '../fields/field-kind-logic.ts';
import { referencesOf } from '../record/references-of.ts';

type FindModule = (moduleKey: string) => ResolvedModule | undefined;

const YES = localized('yes', '是', 'はい');
const NO = localized('no', '否', 'いいえ');

/**
 * Says of a record that does not belong somewhere what it is and should be, as its own screen calls it: of
 * `item_type` and `ticket` the labels `Type` and `Ticket`.
 */
export function kindsInWords(
  module: ResolvedModule,
  data: RecordData,
  findModule: FindModule,
  add: AddIssue,
): AddIssue {
  return (path, code, params, severity) => {
    const key = params?.['of_field'];
    if (code !== 'kind_not_allowed' || typeof key !== 'string') return add(path, code, params, severity);
    const named = referencesOf(module, data).find((reference) => reference.path === path);
    const field = named && findModule(named.module)?.fieldByKey.get(key);
    return add(path, code, field ? { ...params, ...wordsOf(field, params ?? {}) } : params, severity);
  };
}

function wordsOf(field: ResolvedField, { value = null, wanted = [] }: Issue['params']): Issue['params'] {
  const options: readonly JsonValue[] = Array.isArray(wanted) ? wanted : [wanted];
  return {
    what: field.label,
    value: valueInWords(field, value),
    wanted: options.map((option) => valueInWords(field, option)),
  };
}

function valueInWords(field: ResolvedField, value: JsonValue): JsonValue | Localized {
  if (typeof value === 'boolean') return value ? YES : NO;
  if (field.kind !== 'enum') return value;
  return field.of.values.find((option) => option.value === value)?.label ?? value;
}
