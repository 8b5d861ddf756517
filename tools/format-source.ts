import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';

const SETTINGS = join(import.meta.dirname, '../.oxfmtrc.json');

/** A source that a tool writes, formatted as `oxfmt` would leave it. `fileName` says its language. */
export async function formatSource(fileName: string, source: string): Promise<string> {
  const options = JSON.parse(await readFile(SETTINGS, 'utf8')) as FormatConfig;
  const { code, errors } = await format(fileName, source, options);
  const [problem] = errors;
  if (problem !== undefined) throw new Error(`${fileName} cannot be formatted: ${problem.message}`);
  return code;
}
