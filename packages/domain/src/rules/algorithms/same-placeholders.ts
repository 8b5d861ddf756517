import { fieldAtPath } from '../../core/field-at-path.ts';
import { plainText, type RecordData } from '../../core/json.ts';
import type { ResolvedModule } from '../../core/module.ts';
import { placeholdersOf } from '../../fields/placeholders.ts';
import { valueAt } from '../../record/path-value.ts';
import { listsAt } from '../row-paths.ts';
import type { RecordRule } from '../rule-logic.ts';
import { textsOf } from './texts-of.ts';

/** Several texts, or lists of keys, carry the same `{placeholders}`. The languages of one localized text are its kind's matter. */
export const samePlaceholders: RecordRule<'same_placeholders'> = {
  level: 'record',
  paths: ({ fields }) => fields,
  check(rule, data, add, { module }) {
    const [first, ...others] = rule.fields.flatMap((field) => holdersOf(module, data, field));
    for (const { path, names } of others) {
      if (names !== first?.names) add(path, 'placeholders_differ', { expected: first?.names ?? '' });
    }
  },
};

type Holder = { readonly path: string; readonly names: string };

function holdersOf(module: ResolvedModule, data: RecordData, field: string): readonly Holder[] {
  const list = listAround(module, field);
  if (list !== null) {
    const key = field.slice(list.length + 1);
    return listsAt(data, list).map(({ rows, path }) => ({
      path,
      names: [...new Set(rows.map(({ values }) => plainText(valueAt(values, key))))].sort().join(' '),
    }));
  }
  return textsOf(valueAt(data, field))
    .slice(0, 1)
    .map((text) => ({ path: field, names: placeholdersOf(text).join(' ') }));
}

/** The list whose rows hold a field, also inside a group; `null` where the record does. */
function listAround(module: ResolvedModule, field: string): string | null {
  for (let path = field; path.includes('.');) {
    path = path.slice(0, path.lastIndexOf('.'));
    if (fieldAtPath(module, path)?.kind === 'rows') return path;
  }
  return null;
}
