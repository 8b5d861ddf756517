import { AppError } from '@quartermaster/contract/errors/app-error';
import { isJsonObject, parseJson, type JsonObject } from '@quartermaster/domain/core/json';
import { jsonProblems } from '../../platform/json-problems.ts';
import { findRepeatedKey } from '../../platform/repeated-key.ts';
import { splitJsonList, splitJsonMembers } from './json-splitter.ts';

/** The name of the column that holds the keys of a dictionary. */
const KEY_COLUMN = 'key';

const FIRST_VALUE_IS_OBJECT = /^\s*\{\s*"(?:[^"\\]|\\.)*"\s*:\s*\{/;

/** Whether a JSON file is a dictionary of records by key, `{"ui.ok": {"en": "OK"}}`, and has no list of them. */
export async function isJsonDictionary(open: () => AsyncIterable<string>): Promise<boolean> {
  let start = '';
  for await (const text of open()) {
    start = `${start}${text}`.trimStart();
    if (start.length >= 1000) break;
  }
  if (!FIRST_VALUE_IS_OBJECT.test(start)) return false;
  try {
    for await (const _ of splitJsonList(open())) return false;
    return false;
  } catch {
    // No list of records. Other errors in the file are reported by its reader.
    return true;
  }
}

/**
 * Reads a JSON dictionary, one record after the other; its keys become the column `key`.
 * @throws AppError as `readJsonRecords` does
 */
export async function* readJsonDictionary(texts: AsyncIterable<string>): AsyncGenerator<JsonObject> {
  let index = 0;
  for await (const member of splitJsonMembers(texts)) {
    const [[key, value] = ['', null]] = Object.entries(readRecord(`{${member}}`, index));
    if (!isJsonObject(value)) throw new AppError('import_json');
    yield { ...value, [KEY_COLUMN]: key };
    index += 1;
  }
}

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
