import type { FieldKind, ResolvedField } from '../core/field.ts';
import type { RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import { fieldKindLogic } from '../fields/index.ts';

/** The groups of fields that a user confirms one at a time in a copied record. */
export const FIELD_GROUPS = ['names', 'periods', 'rewards', 'prices', 'pictures', 'links', 'values'] as const;

/** One of the groups. */
export type FieldGroup = (typeof FIELD_GROUPS)[number];

const GROUP_OF_KIND: Readonly<Partial<Record<FieldKind, FieldGroup>>> = {
  localized_text: 'names',
  text: 'names',
  long_text: 'names',
  timeslot: 'periods',
  date_time: 'periods',
  date: 'periods',
  reward_list: 'rewards',
  cost_list: 'prices',
  asset: 'pictures',
  reference: 'links',
  reference_by: 'links',
};

/**
 * The groups of which a record has filled fields, with the first field of each. Rows count to the group
 * that asks for most care among their fields. What names the record itself and its base fields are in none.
 */
export function fieldGroupsOf(module: ResolvedModule, data: RecordData): ReadonlyMap<FieldGroup, string> {
  const found = new Map<FieldGroup, string>();
  for (const field of module.fields.filter(({ key }) => !isOwn(module, key))) {
    const value = data[field.key];
    if (value === undefined || fieldKindLogic(field.kind).isEmpty(value)) continue;
    for (const group of groupsOfField(field)) if (!found.has(group)) found.set(group, field.key);
  }
  return new Map(FIELD_GROUPS.flatMap((group) => asEntry(group, found.get(group))));
}

const BASE_FIELDS: readonly string[] = ['status', 'sort_order', 'remark'];

const isOwn = ({ identity }: ResolvedModule, key: string): boolean =>
  identity.includes(key) || BASE_FIELDS.includes(key);

const asEntry = (group: FieldGroup, field: string | undefined): readonly (readonly [FieldGroup, string])[] =>
  field === undefined ? [] : [[group, field]];

function groupsOfField(field: ResolvedField): readonly FieldGroup[] {
  if (field.kind !== 'rows' && field.kind !== 'group') return [GROUP_OF_KIND[field.kind] ?? 'values'];
  const inner = new Set(field.rowFields.flatMap(groupsOfField));
  const telling = [...inner].filter((group) => group !== 'values' && group !== 'links');
  return telling.length > 0 ? telling : [...inner].slice(0, 1);
}
