import { jsonColumn } from './cells.ts';
import { fieldKind } from './field-kind-logic.ts';

/** Any JSON value. */
export const jsonField = fieldKind<'json'>({
  validate: () => undefined,
  isEmpty: (value) => value === undefined || value === null,
  columns: (field) => [jsonColumn(field.key)],
});
