import { Readable } from 'node:stream';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type { Issue } from '@quartermaster/domain/core/issue';
import { parseJson, type JsonValue } from '@quartermaster/domain/core/json';
import { scriptFromRows } from '@quartermaster/domain/story/script-rows';
import { scriptFromJson, type UploadedScript } from '@quartermaster/domain/story/uploaded-script';
import { readCsv } from '../../engine/codecs/csv-reader.ts';
import { decodeText, detectEncoding } from '../../engine/codecs/text-decoding.ts';
import { jsonProblems } from '../../platform/json-problems.ts';

export type ScriptFile = { readonly name: string; readonly bytes: Buffer };

/**
 * Reads a script from a .json or .csv file; which of the two it is follows from its name.
 * @throws AppError `file_kind`, `malformed_json`, `invalid`, `import_encoding`, `import_csv` and its kin
 */
export async function readScriptFile({ name, bytes }: ScriptFile): Promise<UploadedScript> {
  const extension = name.toLowerCase().split('.').at(-1);
  if (extension !== 'json' && extension !== 'csv') throw new AppError('file_kind', { kinds: 'json, csv' });
  const encoding = await detectEncoding(async () => Readable.from([bytes]));
  if (encoding === null) throw new AppError('import_encoding');
  const texts = decodeText(async () => Readable.from([bytes]), encoding);
  const script =
    extension === 'json' ? scriptFromJson(await readJson(texts)) : scriptFromRows(await readRows(texts));
  if (isIssues(script)) throw new AppError('invalid', {}, script);
  return script;
}

const isIssues = (script: UploadedScript | readonly Issue[]): script is readonly Issue[] =>
  Array.isArray(script);

async function readJson(texts: AsyncIterable<string>): Promise<JsonValue> {
  let text = '';
  for await (const part of texts) text += part;
  const value = parseJson(text);
  if (value === undefined) throw new AppError('malformed_json');
  const problems = jsonProblems(value);
  if (problems.length > 0) throw new AppError('invalid', {}, problems);
  return value;
}

async function readRows(texts: AsyncIterable<string>): Promise<readonly (readonly string[])[]> {
  const { columns, rows } = await readCsv(texts);
  const found: (readonly string[])[] = [columns];
  for await (const batch of rows) for (const { cells } of batch) found.push(cells.map(String));
  return found;
}
