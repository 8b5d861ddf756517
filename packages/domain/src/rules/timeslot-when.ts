import { isJsonObject } from '../core/json.ts';
import { joinPath } from '../core/issue.ts';
import { isOneOf } from '../fields/validate-object.ts';
import type { RecordRule } from './rule-logic.ts';

/** A timeslot is of certain types while another field has one of some values. */
export const timeslotWhen: RecordRule<'timeslot_when'> = {
  level: 'record',
  paths: ({ timeslot, when }) => [timeslot, when],
  names: (rule) => ({ values: [[rule.when, rule.in]], timeslotTypes: rule.types }),
  check(rule, data, add) {
    const slot = data[rule.timeslot];
    const type = isJsonObject(slot) ? slot['type'] : undefined;
    if (typeof type === 'string' && isOneOf(data[rule.when], rule.in) && !rule.types.includes(type))
      add(joinPath(rule.timeslot, 'type'), 'kind_not_allowed', { value: type });
  },
};
