import { isJsonObject, plainText, type JsonValue } from '../core/json.ts';
import { localized, type Language, type Localized } from '../core/language.ts';
import type { ResolvedModule } from '../core/module.ts';
import type { AddIssue } from '../fields/field-kind-logic.ts';
import { TEXT_MODULE } from '../fields/localized-text-field.ts';
import { displayRecord, recordIdWords, titleIn } from '../record/display-record.ts';
import type { FindRecord } from '../rules/rule-logic.ts';

/**
 * Says of a limit that another record sets which field of which record that is, as its own screen calls them:
 * `Max power` and `Class “Bronze”`.
 */
export function limitsInWords(
  findModule: (moduleKey: string) => ResolvedModule | undefined,
  findRecord: FindRecord,
  add: AddIssue,
): AddIssue {
  return (path, code, params, severity) => {
    const words = wordsOf(params?.['than_of'], findModule, findRecord);
    add(path, code, words === undefined ? params : { ...params, ...words }, severity);
  };
}

function wordsOf(
  of: JsonValue | undefined,
  findModule: (moduleKey: string) => ResolvedModule | undefined,
  findRecord: FindRecord,
) {
  if (!isJsonObject(of)) return undefined;
  const module = findModule(plainText(of['module'] ?? null));
  const field = module?.fieldByKey.get(plainText(of['field'] ?? null));
  if (module === undefined || field === undefined) return undefined;
  const record = recordInWords(module, plainText(of['id'] ?? null), findRecord);
  return { than_what: field.label, than_record: record };
}

/** What sort of record it is and its name, or its ID where it has none. */
function recordInWords(module: ResolvedModule, recordId: string, findRecord: FindRecord): Localized {
  if (module.kind === 'singleton') return module.titles.title;
  const data = findRecord(module.key, recordId);
  const { title = null } = data ? displayRecord(module, data, (key) => findRecord(TEXT_MODULE.key, key)) : {};
  const named = (language: Language, before: string, after: string): string => {
    const name = titleIn(title, language);
    const sort = module.titles.record[language];
    return name === ''
      ? `${sort} ${recordIdWords(module, recordId, language)}`
      : sort + before + name + after;
  };
  return localized(named('en', ' “', '”'), named('zh', '「', '」'), named('jp', '「', '」'));
}
