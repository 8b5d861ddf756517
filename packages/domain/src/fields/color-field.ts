import { cellValue, singleColumn } from './cells.ts';
import { fieldKind } from './field-kind-logic.ts';
import { plainTyping } from './typed-text.ts';

const COLOR = /^#[0-9A-Fa-f]{6}$/;

/** `#RRGGBB`. */
export const colorField = fieldKind<'color'>({
  validate(_field, value, path, add) {
    if (typeof value !== 'string' || !COLOR.test(value)) add(path, 'color_format');
  },
  columns: (field) => [singleColumn(field.key, (text) => cellValue(plainTyping(text)))],
  filterOps: ['eq', 'empty', 'filled'],
});
