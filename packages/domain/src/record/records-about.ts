import type { JsonValue, RecordData } from '../core/json.ts';
import type { ResolvedField } from '../core/field.ts';
import type { Registry, ResolvedModule } from '../core/module.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { parseTarget } from '../fields/reference-field.ts';
import { referencesOf } from './references-of.ts';

/** A record by its module and id. */
type NamedRecord = { readonly module: string; readonly recordId: string };

/**
 * Modules whose records are each about one record of another module, in menu order, with the values that a
 * new record about it starts with. Such a module has a required reference to it by which its records are
 * told apart or grouped: the skills of a pet, one for each slot. Children are no part of it.
 */
export function modulesAbout(
  { modules }: Pick<Registry, 'modules'>,
  about: NamedRecord,
): readonly { readonly module: ResolvedModule; readonly values: RecordData }[] {
  return modules.flatMap((module) => {
    const values = valuesAbout(module, about);
    return values === null ? [] : [{ module, values }];
  });
}

function valuesAbout(module: ResolvedModule, { module: to, recordId }: NamedRecord): RecordData | null {
  if (module.key === to || module.parent?.module === to) return null;
  for (const field of fieldsAbout(module)) {
    const chosen = choiceOf(field, to);
    if (chosen !== null) return { ...chosen, [field.key]: parseTarget(recordId) };
  }
  return null;
}

/** The fields that may say what a record is about. */
function fieldsAbout({ identity, rules, fields }: ResolvedModule): readonly ResolvedField[] {
  const distinct = new Set([...identity, ...rules.flatMap(distinctFields)]);
  return fields.filter(
    ({ required, showWhen, key }) => required && showWhen === undefined && distinct.has(key),
  );
}

/** The records that a record is about, each with the field that names it. */
export function recordsNamedAbout(
  module: ResolvedModule,
  data: RecordData,
): readonly (NamedRecord & { readonly field: string })[] {
  const fields = new Set(fieldsAbout(module).map(({ key }) => key));
  if (fields.size === 0) return [];
  return referencesOf(module, data)
    .filter(({ path, module: to }) => fields.has(path) && to !== module.key && to !== module.parent?.module)
    .map(({ path, module: to, id }) => ({ module: to, recordId: id, field: path }));
}

/** The values beside a field with which it names a record of the module; null: it names none. */
function choiceOf(field: ResolvedField, to: string): Readonly<Record<string, JsonValue>> | null {
  if (field.kind === 'reference') return field.to === to && field.many !== true ? {} : null;
  if (field.kind !== 'reference_by') return null;
  const [value] = Object.entries(field.targets).find(([, target]) => target === to) ?? [];
  return value === undefined ? null : { [field.by]: value };
}

/** The fields by which a rule tells records apart, or makes groups of them. */
export function distinctFields(rule: RuleDefinition): readonly string[] {
  if ('is' in rule && rule.is === 'unique') return rule.along === undefined ? rule.fields : [];
  const scope = 'countOf' in rule ? rule.countOf : 'along' in rule ? rule.along : undefined;
  if (typeof scope !== 'object' || !('groupBy' in scope) || 'rows' in scope) return [];
  return [scope.groupBy ?? []].flat();
}
