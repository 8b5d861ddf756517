import { field } from '../core/define-field.ts';
import type { Label } from '../core/language.ts';

/**
 * What the placeholders of a description stand for, mark by mark.
 * @example params: parameterRows(['Parameters', '參數', 'パラメーター'])
 */
export const parameterRows = (label: Label) =>
  field.rows(label, 10, {
    optional: true,
    uniqueBy: 'key',
    fields: {
      key: field.text(['Placeholder', '標記', 'マーク'], 30, { form: 'mark', monospace: true }),
      value: field.decimal(['Value', '數值', '値'], [], { decimals: 2 }),
    },
  });
