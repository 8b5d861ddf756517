import type { ComponentType } from 'react';
import { AssetListDiff } from './asset-list/asset-list-diff.tsx';
import { JsonDiff } from './json/json-diff.tsx';
import { LocalizedTextDiff } from './localized-text/localized-text-diff.tsx';
import { RowsDiff } from './rows/rows-diff.tsx';
import { PlainDiff } from './common/plain-diff.tsx';
import { NumberDiff } from './number/number-diff.tsx';
import { StatBlockDiff } from './stat-block/stat-block-diff.tsx';
import { TextDiff } from './text/text-diff.tsx';
import type { FieldDiffProps, FieldDiffs } from './types.ts';

/** How a change of each kind of value is shown in one line. */
const FIELD_DIFFS: FieldDiffs = {
  id: PlainDiff,
  integer: NumberDiff,
  decimal: NumberDiff,
  boolean: PlainDiff,
  text: TextDiff,
  long_text: TextDiff,
  localized_text: LocalizedTextDiff,
  enum: PlainDiff,
  multi_enum: PlainDiff,
  date_time: PlainDiff,
  date: PlainDiff,
  duration: NumberDiff,
  color: PlainDiff,
  asset: PlainDiff,
  reference: PlainDiff,
  reference_by: PlainDiff,
  reward_list: AssetListDiff,
  cost_list: AssetListDiff,
  timeslot: PlainDiff,
  condition_list: PlainDiff,
  stat_block: StatBlockDiff,
  rows: RowsDiff,
  group: PlainDiff,
  json: JsonDiff,
};

/** A change of a value in one line, whatever its kind. */
export function FieldDiff(props: FieldDiffProps) {
  // The table pairs each kind with its own props; the compiler cannot follow that through an index.
  const Diff = FIELD_DIFFS[props.field.kind] as ComponentType<FieldDiffProps>;
  return <Diff {...props} />;
}
