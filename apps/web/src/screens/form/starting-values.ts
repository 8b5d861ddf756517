import type { ResolvedModule } from '@quartermaster/domain/core/module';
import {
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type RecordData,
} from '@quartermaster/domain/core/json';

/** What a new record starts with by its address (`with`, a JSON object): values of fields that the module has. */
export function startingValues(module: ResolvedModule, text: string | undefined): RecordData {
  return Object.fromEntries(Object.entries(readObject(text)).filter(([key]) => module.fieldByKey.has(key)));
}

function readObject(text: string | undefined): JsonObject {
  try {
    const value = JSON.parse(text ?? '{}') as JsonValue;
    return isJsonObject(value) ? value : {};
  } catch {
    return {};
  }
}
