import type { AddIssue, FieldReference } from '../fields/field-kind-logic.ts';
import type { FindRecord } from '../rules/rule-logic.ts';

/** Adds every place that names a record of a sort that does not belong there, e.g. a potion as a currency. */
export function checkKindsOfTargets(
  references: readonly FieldReference[],
  findRecord: FindRecord,
  add: AddIssue,
): void {
  for (const { path, module, id, of } of references) {
    const actual = of === undefined ? undefined : findRecord(module, id)?.[of.field];
    if (of === undefined || actual === undefined || actual === of.value) continue;
    add(path, 'kind_not_allowed', { value: actual, of_field: of.field, wanted: [of.value] });
  }
}
