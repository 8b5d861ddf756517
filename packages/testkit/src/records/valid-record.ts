import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { normalizeRecord } from '@quartermaster/domain/record/normalize-record';
import { validObject } from './valid-value.ts';

/**
 * A record that `validateFields` accepts, made from the definition alone. Rules between fields are
 * not its matter: override what they need.
 */
export function validRecord(module: ResolvedModule, overrides: RecordData = {}, seed = 1): RecordData {
  const fields = module.fields.filter((field) => field.readOnly !== true);
  return normalizeRecord(module, { ...validObject(fields, seed), ...overrides });
}
