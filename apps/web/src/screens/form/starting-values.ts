import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { objectOf, parseJson, type RecordData } from '@quartermaster/domain/core/json';

/** What a new record starts with by its address (`with`, a JSON object): values of fields that the module has. */
export function startingValues(module: ResolvedModule, text: string | undefined): RecordData {
  return Object.fromEntries(
    Object.entries(objectOf(parseJson(text ?? ''))).filter(([key]) => module.fieldByKey.has(key)),
  );
}
