import { joinPath } from '../core/issue.ts';
import { plainText } from '../core/json.ts';
import { rowsAt } from './row-paths.ts';
import type { ReferenceRule } from './rule-logic.ts';

/** Rows name records of any screen: by its key in one field and the record's id in another. */
export const recordExists: ReferenceRule<'record_exists'> = {
  level: 'reference',
  paths: ({ rows, moduleField, idField }) => [`${rows}.${moduleField}`, `${rows}.${idField}`],
  check(rule, data, add, _module, findRecord) {
    for (const { values, path } of rowsAt(data, rule.rows)) {
      const module = plainText(values[rule.moduleField]);
      const id = plainText(values[rule.idField]);
      if (module !== '' && id !== '' && findRecord(module, id) === undefined) {
        add(joinPath(path, rule.idField), 'reference_missing', { module, id });
      }
    }
  },
};
