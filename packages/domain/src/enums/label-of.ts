import type { EnumDefinition } from '../core/field.ts';
import type { JsonValue } from '../core/json.ts';
import type { Localized } from '../core/language.ts';

/** What people call a value of a closed list; undefined where it is none of its values. */
export const labelOf = ({ values }: EnumDefinition, value: JsonValue | undefined): Localized | undefined =>
  values.find((each) => each.value === value)?.label;
