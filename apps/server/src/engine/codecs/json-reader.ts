import { AppError } from '@quartermaster/contract/errors/app-error';
import { jsonProblems } from '../../platform/json-problems.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '@quartermaster/domain/core/json';

/**
 * Reads a JSON file of records: a list of objects, or an object whose `records` is one (what our
 * own export writes).
 * @throws AppError `import_json`, `import_empty`, `invalid`
 */
export function readJsonRecords(text: string): readonly JsonObject[] {
  const content = parseJson(text);
  const list = isJsonObject(content) ? content['records'] : content;
  if (!Array.isArray(list) || !list.every(isJsonObject)) throw new AppError('import_json');
  if (list.length === 0) throw new AppError('import_empty');
  const issues = jsonProblems(list);
  if (issues.length > 0) throw new AppError('invalid', {}, issues);
  return list;
}

function parseJson(text: string): JsonValue {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    throw new AppError('import_json');
  }
}
