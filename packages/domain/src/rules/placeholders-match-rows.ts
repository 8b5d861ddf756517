import { plainText } from '../core/json.ts';
import { placeholdersOf } from '../fields/placeholders.ts';
import { inRows, listsAt } from './row-paths.ts';
import type { RecordRule } from './rule-logic.ts';
import { textsOf } from './texts-of.ts';

/** The `{placeholders}` of a text are the keys that each list of rows provides. */
export const placeholdersMatchRows: RecordRule<'placeholders_match_rows'> = {
  level: 'record',
  paths: ({ field, rows, key }) => [field, inRows(rows, key)],
  check(rule, data, add) {
    const [text] = textsOf(data[rule.field]);
    if (text === undefined) return;
    const expected = placeholdersOf(text).join(' ');
    for (const { rows, path } of listsAt(data, rule.rows)) {
      const keys = [...new Set(rows.map((row) => plainText(row.values[rule.key])))].sort().join(' ');
      if (keys !== expected) add(path, 'placeholders_differ', { expected });
    }
  },
};
