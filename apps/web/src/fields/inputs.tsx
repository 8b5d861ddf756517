import type { ComponentType } from 'react';
import { AssetListInput } from './asset-list/asset-list-input.tsx';
import { AssetInput } from './asset/asset-input.tsx';
import { BooleanInput } from './boolean/boolean-input.tsx';
import { FieldCell } from './cells.tsx';
import { EnumInput, MultiEnumInput } from './choice/enum-input.tsx';
import { ColorInput } from './color/color-input.tsx';
import { ConditionListInput } from './condition-list/condition-list-input.tsx';
import { GroupInput } from './group/group-input.tsx';
import { JsonInput } from './json/json-input.tsx';
import { LocalizedTextInput } from './localized-text/localized-text-input.tsx';
import { DateInput } from './moment/date-input.tsx';
import { DateTimeInput } from './moment/date-time-input.tsx';
import { DurationInput } from './moment/duration-input.tsx';
import { NumberInput } from './number/number-input.tsx';
import { ReferenceByCell } from './reference/reference-by-cell.tsx';
import { ReferenceInput } from './reference/reference-input.tsx';
import { RowsInput } from './rows/rows-input.tsx';
import { StatBlockInput } from './stat-block/stat-block-input.tsx';
import { LongTextInput } from './text/long-text-input.tsx';
import { TextInput } from './text/text-input.tsx';
import { TimeslotInput } from './timeslot/timeslot-input.tsx';
import type { FieldInputProps, FieldInputs } from './types.ts';

/** How each kind of field is edited. */
const FIELD_INPUTS: FieldInputs = {
  id: NumberInput,
  integer: NumberInput,
  decimal: NumberInput,
  boolean: BooleanInput,
  text: TextInput,
  long_text: LongTextInput,
  localized_text: LocalizedTextInput,
  enum: EnumInput,
  multi_enum: MultiEnumInput,
  date_time: DateTimeInput,
  date: DateInput,
  duration: DurationInput,
  color: ColorInput,
  asset: AssetInput,
  reference: ReferenceInput,
  reference_by: ReferenceByCell,
  reward_list: AssetListInput,
  cost_list: AssetListInput,
  timeslot: TimeslotInput,
  condition_list: ConditionListInput,
  stat_block: StatBlockInput,
  rows: NestedRowsInput,
  group: NestedGroupInput,
  json: JsonInput,
};

/** The input of a field, whatever its kind. */
export function FieldInput(props: FieldInputProps) {
  // The table pairs each kind with its own props; the compiler cannot follow that through an index.
  const Input = FIELD_INPUTS[props.field.kind] as ComponentType<FieldInputProps>;
  return <Input {...props} />;
}

const PARTS = { Input: FieldInput, Cell: FieldCell };

function NestedRowsInput(props: FieldInputProps<'rows'>) {
  return <RowsInput {...props} parts={PARTS} />;
}

function NestedGroupInput(props: FieldInputProps<'group'>) {
  return <GroupInput {...props} parts={PARTS} />;
}
