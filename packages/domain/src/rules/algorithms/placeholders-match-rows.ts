import { plainText } from '../../core/json.ts';
import { placeholdersOf } from '../../fields/placeholders.ts';
import { valueAt } from '../../record/path-value.ts';
import { fieldsAt, inRows, listsAt } from '../row-paths.ts';
import type { RecordRule } from '../rule-logic.ts';
import { textsOf } from './texts-of.ts';
import { joinPath } from '../../core/issue.ts';

/** The `{placeholders}` of a text are the keys that each list of rows beside it provides. */
export const placeholdersMatchRows: RecordRule<'placeholders_match_rows'> = {
  level: 'record',
  paths: ({ field, rows, key }) => [field, inRows(rows, key)],
  check(rule, data, add) {
    const home = rule.field.slice(0, rule.field.lastIndexOf('.') + 1);
    const rowsBeside = rule.rows.slice(rule.rows.startsWith(home) ? home.length : 0);
    for (const place of fieldsAt(data, rule.field)) {
      const [text] = textsOf(place.values[place.key]);
      if (text === undefined) continue;
      const expected = placeholdersOf(text).join(' ');
      for (const { rows, path } of listsAt(place.values, rowsBeside)) {
        const keys = [...new Set(rows.map((row) => plainText(valueAt(row.values, rule.key))))]
          .sort()
          .join(' ');
        if (keys !== expected) add(joinPath(place.path, path), 'placeholders_differ', { expected });
      }
    }
  },
};
