import type { RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import { fieldKindLogic } from '../fields/index.ts';
import { normalizeObject } from '../fields/normalize-object.ts';

/** A record as it is stored and hashed: normal forms only, so that saving without a change changes nothing. */
export function normalizeRecord(module: ResolvedModule, data: RecordData): RecordData {
  return normalizeObject(fieldKindLogic, module.fields, data);
}
