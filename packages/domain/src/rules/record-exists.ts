import { joinPath } from '../core/issue.ts';
import { plainText } from '../core/json.ts';
import { inRows, rowsAt } from './row-paths.ts';
import type { ReferenceRule } from './rule-logic.ts';

/**
 * Rows name records of any screen: by its key in one field and the record's id in another. They are
 * references like any other, so that a missing record is told, a delete refused and "used by" complete.
 */
export const recordExists: ReferenceRule<'record_exists'> = {
  level: 'reference',
  paths: ({ rows, moduleField, idField }) => [inRows(rows, moduleField), inRows(rows, idField)],
  references: ({ rows, moduleField, idField }, data) =>
    rowsAt(data, rows).flatMap(({ values, path }) => {
      const module = plainText(values[moduleField]);
      const id = plainText(values[idField]);
      return module === '' || id === '' ? [] : [{ path: joinPath(path, idField), module, id, by: null }];
    }),
  check: () => undefined,
};
