import { isJsonObject, type JsonObject, type JsonValue } from '@quartermaster/domain/core/json';
import { TableProblem } from './csv-reader.ts';

/**
 * Reads a JSON file of records: a list of objects, or an object whose `records` is one (what our
 * own export writes).
 * @throws TableProblem
 */
export function readJsonRecords(text: string): readonly JsonObject[] {
  const content = parseJson(text);
  const list = isJsonObject(content) ? content['records'] : content;
  if (!Array.isArray(list)) throw new TableProblem('json_not_records');
  const records: readonly JsonValue[] = list;
  const broken = records.findIndex((record) => !isJsonObject(record));
  if (broken >= 0) throw new TableProblem('json_not_records', { line: broken + 1 });
  return records.filter(isJsonObject);
}

function parseJson(text: string): JsonValue {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    throw new TableProblem('json_broken');
  }
}
