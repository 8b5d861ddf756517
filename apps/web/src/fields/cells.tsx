import { memo, type ComponentType } from 'react';
import { AssetListCell } from './asset-list/asset-list-cell.tsx';
import { AssetCell } from './asset/asset-cell.tsx';
import { BooleanCell } from './boolean/boolean-cell.tsx';
import { EnumCell, MultiEnumCell } from './choice/enum-cell.tsx';
import { ColorCell } from './color/color-cell.tsx';
import { ConditionListCell } from './condition-list/condition-list-cell.tsx';
import { GroupCell } from './group/group-cell.tsx';
import { JsonCell } from './json/json-cell.tsx';
import { LocalizedTextCell } from './localized-text/localized-text-cell.tsx';
import { DateTimeCell, DurationCell } from './moment/moment-cells.tsx';
import { IdCell, NumberCell } from './number/number-cell.tsx';
import { ReferenceByCell } from './reference/reference-by-cell.tsx';
import { ReferenceCell } from './reference/reference-cell.tsx';
import { RowsCell } from './rows/rows-cell.tsx';
import { StatBlockCell } from './stat-block/stat-block-cell.tsx';
import { TextCell } from './text/text-cell.tsx';
import { TimeslotCell } from './timeslot/timeslot-cell.tsx';
import type { FieldCellProps, FieldCells } from './types.ts';

/** How each kind of value is shown in one line. */
const FIELD_CELLS: FieldCells = {
  id: IdCell,
  integer: NumberCell,
  decimal: NumberCell,
  boolean: BooleanCell,
  text: TextCell,
  long_text: TextCell,
  localized_text: LocalizedTextCell,
  enum: EnumCell,
  multi_enum: MultiEnumCell,
  date_time: DateTimeCell,
  date: TextCell,
  duration: DurationCell,
  color: ColorCell,
  asset: AssetCell,
  reference: ReferenceCell,
  reference_by: ReferenceByCell,
  reward_list: AssetListCell,
  cost_list: AssetListCell,
  timeslot: TimeslotCell,
  condition_list: ConditionListCell,
  stat_block: StatBlockCell,
  rows: RowsCell,
  group: NestedGroupCell,
  json: JsonCell,
};

/** A value in one line, whatever its kind; drawn again only when it is another one. */
export const FieldCell = memo(function FieldCell(props: FieldCellProps) {
  // The table pairs each kind with its own props; the compiler cannot follow that through an index.
  const Cell = FIELD_CELLS[props.field.kind] as ComponentType<FieldCellProps>;
  return <Cell {...props} />;
});

function NestedGroupCell(props: FieldCellProps<'group'>) {
  return <GroupCell {...props} Cell={FieldCell} />;
}
