import type { FieldKind } from '../core/field.ts';
import { assetField } from './asset-field.ts';
import { booleanField } from './boolean-field.ts';
import { colorField } from './color-field.ts';
import { conditionListField } from './condition-list-field.ts';
import { costListField } from './cost-list-field.ts';
import { dateField } from './date-field.ts';
import { dateTimeField } from './date-time-field.ts';
import { decimalField } from './decimal-field.ts';
import { durationField } from './duration-field.ts';
import { enumField } from './enum-field.ts';
import type { FieldKindLogic } from './field-kind-logic.ts';
import { createGroupField } from './group-field.ts';
import { idField } from './id-field.ts';
import { integerField } from './integer-field.ts';
import { jsonField } from './json-field.ts';
import { localizedTextField } from './localized-text-field.ts';
import { longTextField } from './long-text-field.ts';
import { multiEnumField } from './multi-enum-field.ts';
import { referenceByField } from './reference-by-field.ts';
import { referenceField } from './reference-field.ts';
import { rewardListField } from './reward-list-field.ts';
import { createRowsField } from './rows-field.ts';
import { statBlockField } from './stat-block-field.ts';
import { textField } from './text-field.ts';
import { timeslotField } from './timeslot-field.ts';

/** What each kind of field means. A new kind does not compile until it is listed here. */
export const FIELD_KINDS: { readonly [K in FieldKind]: FieldKindLogic<K> } = {
  id: idField,
  integer: integerField,
  decimal: decimalField,
  boolean: booleanField,
  text: textField,
  long_text: longTextField,
  localized_text: localizedTextField,
  enum: enumField,
  multi_enum: multiEnumField,
  date_time: dateTimeField,
  date: dateField,
  duration: durationField,
  color: colorField,
  asset: assetField,
  reference: referenceField,
  reference_by: referenceByField,
  reward_list: rewardListField,
  cost_list: costListField,
  timeslot: timeslotField,
  condition_list: conditionListField,
  stat_block: statBlockField,
  rows: createRowsField(fieldKindLogic),
  group: createGroupField(fieldKindLogic),
  json: jsonField,
};

/** The logic of a kind, for code that treats all kinds alike. */
export function fieldKindLogic(kind: FieldKind): FieldKindLogic<FieldKind> {
  return FIELD_KINDS[kind];
}
