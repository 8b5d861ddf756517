import type { JsonValue, RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import { fieldKindLogic } from '../fields/index.ts';

/** What the form of a new record starts with: declared defaults, then what each kind starts with. */
export function newRecord(module: ResolvedModule): RecordData {
  const result: { [key: string]: JsonValue } = {};
  for (const field of module.fields) {
    const initial = field.required ? fieldKindLogic(field.kind).initial(field) : undefined;
    const value = module.defaults[field.key] ?? initial;
    if (value !== undefined) result[field.key] = value;
  }
  return result;
}
