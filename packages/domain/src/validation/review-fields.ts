import type { ResolvedField } from '../core/field.ts';
import { joinPath } from '../core/issue.ts';
import type { JsonObject, RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import type { AddIssue, ReviewContext } from '../fields/field-kind-logic.ts';
import { fieldKindLogic } from '../fields/index.ts';
import { nestedObjects } from '../fields/nested-fields.ts';
import { compareValues } from '../rules/comparing.ts';

/** Adds the problems of fields that a draft may carry and a release may not: in what is filled, and what should be. */
export function reviewFields(
  module: ResolvedModule,
  data: RecordData,
  context: ReviewContext,
  add: AddIssue,
): void {
  for (const field of module.fields) {
    const value = data[field.key];
    const logic = fieldKindLogic(field.kind);
    if (value !== undefined && !logic.isEmpty(value)) logic.review(field, value, field.key, add, context);
    else if (field.expected === true)
      add(field.key, 'required', {}, context.isProtected ? 'error' : 'warning');
  }
  checkOrderOfDates(module.fields, data, '', add);
}

/** `afterField` of dates: known only beside the other fields of the record, row or group. */
function checkOrderOfDates(
  fields: readonly ResolvedField[],
  values: JsonObject,
  path: string,
  add: AddIssue,
): void {
  for (const field of fields) {
    const value = values[field.key];
    const place = joinPath(path, field.key);
    if (field.kind === 'date_time' && field.afterField !== undefined) {
      const start = values[field.afterField];
      const order = compareValues(value, start);
      if (order !== null && order <= 0)
        add(place, 'greater', { than: start ?? null, than_field: field.afterField });
    }
    for (const inner of nestedObjects(field, value, place))
      checkOrderOfDates(field.rowFields, inner.values, inner.path, add);
  }
}
