import { labelOf } from '../enums/label-of.ts';
import type { ResolvedField } from '../core/field.ts';
import type { Severity } from '../core/issue.ts';
import { periodModulesOf } from '../core/definition-periods.ts';
import { ROLES, type ResolvedModule } from '../core/module.ts';
import { targetsOf } from '../core/targets-of.ts';
import { staffRole } from '../enums/staff-role.ts';
import { may } from '../permissions/actions.ts';
import { ruleLogic } from '../rules/index.ts';
import { inRows } from '../rules/row-paths.ts';
import { localized } from '../core/language.ts';
import { fixedFacts } from './fixed-facts.ts';
import { kindWords, limitWords } from './field-words.ts';
import { fieldLabels, joinEach, moduleWords, say, type Reader } from './reader.ts';
import { ruleSentence } from './rule-sentence.ts';

/** A field as the reference tells of it. */
export type DescribedField = {
  readonly key: string;
  /** The keys that lead to it, dotted. */
  readonly path: string;
  readonly label: string;
  readonly kind: string;
  /** Phrases such as `1 to 999`, `optional`. */
  readonly limits: readonly string[];
  readonly help: string | null;
  /** How many rows or groups it is inside. */
  readonly depth: number;
};

/** What there is to know about a module before its first record is written, in one language. */
export type ModuleReference = {
  /** Sentences about the module as a whole: its kind, when changes take effect, who may edit. */
  readonly facts: readonly string[];
  readonly sections: readonly { readonly title: string; readonly fields: readonly DescribedField[] }[];
  readonly rules: readonly { readonly sentence: string; readonly severity: Severity }[];
  /** Keys of the modules whose records it names. */
  readonly refersTo: readonly string[];
};

const FACTS = {
  list: localized(
    'A list of records, identified by {identity}.',
    '資料清單，以{identity}識別。',
    'データの一覧。{identity}で識別します。',
  ),
  singleton: localized(
    'One object for each version or environment.',
    '每個版本或環境只有一份。',
    'バージョンまたは環境ごとに一つです。',
  ),
  child: localized(
    'Records that each belong to one record of {parent}, identified by {identity}.',
    '每筆資料屬於{parent}的一筆資料，以{identity}識別。',
    '{parent}のデータ1件に属するデータ。{identity}で識別します。',
  ),
  versioned: localized(
    'Changes reach players with a release.',
    '變更隨發布送達玩家。',
    '変更は公開とともにプレイヤーに届きます。',
  ),
  environment: localized(
    'Changes take effect as soon as they are saved.',
    '變更於儲存後立即生效。',
    '変更は保存するとすぐに反映されます。',
  ),
  editors: localized('Edited by: {roles}.', '可編輯：{roles}。', '編集できるロール：{roles}。'),
};

/** Everything that a person who edits a module's records may want to look up. */
export function describeModule(reader: Reader): ModuleReference {
  const { module, language } = reader;
  return {
    facts: factsOf(reader),
    sections: module.sections.map(({ title, fields }) => ({
      title: title[language],
      fields: fields.flatMap((key) => {
        const field = module.fieldByKey.get(key);
        return field === undefined ? [] : fieldReferences(reader, field, module.fields);
      }),
    })),
    rules: module.rules.map((rule) => ({
      sentence: ruleSentence(reader, rule),
      severity: rule.severity ?? 'error',
    })),
    refersTo: [...new Set(allFields(module.fields).flatMap(targetsOf))],
  };
}

/** The other modules whose fields and titles a description names. */
export function modulesNamedBy(module: ResolvedModule): readonly string[] {
  const named = module.rules.flatMap((rule) => {
    const { others = [], child } = ruleLogic(rule).names?.(rule) ?? {};
    return [...others.map((other) => other.module), child ?? []].flat();
  });
  const parents = module.parent === null ? [] : [module.parent.module];
  return [
    ...new Set([
      ...parents,
      ...periodModulesOf(module),
      ...allFields(module.fields).flatMap(targetsOf),
      ...named,
    ]),
  ];
}

function allFields(fields: readonly ResolvedField[]): readonly ResolvedField[] {
  return fields.flatMap((field) => [field, ...allFields(field.rowFields)]);
}

function fieldReferences(
  reader: Reader,
  field: ResolvedField,
  beside: readonly ResolvedField[],
  rows = '',
): readonly DescribedField[] {
  const path = inRows(rows, field.key);
  return [
    {
      key: field.key,
      path,
      label: field.label[reader.language],
      kind: kindWords(reader, field),
      limits: limitWords(reader, field, beside),
      help: field.help?.[reader.language] ?? null,
      depth: path.split('.').length - 1,
    },
    ...field.rowFields.flatMap((inner) => fieldReferences(reader, inner, field.rowFields, path)),
  ];
}

function factsOf(reader: Reader): readonly string[] {
  const { module, language } = reader;
  const editors = ROLES.filter((role) => may(role, 'records.write'));
  const roles = editors.map((role) => labelOf(staffRole, role)?.[language] ?? role);
  return [
    say(reader, FACTS[module.kind], {
      identity: fieldLabels(reader, module.identity),
      parent: module.parent === null ? '' : moduleWords(reader, module.parent.module),
    }),
    say(reader, module.scope === 'versioned' ? FACTS.versioned : FACTS.environment),
    say(reader, FACTS.editors, { roles: joinEach(reader, roles) }),
    ...fixedFacts(reader),
  ];
}
