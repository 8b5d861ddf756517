import { plainText } from '../core/json.ts';
import { fieldKind } from './field-kind-logic.ts';
import { checkTarget, normalTarget, referenceField, targetColumn } from './reference-field.ts';

/**
 * The identity of a record of the module that another field chooses. Once it is chosen the field counts
 * as a plain reference (`chosenField`); until then this kind applies.
 */
export const referenceByField = fieldKind<'reference_by'>({
  validate: (_field, value, path, add) => checkTarget(value, path, add),
  normalize: (_field, value) => normalTarget(value),
  columns: (field) => [targetColumn(field.key)],
  references: () => [],
  isEqual: referenceField.isEqual,
  searchTexts: (_field, value) => [plainText(value)],
  canSort: referenceField.canSort,
  filterOps: referenceField.filterOps,
});
