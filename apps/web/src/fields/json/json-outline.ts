import type { ResolvedField } from '@quartermaster/domain/core/field';
import { isJsonObject, type JsonObject, type JsonValue } from '@quartermaster/domain/core/json';
import type { Language } from '@quartermaster/domain/core/language';

/** What a key is called: by the definition, else by its own words. */
export function keyWords({ words }: ResolvedField<'json'>, key: string, language: Language): string {
  return words?.[key]?.[language] ?? key.replaceAll('_', ' ');
}

/** Whether a list reads well as a table: objects that hold nothing but single values. */
export function isTable(list: readonly JsonValue[]): list is readonly JsonObject[] {
  return list.every((row) => isJsonObject(row) && Object.values(row).every(isSingle));
}

const isSingle = (value: JsonValue | undefined): boolean =>
  value === undefined || value === null || typeof value !== 'object';
