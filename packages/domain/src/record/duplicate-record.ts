import type { JsonObject, RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';

/** A copy under another identity, not open yet, without what only the console fills. */
export function duplicateRecord(
  module: ResolvedModule,
  source: RecordData,
  identity: JsonObject,
): RecordData {
  const entries = Object.entries(source).filter(([key]) => module.fieldByKey.get(key)?.readOnly !== true);
  const own = module.identity.map((key) => [key, identity[key] ?? null] as const);
  return { ...Object.fromEntries(entries), status: 'not_open', ...Object.fromEntries(own) };
}
