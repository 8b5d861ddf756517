import { fieldAtPath } from '../../core/field-at-path.ts';
import { joinPath, type Issue } from '../../core/issue.ts';
import { isJsonObject, type JsonValue, type RecordData } from '../../core/json.ts';
import { LANGUAGES, type Language } from '../../core/language.ts';
import type { ResolvedModule } from '../../core/module.ts';
import { canonicalJson } from '../../record/canonical.ts';
import type { CombinationDemand } from '../../core/rule.ts';
import { isBlank } from '../../fields/field-kind-logic.ts';
import { placesOf, type FieldPlace } from '../demands/field-places.ts';
import { recordPlace } from '../demands/sight.ts';
import { matchOf } from '../demands/subjects.ts';
import { valueAt } from '../../record/path-value.ts';
import { listsAt } from '../row-paths.ts';
import type { CombinationLogic } from './combination-logic.ts';

/** `language`: of texts that are written in several. */
type Name = { readonly text: string; readonly path: string; readonly language?: Language };
type Repeated = Name & { readonly owner: string };

/** A combination of values occurs in one record, or in one row of a list, only. */
export const unique: CombinationLogic<'unique'> = {
  checkRecord(rule, data, add, around) {
    const { along = '', fields, blanks = false, when } = rule;
    const key = fields.at(-1) ?? '';
    for (const { rows } of listsAt(data, along)) {
      const seen = new Set<string>();
      for (const { values, path } of rows) {
        const parts = fields.map((field) => valueAt(values, field) ?? null);
        if (!blanks && parts.some(isBlank)) continue;
        const place = {
          value: valueAt(values, key),
          path,
          around: [{ list: along, values, isLast: false }, ...recordPlace(data).around],
        };
        if (matchOf(when, { ...around, field: joinPath(along, key), place }) === null) continue;
        const name = canonicalJson(parts);
        if (seen.has(name)) add(joinPath(path, key), 'duplicate');
        seen.add(name);
      }
    }
  },
  checkModule(rule, records, add, { module, findRecord }) {
    const owners = new Map<string, string>();
    const around = { module, isProtected: false, findRecord };
    const isLocalized = rule.fields.some((field) => fieldAtPath(module, field)?.kind === 'localized_text');
    for (const { recordId, data } of records) {
      const place = recordPlace(data);
      if (matchOf(rule.when, { ...around, field: rule.fields[0] ?? '', place }) === null) continue;
      const names = isLocalized ? localizedNames(rule.fields, data, module) : plainNames(rule, data, module);
      const repeated = names.flatMap((name): readonly Repeated[] => {
        const owner = owners.get(name.text) ?? recordId;
        owners.set(name.text, owner);
        return owner === recordId ? [] : [{ ...name, owner }];
      });
      for (const { path, params } of languagesTogether(repeated, rule.fields.at(-1) ?? ''))
        add(recordId, path, 'duplicate', params);
    }
  },
};

type Duplicate = { readonly path: string; readonly params: Issue['params'] };

/** What a field says in several languages like another record is one problem, which names them. */
function languagesTogether(repeated: readonly Repeated[], field: string): readonly Duplicate[] {
  const byOwner = Map.groupBy(repeated, ({ owner }) => owner);
  return [...byOwner].flatMap(([record, alike]): readonly Duplicate[] => {
    const languages = alike.flatMap(({ language }) => language ?? []);
    return languages.length > 1
      ? [{ path: field, params: { record, languages } }]
      : alike.map(({ path }) => ({ path, params: { record } }));
  });
}

function plainNames(
  { fields, blanks = false, whole = false }: CombinationDemand<'unique'>,
  data: RecordData,
  module: ResolvedModule,
): readonly Name[] {
  const others = fields.slice(0, -1);
  const last = fields.at(-1) ?? '';
  const entries = whole ? placesOf(module, data, last) : entriesOf(module, data, last);
  return entries.flatMap(({ value, path }) => {
    const values = [...others.map((field) => valueAt(data, field)), value];
    if (!blanks && values.some(isNothing)) return [];
    const filled = isNothing(value)
      ? others.findLast((field) => !isNothing(valueAt(data, field)))
      : undefined;
    return [{ text: nameOf(values), path: filled ?? path }];
  });
}

/** Every value that counts by itself: that of each row a dotted path leads to, and each entry of a list. */
function entriesOf(
  module: ResolvedModule,
  data: RecordData,
  field: string,
): readonly Pick<FieldPlace, 'value' | 'path'>[] {
  return placesOf(module, data, field).flatMap(({ value, path }) =>
    Array.isArray(value)
      ? value.map((entry: JsonValue, index) => ({ value: entry, path: joinPath(path, index) }))
      : [{ value, path }],
  );
}

function localizedNames(
  fields: readonly string[],
  data: RecordData,
  module: ResolvedModule,
): readonly Name[] {
  const last = fields.at(-1) ?? '';
  return LANGUAGES.flatMap((language) => {
    const values = fields.map((field) => {
      const value = valueAt(data, field);
      return fieldAtPath(module, field)?.kind === 'localized_text' && isJsonObject(value)
        ? value[language]
        : value;
    });
    if (values.some(isNothing)) return [];
    const path = fieldAtPath(module, last)?.kind === 'localized_text' ? `${last}.${language}` : last;
    return [{ text: `${language}:${nameOf(values)}`, path, language }];
  });
}

function nameOf(values: readonly (JsonValue | undefined)[]): string {
  return canonicalJson(values.map((value) => (typeof value === 'string' ? value.trim() : (value ?? null))));
}

function isNothing(value: JsonValue | undefined): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
