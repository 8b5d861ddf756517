import { isBlank } from '../../fields/field-kind-logic.ts';
import { isOneOf } from '../../fields/validate-object.ts';
import type { DemandLogic } from './demand-logic.ts';

/** A value is one of some. What another record holds is a sort of record. */
export const oneOf: DemandLogic<'one_of'> = {
  values: ({ values }) => values,
  check({ of, values }, { value, cause }, add) {
    if (value === undefined || (of === undefined && isBlank(value)) || isOneOf(value, values)) return;
    if (of !== undefined) add('kind_not_allowed', { value });
    else if (cause === null) add('unknown_option', { value });
    else add('allowed_when', { allowed: values, ...cause });
  },
};

/** A value stands in the rows of another record. */
export const foundIn: DemandLogic<'found_in'> = {
  names: ({ rows: { field, of } }) => ({ targets: [{ reference: of, fields: [field] }] }),
  check({ rows }, { value, valuesIn }, add) {
    if (value === undefined || isBlank(value)) return;
    const known = valuesIn(rows);
    if (known !== null && !known.includes(value)) add('unknown_option', { value });
  },
};
