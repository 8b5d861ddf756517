import type { RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import { namesNoRecord, type FieldReference } from '../fields/field-kind-logic.ts';
import { chosenField } from '../fields/chosen-field.ts';
import { fieldKindLogic } from '../fields/index.ts';
import { canRefer, ruleReferences } from '../rules/index.ts';

type NamingParts = Pick<ResolvedModule, 'fields' | 'rules'>;

/** Most fields and rules name no record, so each row of a list asks only those that can. */
const namingParts = new WeakMap<ResolvedModule, NamingParts>();

/** Every record that a record names, with the place that names it. */
export function referencesOf(module: ResolvedModule, data: RecordData): FieldReference[] {
  const { fields, rules } = namingPartsOf(module);
  const found: FieldReference[] = [];
  for (const declared of fields) {
    const field = chosenField(declared, data);
    const value = data[field.key];
    if (value !== undefined && value !== null)
      found.push(...fieldKindLogic(field.kind).references(field, value, field.key));
  }
  for (const rule of rules) found.push(...ruleReferences(rule, data, module));
  return found;
}

function namingPartsOf(module: ResolvedModule): NamingParts {
  const known = namingParts.get(module);
  if (known !== undefined) return known;
  const parts = {
    fields: module.fields.filter(({ kind }) => fieldKindLogic(kind).references !== namesNoRecord),
    rules: module.rules.filter(canRefer),
  };
  namingParts.set(module, parts);
  return parts;
}
