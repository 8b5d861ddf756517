import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry } from '@quartermaster/domain/core/module';
import { TEXT_MODULE } from '@quartermaster/domain/fields/localized-text-field';
import {
  displayNamed,
  displayRecord,
  type FindNamesake,
  type RecordDisplay,
} from '@quartermaster/domain/record/display-record';
import type { NamedRecord } from './content.ts';

/** Records by id, by module key. */
export type LoadedContent = ReadonlyMap<string, ReadonlyMap<string, RecordData>>;

/** What a record is called; null: it is not there, or has no name. */
export function titleOfRecord(
  registry: Registry,
  content: LoadedContent,
  { module, recordId }: NamedRecord,
): RecordDisplay['title'] {
  const data = content.get(module)?.get(recordId);
  const findText = (key: string) => content.get(TEXT_MODULE.key)?.get(key);
  const findNamesake: FindNamesake = (key, id) => {
    const named = content.get(key)?.get(id);
    return named && displayRecord(registry.get(key), named, findText);
  };
  return data === undefined ? null : displayNamed(registry.get(module), data, findText, findNamesake).title;
}
