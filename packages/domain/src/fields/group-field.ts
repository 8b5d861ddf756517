import { isJsonObject, type JsonValue } from '../core/json.ts';
import type { ResolvedField } from '../core/field.ts';
import { localized, type LocalizedText } from '../core/language.ts';
import { cellValue } from './cells.ts';
import { fieldKind, type CellColumn, type FieldKindLogic } from './field-kind-logic.ts';
import { checkNestedObject, nestedFields } from './nested-fields.ts';
import { normalizeObject } from './normalize-object.ts';
import { validateObject, type FindKind } from './validate-object.ts';

/** Fields that belong together, as one object. */
export function createGroupField(findKind: FindKind): FieldKindLogic<'group'> {
  return fieldKind<'group'>({
    ...nestedFields(findKind),
    validate: (field, value, path, add) => checkNestedObject(findKind, field.rowFields, value, path, add),
    addMissing: (field, path, add) => validateObject(findKind, field.rowFields, {}, path, add),
    normalize: (field, value) =>
      isJsonObject(value) ? normalizeObject(findKind, field.rowFields, value) : value,
    columns: (field) =>
      field.rowFields.flatMap((part) => {
        const { columns, isEmpty } = findKind(part.kind);
        return columns(part).map((column) => columnOfPart(field.key, part, column, isEmpty));
      }),
  });
}

/** A column of a part as a column of the whole: `jump.system`. */
function columnOfPart(
  group: string,
  field: ResolvedField,
  column: CellColumn,
  isEmpty: (value: JsonValue | undefined) => boolean,
): CellColumn {
  const part = field.key;
  const within = ({
    read,
    print,
  }: Pick<CellColumn, 'read' | 'print'>): Pick<CellColumn, 'read' | 'print'> => ({
    read(text, before) {
      const { [part]: value, ...others } = isJsonObject(before) ? before : {};
      const cell = read(text, value);
      if (!cell.ok) return cell;
      const isLeft = cell.value !== undefined && !isEmpty(cell.value);
      const whole = isLeft ? { ...others, [part]: cell.value } : others;
      return cellValue(Object.keys(whole).length === 0 ? undefined : whole);
    },
    print(whole) {
      const value = isJsonObject(whole) ? whole[part] : undefined;
      return print(isEmpty(value) ? undefined : value);
    },
  });
  return {
    ...column,
    name: `${group}.${column.name}`,
    label: labelWithin(field.label, column.label),
    part: column.part ?? field,
    ...within(column),
    ...(column.inSheet === undefined ? {} : { inSheet: { ...column.inSheet, ...within(column.inSheet) } }),
  };
}

/** What a column holds beside the label of the group: the part, and what the column holds of it. */
function labelWithin(part: LocalizedText, inner: LocalizedText | undefined): LocalizedText {
  if (inner === undefined) return part;
  return localized(`${part.en} · ${inner.en}`, `${part.zh} · ${inner.zh}`, `${part.jp} · ${inner.jp}`);
}
