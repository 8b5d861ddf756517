import { isJsonObject, type JsonValue } from '../../core/json.ts';
import { extensionOf } from '../../fields/asset-field.ts';
import { valueAt } from '../../record/path-value.ts';
import type { RecordRule } from '../rule-logic.ts';

/** The files that some fields name have one extension. */
export const sameExtension: RecordRule<'same_extension'> = {
  level: 'record',
  paths: ({ fields }) => fields,
  check(rule, data, add) {
    const filled = rule.fields.flatMap((field) => {
      const path = pathIn(valueAt(data, field));
      return path === null ? [] : [{ field, extension: extensionOf(path) }];
    });
    for (const { field, extension } of filled.slice(1)) {
      if (extension !== filled[0]?.extension)
        add(field, 'extensions_differ', { expected: filled[0]?.extension ?? '' });
    }
  },
};

function pathIn(value: JsonValue | undefined): string | null {
  const path = isJsonObject(value) ? value['path'] : value;
  return typeof path === 'string' && path !== '' ? path : null;
}
