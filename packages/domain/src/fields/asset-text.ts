import { assetKind, findAssetKind } from '../enums/asset-kind.ts';
import { LANGUAGES } from '../core/language.ts';
import { foldText } from '../core/search-text.ts';
import { isJsonObject, plainText, type JsonObject, type JsonValue } from '../core/json.ts';
import { canonicalJson } from '../record/canonical.ts';
import { cellProblem, cellValue, jsonColumn } from './cells.ts';
import type { CellColumn, CellResult } from './field-kind-logic.ts';
import { readPlainNumber } from './number-text.ts';
import { parseTarget } from './reference-field.ts';
import { plainTyping } from './typed-text.ts';

/*
 * Rewards and costs as people write them: `coin 25`, `item 1001 x5; gem 10`. A kind is written by its key or
 * its name in any language; `x` and the amount follow what is named.
 */

/** A comma only separates before a word and outside of brackets: it is also used inside numbers. */
export const BETWEEN_ASSETS = /[;|\n、]|,(?=\s*\p{L})(?![^()]*\))|\s\+\s/u;
const EXTRA = /^(.*?)\s*\(([^()]*)\)$/su;
const AMOUNT = /^[x×*]\s*(\S+)$/i;
const TARGET_AND_AMOUNT = /^(\S+?)(?:\s*[x×*:]\s*|\s+)([+-]?[\d.,]+)$/i;

/** Names of kinds, the longest first: `pet spirit` is no pet. */
const NAMES: readonly (readonly [name: string, kind: string])[] = assetKind.values
  .flatMap(({ value, label }) =>
    [value, ...LANGUAGES.map((language) => label[language])].map((name) => [foldText(name), value] as const),
  )
  .toSorted(([a], [b]) => b.length - a.length);

/** The column of rewards or costs: JSON in files; in sheets, and where either is read, also as people write it. */
export function assetColumn(key: string): CellColumn {
  const inFile = jsonColumn(key);
  const read: CellColumn['read'] = (text, before) =>
    /^\s*(?:[[{]|$)/.test(text) ? inFile.read(text, before) : (readAmount(text, before) ?? readAssets(text));
  return { ...inFile, read, inSheet: { read, print: (value) => printAssets(value) ?? inFile.print(value) } };
}

/** The list as one line; null where a row has parts that no line says. */
function printAssets(value: JsonValue | undefined): string | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const lines = value.map((row: JsonValue) => (isJsonObject(row) ? printRow(row) : ''));
  const text = lines.join('; ');
  const back = readAssets(text);
  return back.ok && canonicalJson(back.value ?? null) === canonicalJson(value) ? text : null;
}

function printRow({ asset_kind: kind, target_id: target, amount, extra }: JsonObject): string {
  const what = target === undefined ? plainText(amount) : `${plainText(target)} x${plainText(amount)}`;
  const parts = isJsonObject(extra) ? Object.entries(extra) : [];
  const behind = parts.map(([key, part]) => `${key} ${plainText(part)}`).join(', ');
  return `${plainText(kind)} ${what}${extra === undefined ? '' : ` (${behind})`}`;
}

/** A number alone changes the amount of the only row that is there, as when a column of prices is pasted. */
function readAmount(text: string, before: JsonValue | undefined): CellResult | null {
  const [row, ...others] = Array.isArray(before) ? before : [];
  const amount = readPlainNumber(text);
  return amount === null || !isJsonObject(row) || others.length > 0 ? null : cellValue([{ ...row, amount }]);
}

function readAssets(text: string): CellResult {
  const rows: JsonValue[] = [];
  for (const entry of text.normalize('NFKC').split(BETWEEN_ASSETS)) {
    const line = plainTyping(entry);
    if (line === '') continue;
    const row = readRow(line);
    if (!row.ok) return row;
    rows.push(row.value ?? null);
  }
  return rows.length === 0 ? cellProblem('asset_text', { text: text.trim() }) : cellValue(rows);
}

function readRow(line: string): CellResult {
  const [, plain = line, parts] = EXTRA.exec(line) ?? [];
  const named = namedKind(plain);
  if (named === undefined) return unknownKind(plain);
  const [name, kind] = named;
  const rest = plain.slice(name.length).replace(/^\s*:/, '').trim();
  const counted = readCounted(kind, rest);
  const extra = parts === undefined ? {} : readExtra(parts);
  if (counted === null || extra === null) return cellProblem('asset_text', { text: line });
  return cellValue({ asset_kind: kind, ...counted, ...(parts === undefined ? {} : { extra }) });
}

/** The kind that a line begins with, and the name by which it does. */
export const namedKind = (line: string): readonly [name: string, kind: string] | undefined =>
  NAMES.find(([name]) => startsWithName(foldText(line), name));

function unknownKind(line: string): CellResult {
  const [word = ''] = line.split(/[\s:\d]/);
  // A kind alone is known: its amount is missing.
  const isKnown = NAMES.some(([name]) => name === foldText(line));
  return word === '' || isKnown
    ? cellProblem('asset_text', { text: line })
    : cellProblem('unknown_option', { value: word });
}

/** What follows the kind: an amount, what is named, or both. */
function readCounted(kind: string, rest: string): JsonObject | null {
  const bare = AMOUNT.exec(rest)?.[1];
  if (bare !== undefined) return withAmount({}, bare);
  const [, target, amount] = TARGET_AND_AMOUNT.exec(rest) ?? [];
  if (target !== undefined && amount !== undefined)
    return withAmount({ target_id: parseTarget(target) }, amount);
  if (rest === '' || /\s/.test(rest)) return null;
  return findAssetKind(kind)?.target === null
    ? withAmount({}, rest)
    : { target_id: parseTarget(rest), amount: 1 };
}

function withAmount(row: JsonObject, text: string): JsonObject | null {
  const amount = readPlainNumber(text);
  return amount === null ? null : { ...row, amount };
}

/** `level 5, star 2`. */
function readExtra(text: string): JsonObject | null {
  const parts = text.split(',').map((part) => /^\s*([a-z_]+)[\s:=]+(\S+)\s*$/i.exec(part));
  const numbers = parts.map((part) => readPlainNumber(part?.[2] ?? ''));
  if (numbers.includes(null)) return null;
  return Object.fromEntries(parts.map((part, index) => [part?.[1] ?? '', numbers[index] ?? null]));
}

/** A name ends where another sign follows than a letter; Chinese and Japanese write the amount right behind it. */
function startsWithName(text: string, name: string): boolean {
  return text.startsWith(name) && !/^[\p{L}_]/u.test(text.slice(name.length)) && text !== name;
}
