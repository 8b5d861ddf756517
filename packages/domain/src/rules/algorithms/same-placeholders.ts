import type { RecordData } from '../../core/json.ts';
import { plainText } from '../../core/json.ts';
import { placeholdersOf } from '../../fields/placeholders.ts';
import { listsAt } from '../row-paths.ts';
import type { RecordRule } from '../rule-logic.ts';
import { textsOf } from './texts-of.ts';

/** Several texts, or lists of keys, carry the same `{placeholders}`. The languages of one localized text are its kind's matter. */
export const samePlaceholders: RecordRule<'same_placeholders'> = {
  level: 'record',
  paths: ({ fields }) => fields,
  check(rule, data, add) {
    const [first, ...others] = rule.fields.flatMap((field) => holdersOf(data, field));
    for (const { path, names } of others) {
      if (names !== first?.names) add(path, 'placeholders_differ', { expected: first?.names ?? '' });
    }
  },
};

type Holder = { readonly path: string; readonly names: string };

function holdersOf(data: RecordData, field: string): readonly Holder[] {
  const dot = field.lastIndexOf('.');
  if (dot >= 0)
    return listsAt(data, field.slice(0, dot)).map(({ rows, path }) => ({
      path,
      names: [...new Set(rows.map(({ values }) => plainText(values[field.slice(dot + 1)])))].sort().join(' '),
    }));
  return textsOf(data[field])
    .slice(0, 1)
    .map((text) => ({ path: field, names: placeholdersOf(text).join(' ') }));
}
