import { COST_ASSET_KINDS, findAssetKind } from '@quartermaster/domain/enums/asset-kind';
import type { EnumDefinition, FieldKind, ResolvedField } from '@quartermaster/domain/core/field';
import { textOfForm } from '@quartermaster/domain/demo/generate/text-of-form';
import type { JsonObject, JsonValue } from '@quartermaster/domain/core/json';

type MakeValue<K extends FieldKind> = (field: ResolvedField<K>, seed: number) => JsonValue;

const MAKERS: { readonly [K in FieldKind]: MakeValue<K> } = {
  id: (field, seed) => numberIn(field, seed),
  integer: (field, seed) => numberIn(field, seed),
  decimal: (field, seed) => numberIn(field, seed),
  boolean: (_field, seed) => seed % 2 === 1,
  text: (field, seed) => textOfForm(field, seed),
  long_text: (field, seed) => textOfForm(field, seed),
  localized_text: (field, seed) => {
    const cut = (text: string): string => text.slice(0, field.maxLength);
    return { en: cut(`Ember ${seed}`), zh: cut(`餘燼 ${seed}`), jp: cut(`残り火 ${seed}`) };
  },
  enum: (field, seed) => optionOf(field.of, seed),
  multi_enum: (field, seed) =>
    Array.from({ length: Math.max(1, field.min ?? 1) }, (_, index) => optionOf(field.of, seed + index)),
  date_time: (_field, seed) => `2030-01-${day(seed)} 12:00:00`,
  date: (_field, seed) => `2030-01-${day(seed)}`,
  duration: (field, seed) => numberIn(field, seed),
  color: (_field, seed) => `#${(seed * 4096).toString(16).padStart(6, '0').slice(-6)}`,
  asset: (field, seed) => ({
    path: `samples/${field.asset}-${seed}.${field.asset === 'sound' ? 'ogg' : 'png'}`,
  }),
  reference: (field, seed) =>
    field.many === true
      ? Array.from({ length: Math.max(1, field.min ?? 1) }, (_, index) => seed + index)
      : seed,
  reference_by: (_field, seed) => seed,
  reward_list: (field, seed) =>
    assetRows(['coin', 'gem', 'ap', 'item'], field.min ?? 1, seed, field.even === true),
  cost_list: (field, seed) => assetRows(field.kinds ?? COST_ASSET_KINDS, field.min ?? 1, seed, false),
  timeslot: (field) => timeslotOf(field.types?.[0] ?? 'always_open'),
  condition_list: (_field, seed) => ({ match: 'all', rows: [{ kind: 'user_level', op: 'ge', value: seed }] }),
  stat_block: (field, seed) =>
    Object.fromEntries(field.requiredStats.map((stat, index) => [stat, seed + index])),
  rows: (field, seed) =>
    Array.from({ length: Math.max(1, field.min ?? 1) }, (_, index) =>
      validObject(field.rowFields, seed + index),
    ),
  group: (field, seed) => validObject(field.rowFields, seed),
  json: (field, seed) => (field.holds === 'list' ? [seed] : { seed }),
};

/** A value that a field accepts; another seed gives another value where the field allows it. */
function validValue(field: ResolvedField, seed = 1): JsonValue {
  const make = MAKERS[field.kind] as MakeValue<FieldKind>;
  return make(field, seed);
}

/** A record or row that its fields accept. */
export function validObject(fields: readonly ResolvedField[], seed = 1): JsonObject {
  return Object.fromEntries(fields.map((field) => [field.key, validValue(field, seed)]));
}

function numberIn(field: { readonly min?: number; readonly max?: number }, seed: number): number {
  const low = Math.max(field.min ?? 1, 1);
  const high = Math.max(field.max ?? low + 1_000_000, low);
  const value = low + ((seed - 1) % (high - low + 1));
  return field.max === undefined ? value : Math.min(value, field.max);
}

function optionOf(options: EnumDefinition, seed: number): string {
  return options.values[(seed - 1) % options.values.length]?.value ?? '';
}

function day(seed: number): string {
  return String(((seed - 1) % 28) + 1).padStart(2, '0');
}

function assetRows(kinds: readonly string[], count: number, seed: number, isEven: boolean): JsonValue {
  return kinds.slice(0, Math.max(1, count)).map((kind) => {
    const target = findAssetKind(kind)?.target ?? null;
    return { asset_kind: kind, amount: isEven ? 2 : 1, ...(target === null ? {} : { target_id: seed }) };
  });
}

function timeslotOf(type: string): JsonValue {
  const period = { start_date: '2030-01-01 00:00:00', end_date: '2030-02-01 00:00:00' };
  if (type === 'open_every_day') return { type, daily_from: '10:00', daily_to: '22:00' };
  if (type === 'specific_weekdays') return { type, weekdays: [1, 5] };
  if (type === 'limited_period') return { type, periods: [period] };
  return type === 'event_trigger' ? { type, event_id: 1 } : { type: 'always_open' };
}
