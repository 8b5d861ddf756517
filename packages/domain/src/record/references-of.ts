import type { RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import type { FieldReference } from '../fields/field-kind-logic.ts';
import { fieldKindLogic } from '../fields/index.ts';
import { ruleReferences } from '../rules/index.ts';

/** Every record that a record names, with the place that names it. */
export function referencesOf(module: ResolvedModule, data: RecordData): FieldReference[] {
  const found: FieldReference[] = [];
  for (const field of module.fields) {
    const value = data[field.key];
    if (value !== undefined && value !== null)
      found.push(...fieldKindLogic(field.kind).references(field, value, field.key));
  }
  for (const rule of module.rules) found.push(...ruleReferences(rule, data));
  return found;
}
