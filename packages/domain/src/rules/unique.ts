import { isJsonObject, type JsonValue, type RecordData } from '../core/json.ts';
import { LANGUAGES } from '../core/language.ts';
import type { ResolvedModule } from '../core/module.ts';
import { canonicalJson } from '../record/canonical.ts';
import type { ModuleRule } from './rule-logic.ts';

type Name = { readonly text: string; readonly path: string };

/** A combination of values occurs in one record only. Localized texts compare per language. */
export const unique: ModuleRule<'unique'> = {
  level: 'module',
  paths: ({ fields }) => fields,
  check(rule, records, add, module) {
    const owners = new Map<string, string>();
    const isLocalized = rule.fields.some((field) => module.fieldByKey.get(field)?.kind === 'localized_text');
    for (const { recordId, data } of records) {
      for (const { text, path } of isLocalized
        ? localizedNames(rule.fields, data, module)
        : plainName(rule.fields, data, rule.blanks === true)) {
        const owner = owners.get(text);
        if (owner === undefined) owners.set(text, recordId);
        else if (owner !== recordId) add(recordId, path, 'duplicate', { record: owner });
      }
    }
  },
};

function plainName(fields: readonly string[], data: RecordData, withBlanks: boolean): readonly Name[] {
  const values = fields.map((field) => data[field]);
  if (!withBlanks && values.some(isNothing)) return [];
  const path = fields.findLast((field) => !isNothing(data[field])) ?? fields.at(-1) ?? '';
  return [{ text: nameOf(values), path }];
}

function localizedNames(
  fields: readonly string[],
  data: RecordData,
  module: ResolvedModule,
): readonly Name[] {
  const last = fields.at(-1) ?? '';
  return LANGUAGES.flatMap((language) => {
    const values = fields.map((field) => {
      const value = data[field];
      return module.fieldByKey.get(field)?.kind === 'localized_text' && isJsonObject(value)
        ? value[language]
        : value;
    });
    if (values.some(isNothing)) return [];
    const path = module.fieldByKey.get(last)?.kind === 'localized_text' ? `${last}.${language}` : last;
    return [{ text: `${language}:${nameOf(values)}`, path }];
  });
}

function nameOf(values: readonly (JsonValue | undefined)[]): string {
  return canonicalJson(values.map((value) => (typeof value === 'string' ? value.trim() : (value ?? null))));
}

function isNothing(value: JsonValue | undefined): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
