import type { JsonValue } from '../../core/json.ts';
import { isBlank } from '../../fields/field-kind-logic.ts';
import { isOneOf } from '../../fields/validate-object.ts';
import { targetOf } from '../assets.ts';
import type { DemandLogic } from './demand-logic.ts';

/** A value is one of some. What another record holds is a sort of record. */
export const oneOf: DemandLogic<'one_of'> = {
  values: ({ values }) => values,
  check({ field, of, values }, { value, cause }, add) {
    if (value === undefined || (of === undefined && isBlank(value)) || isOneOf(value, values)) return;
    if (of !== undefined) add('kind_not_allowed', { value, of_field: field, wanted: values });
    else if (cause === null) add('unknown_option', { value });
    else add('allowed_when', { allowed: values, ...cause });
  },
};

/** A value, or every record that rewards and costs name, is in a list or in rows. */
export const foundIn: DemandLogic<'found_in'> = {
  names: ({ rows: { field, of } }) =>
    of === undefined ? {} : { targets: [{ reference: of, fields: [field] }] },
  check({ rows }, { value, valuesIn }, add) {
    if (value === undefined || isBlank(value)) return;
    const known = valuesIn(rows)?.map(targetOf);
    if (known === undefined) return;
    const wanted: readonly JsonValue[] = Array.isArray(value) ? value.map(targetOf) : [value];
    for (const one of wanted) if (one !== null && !known.includes(one)) add('unknown_option', { value: one });
  },
};
