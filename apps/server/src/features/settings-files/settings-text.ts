import type { JsonValue, RecordData } from '@quartermaster/domain/core/json';
import { canonicalJson } from '@quartermaster/domain/record/canonical';

/** A module's file begins and ends like this; the import reads its `records`. */
export const fileHead = (module: string): string =>
  `{\n  "module": ${JSON.stringify(module)},\n  "records": [`;
export const FILE_TAIL = '\n  ]\n}\n';

/** The order of languages, stats and fields of rows in a text never depends on how they were typed. */
const lineOf = canonicalJson;

/**
 * A record of a module's file: a line for each field, and one for each row of a list, so that a difference of
 * two files reads like a difference of two records. Equal records have equal text.
 */
export function recordText(data: RecordData): string {
  const lines = Object.keys(data)
    .toSorted()
    .flatMap((key) => {
      const value = data[key];
      return value === undefined ? [] : [`      ${JSON.stringify(key)}: ${valueText(value)}`];
    });
  return `\n    {\n${lines.join(',\n')}\n    }`;
}

function valueText(value: JsonValue): string {
  const isListOfRows = Array.isArray(value) && value.some((row) => typeof row === 'object' && row !== null);
  if (!isListOfRows) return lineOf(value);
  return `[\n${value.map((row: JsonValue) => `        ${lineOf(row)}`).join(',\n')}\n      ]`;
}
