import type { ResolvedField } from '../core/field.ts';
import { issue, type Issue } from '../core/issue.ts';
import { isJsonObject, type JsonValue } from '../core/json.ts';
import { LANGUAGES, type Language } from '../core/language.ts';
import { fieldKindLogic } from '../fields/index.ts';
import type { AddIssue } from '../fields/field-kind-logic.ts';
import { isSecret } from '../fields/text-checks.ts';
import { isShown, validateObject } from '../fields/validate-object.ts';
import type { ActionDefinition, ActionValues } from './define-action.ts';

type Fields = Pick<ActionDefinition, 'fields' | 'named'>;
type Asked = Pick<ActionDefinition, 'fields'> & Partial<Pick<ActionDefinition, 'isPartial' | 'named'>>;

/**
 * What a form holds as a request says it: texts trimmed, nothing that is empty or hidden. An instant that has to be
 * named is null where null was chosen, and missing where nothing was.
 */
export function paramsOf({ fields, named }: Fields, values: ActionValues): ActionValues {
  const params: { [key: string]: JsonValue } = {};
  for (const field of fields) {
    const { isEmpty, normalize } = fieldKindLogic(field.kind);
    const value = values[field.key];
    const isFilled = value !== undefined && !isEmpty(value) && isShown(field, values);
    const normal = isFilled ? trimmed(field, normalize(field, value)) : null;
    if (normal !== null && !isEmpty(normal)) params[field.key] = normal;
    else if (named.includes(field.key) && value === null) params[field.key] = null;
  }
  return params;
}

const trimmed = (field: ResolvedField, value: JsonValue): JsonValue =>
  typeof value === 'string' && !isSecret(field) ? value.trim() : value;

/**
 * Everything that is wrong with what an action is given, as path, code and parameters; of a partial one only
 * what is there counts. `needed`: the languages of those who read its texts; any one where they are not known.
 */
export function validateParams(
  { fields, isPartial, named = [] }: Asked,
  params: ActionValues,
  needed: readonly Language[] = [],
): readonly Issue[] {
  const asked = isPartial === true ? fields.filter(({ key }) => params[key] !== undefined) : fields;
  const issues: Issue[] = [];
  const add: AddIssue = (path, code, facts, severity) => void issues.push(issue(path, code, facts, severity));
  validateObject(fieldKindLogic, asked, params, '', add);
  for (const { key } of asked) if (named.includes(key) && params[key] === undefined) add(key, 'required');
  for (const { kind, key } of asked)
    if (kind === 'localized_text') addMissingLanguages(key, params[key], needed, add);
  return issues;
}

/** A draft of a record may lack a language; what staff send is sent at once, to be read. */
function addMissingLanguages(
  key: string,
  value: JsonValue | undefined,
  needed: readonly Language[],
  add: AddIssue,
): void {
  if (!isJsonObject(value)) return;
  const isAny = needed.length === 0 && LANGUAGES.every((language) => value[language] === undefined);
  for (const language of isAny ? LANGUAGES : needed)
    if (value[language] === undefined) add(`${key}.${language}`, 'text_missing', { language });
}
