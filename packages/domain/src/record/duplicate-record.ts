import { isJsonObject, type JsonObject, type JsonValue, type RecordData } from '../core/json.ts';
import type { ResolvedField } from '../core/field.ts';
import type { ResolvedModule } from '../core/module.ts';

/** A copy under another identity that is not open, now or later by itself, without what only the console fills. */
export function duplicateRecord(
  module: ResolvedModule,
  source: RecordData,
  identity: JsonObject,
): RecordData {
  const entries = Object.entries(source)
    .filter(([key]) => module.fieldByKey.get(key)?.readOnly !== true)
    .map(([key, value]) => [key, withoutPeriod(module.fieldByKey.get(key), value)] as const);
  const own = module.identity.map((key) => [key, identity[key] ?? null] as const);
  return { ...Object.fromEntries(entries), status: 'not_open', ...Object.fromEntries(own) };
}

/** Other timeslots would be open longer without their periods; those are kept closed by the status alone. */
function withoutPeriod(field: ResolvedField | undefined, value: JsonValue | undefined): JsonValue {
  const isLimited = field?.kind === 'timeslot' && isJsonObject(value) && value['type'] === 'limited_period';
  return isLimited ? { type: 'limited_period' } : (value ?? null);
}
