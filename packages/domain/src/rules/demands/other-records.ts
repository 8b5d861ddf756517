import { plainText } from '../../core/json.ts';
import type { DemandLogic } from './demand-logic.ts';

/** Another record names this one. */
export const thisRecord: DemandLogic<'this_record'> = {
  check(_rule, { value, recordId }, add) {
    if (value !== undefined && plainText(value) !== recordId())
      add('belongs_to_other', { record: plainText(value) });
  },
};

/** A field holds the id of a record. A missing record is reported by the check of all references. */
export const recordOf: DemandLogic<'record_of'> = {
  names: ({ module, under }) =>
    typeof module === 'string' && under !== undefined ? { child: module, childFields: [under] } : {},
  check: () => undefined,
};
