import { AppError } from '@quartermaster/contract/errors/app-error';
import { isJsonObject, type JsonObject, type JsonValue } from '@quartermaster/domain/core/json';
import { jsonProblems } from '../../platform/json-problems.ts';
import { findRepeatedKey } from '../../platform/repeated-key.ts';
import { splitJsonList } from './json-splitter.ts';

/**
 * Reads a JSON file of records, one after the other: a list of objects, or an object whose
 * `records` is one (what our own export writes).
 * @throws AppError `import_json`; `import_json_repeated`, `import_json_record` name the record
 */
export async function* readJsonRecords(texts: AsyncIterable<string>): AsyncGenerator<JsonObject> {
  let index = 0;
  for await (const text of splitJsonList(texts)) {
    yield readRecord(text, index);
    index += 1;
  }
}

function readRecord(text: string, index: number): JsonObject {
  const record = parseJson(text);
  if (!isJsonObject(record)) throw new AppError('import_json');
  const issues = jsonProblems(record);
  if (issues.length > 0) throw new AppError('import_json_record', { record: index + 1 }, issues);
  const key = findRepeatedKey(text);
  if (key !== null) throw new AppError('import_json_repeated', { record: index + 1, key });
  return record;
}

function parseJson(text: string): JsonValue {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    throw new AppError('import_json');
  }
}
