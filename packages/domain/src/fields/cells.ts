import type { Issue, IssueCode } from '../core/issue.ts';
import { findJsonFault } from '../core/json-fault.ts';
import { parseJson, plainText, type JsonValue } from '../core/json.ts';
import { canonicalJson } from '../record/canonical.ts';
import type { CellColumn, CellResult } from './field-kind-logic.ts';

/** A cell that was understood. */
export function cellValue(value: JsonValue | undefined): CellResult {
  return { ok: true, value };
}

/** A cell that was not understood. */
export function cellProblem(code: IssueCode, params: Issue['params'] = {}): CellResult {
  return { ok: false, code, params };
}

/** The only column of a field: an empty cell clears, everything else goes through `parse`. */
export function singleColumn(
  name: string,
  parse: (text: string) => CellResult,
  print: (value: JsonValue) => string = plainText,
): CellColumn {
  return {
    name,
    read: (text) => (text.trim() === '' ? cellValue(undefined) : parse(text)),
    print: (value) => (value === undefined || value === null ? '' : print(value)),
  };
}

/** The only column of a field whose value has parts: JSON in one cell. */
export function jsonColumn(name: string): CellColumn {
  return singleColumn(name, parseJsonCell, canonicalJson);
}

function parseJsonCell(text: string): CellResult {
  const value = parseJson(text);
  return value === undefined ? cellProblem('json', { ...findJsonFault(text) }) : cellValue(value);
}
