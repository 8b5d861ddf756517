import { AppError } from '@quartermaster/contract/errors/app-error';
import { issue, joinPath } from '@quartermaster/domain/core/issue';
import { isJsonObject, type JsonObject, type JsonValue } from '@quartermaster/domain/core/json';
import { jsonProblems } from '../../platform/json-problems.ts';
import { findRepeatedKey } from '../../platform/repeated-key.ts';
import { splitJsonList } from './json-splitter.ts';

/**
 * Reads a JSON file of records, one after the other: a list of objects, or an object whose
 * `records` is one (what our own export writes).
 * @throws AppError `import_json`, `invalid`
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
  const problems = [...jsonProblems(record)];
  const repeated = problems.length > 0 ? null : findRepeatedKey(text);
  if (repeated !== null) problems.push(issue(repeated, 'duplicate', { value: repeated }));
  if (problems.length > 0) {
    throw new AppError(
      'invalid',
      {},
      problems.map((problem) => ({ ...problem, path: joinPath(String(index), problem.path) })),
    );
  }
  return record;
}

function parseJson(text: string): JsonValue {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    throw new AppError('import_json');
  }
}
