import { statKey } from '../enums/stat-key.ts';
import { joinPath } from '../core/issue.ts';
import { isJsonObject } from '../core/json.ts';
import { jsonColumn } from './cells.ts';
import { isEnumValue } from './enum-values.ts';
import { fieldKind } from './field-kind-logic.ts';
import { isAbsent } from './typed-object.ts';
import { pruned } from './prune.ts';

/** A fighter's figures: `{stat: number}`. */
export const statBlockField = fieldKind<'stat_block'>({
  validate(field, value, path, add) {
    if (!isJsonObject(value)) return add(path, 'wrong_type', { expected: 'object' });
    for (const stat of field.requiredStats) {
      if (isAbsent(value[stat])) add(joinPath(path, stat), 'required');
    }
    for (const [stat, figure] of Object.entries(value)) {
      const place = joinPath(path, stat);
      if (!isEnumValue(statKey, stat)) add(place, 'unknown_field', { field: stat });
      else if (isAbsent(figure)) continue;
      else if (typeof figure !== 'number' || !Number.isFinite(figure)) add(place, 'numeric');
      else if (figure < 0) add(place, 'not_negative');
    }
  },
  normalize: (_field, value) => pruned(value),
  columns: (field) => [jsonColumn(field.key)],
});
