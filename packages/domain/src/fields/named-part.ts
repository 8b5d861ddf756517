import type { Admitted } from '../rules/admitted-targets.ts';
import { findAssetKind } from '../enums/asset-kind.ts';
import { BETWEEN_ASSETS, namedKind } from './asset-text.ts';
import { LIST_SEPARATOR } from './list-cell.ts';

/** A record that is being named within the text of a cell. */
export type NamedPart = {
  readonly module: string;
  /** What it has to be. */
  readonly where: readonly Admitted[];
  /** What is typed of its name. */
  readonly search: string;
  /** The text with the id of a record in its place. */
  readonly withId: (id: string) => string;
};

/** The entry of a list of records in which the caret is; null where it is an id already. */
export function listPartAt(module: string, text: string, caret: number): NamedPart | null {
  const from = caret === 0 ? 0 : text.lastIndexOf(LIST_SEPARATOR, caret - 1) + 1;
  const end = text.indexOf(LIST_SEPARATOR, caret);
  return partIn({ module, where: [] }, text, [from, end < 0 ? text.length : end]);
}

const SEPARATORS = new RegExp(BETWEEN_ASSETS, 'gu');
/** What may follow a name: `x5`, `(level 3)`. */
const BEHIND = /(?:\s+[x×*]\s*[\d.,]*|\s*[x×*]\s*\d[\d.,]*)?\s*(?:\([^()]*\)?)?\s*$/iu;

/** The record in the reward or cost at the caret; null where none is named there, or by its id already. */
export function assetPartAt(text: string, caret: number): NamedPart | null {
  const plain = halfWidth(text);
  const separators = [...plain.matchAll(SEPARATORS)];
  const before = separators.findLast(({ index, 0: sign }) => index + sign.length <= caret);
  const start = before === undefined ? 0 : before.index + before[0].length;
  const end = separators.find(({ index }) => index >= caret)?.index ?? text.length;
  const line = plain.slice(start, end);
  const blank = line.length - line.trimStart().length;
  const [name, kind = ''] = namedKind(line.trimStart()) ?? [];
  const facts = findAssetKind(kind);
  if (name === undefined || facts === undefined || facts.target === null) return null;
  const rest = line.slice(blank + name.length);
  const from = end - rest.replace(/^\s*:?/u, '').length;
  const named = rest.replace(/^\s*:?/u, '').replace(BEHIND, '');
  const where = facts.of === undefined ? [] : [{ field: facts.of.field, values: [facts.of.value] }];
  return partIn({ module: facts.target, where }, text, [from, from + named.length]);
}

/** An id, also one with its amount behind it. */
const IDS = /^\p{Nd}[\p{Nd}~]*(?:\s|$)/u;

function partIn(
  to: Pick<NamedPart, 'module' | 'where'>,
  text: string,
  [from, end]: readonly [number, number],
): NamedPart | null {
  const part = text.slice(from, end);
  const search = part.trim();
  if (IDS.test(search)) return null;
  const gap = /^\s*/u.exec(part)?.[0] ?? '';
  return { ...to, search, withId: (id) => `${text.slice(0, from)}${gap}${id}${text.slice(end)}` };
}

/** The same text, sign by sign, in narrow letters. */
const halfWidth = (text: string): string =>
  text.replaceAll(/[\uFF01-\uFF5E\u3000]/gu, (sign) => sign.normalize('NFKC'));
