import type { ComponentType } from 'react';
import { BooleanFilter } from './boolean/boolean-filter.tsx';
import { EnumFilter } from './choice/enum-filter.tsx';
import { MomentFilter } from './moment/moment-filter.tsx';
import { NumberFilter } from './number/number-filter.tsx';
import { ReferenceFilter } from './reference/reference-filter.tsx';
import { PresenceFilter } from './common/presence-filter.tsx';
import { TextFilter } from './text/text-filter.tsx';
import type { FieldFilterProps, FieldFilters } from './types.ts';

/** How a list is narrowed by each kind of field. */
const FIELD_FILTERS: FieldFilters = {
  id: NumberFilter,
  integer: NumberFilter,
  decimal: NumberFilter,
  boolean: BooleanFilter,
  text: TextFilter,
  long_text: TextFilter,
  localized_text: TextFilter,
  enum: EnumFilter,
  multi_enum: EnumFilter,
  date_time: MomentFilter,
  date: MomentFilter,
  duration: NumberFilter,
  color: PresenceFilter,
  asset: PresenceFilter,
  reference: ReferenceFilter,
  reference_by: TextFilter,
  reward_list: PresenceFilter,
  cost_list: PresenceFilter,
  timeslot: PresenceFilter,
  condition_list: PresenceFilter,
  stat_block: PresenceFilter,
  rows: PresenceFilter,
  group: PresenceFilter,
  json: PresenceFilter,
};

/** The filter editor of a field, whatever its kind. */
export function FieldFilter(props: FieldFilterProps) {
  // The table pairs each kind with its own props; the compiler cannot follow that through an index.
  const Filter = FIELD_FILTERS[props.field.kind] as ComponentType<FieldFilterProps>;
  return <Filter {...props} />;
}
