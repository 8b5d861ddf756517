import { endOf, endOfToken, skipSpace } from './json-tokens.ts';

/** What JSON asks for at the place where a text stops being JSON; words for them in `texts/parameter-texts.ts`. */
type JsonExpectation =
  | 'json_value'
  | 'json_key'
  | 'json_new_key'
  | 'json_colon'
  | 'json_comma'
  | 'json_quote'
  | 'json_escape'
  | 'json_number'
  | 'json_end';

/** Where a text stops being JSON, counted from 1 as editors do, and what should be there. */
export type JsonFault = {
  readonly line: number;
  readonly column: number;
  readonly expected: JsonExpectation;
};

type Open = { readonly close: '}' | ']'; readonly keys: Set<string> };

/** What may come next. `first_…`: or the end of the list or object that was just opened. */
type Wanted = 'value' | 'first_value' | 'key' | 'first_key' | 'after';

const WORD = /(?:true|false|null)(?![\w$])/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?/iy;
/** In a string: an escape, in a group when JSON has it, or a character that has to be escaped. */
// oxlint-disable-next-line no-control-regex -- JSON forbids exactly these characters inside a string
const ESCAPE = /\\(["\\/bfnrt]|u[\da-f]{4})?|[\u0000-\u001f]/gi;

/**
 * The first place where a text is not JSON, or would not be kept as it is: a name used twice in one
 * object, a number with more digits than a number holds. `null`: it is JSON.
 */
export function findJsonFault(text: string): JsonFault | null {
  const found = scan(text);
  if (found === null) return null;
  const before = text.slice(0, found.at).split('\n');
  return {
    line: before.length,
    column: Array.from(before.at(-1) ?? '').length + 1,
    expected: found.expected,
  };
}

type Found = { readonly at: number; readonly expected: JsonExpectation };
type Step = { readonly at: number; readonly wanted: Wanted };

/** Walks with a list of what is open instead of recursing: a text may be nested as deep as it likes. */
function scan(text: string): Found | null {
  const open: Open[] = [];
  let step: Step = { at: 0, wanted: 'value' };
  for (;;) {
    const at = skipSpace(text, step.at);
    const inner = open.at(-1);
    if (step.wanted === 'after' && inner === undefined)
      return at === text.length ? null : { at, expected: 'json_end' };
    const next = advance(text, at, step.wanted, open);
    if ('expected' in next) return next;
    step = next;
  }
}

function advance(text: string, at: number, wanted: Wanted, open: Open[]): Found | Step {
  const inner = open.at(-1);
  const canClose = wanted === 'after' || wanted === 'first_value' || wanted === 'first_key';
  if (canClose && inner !== undefined && text[at] === inner.close) {
    open.pop();
    return { at: at + 1, wanted: 'after' };
  }
  if (wanted === 'key' || wanted === 'first_key') return readKey(text, at, inner?.keys ?? new Set());
  if (wanted !== 'after') return readValue(text, at, open);
  if (text[at] !== ',') return { at, expected: 'json_comma' };
  return { at: at + 1, wanted: inner?.close === '}' ? 'key' : 'value' };
}

function readKey(text: string, at: number, keys: Set<string>): Found | Step {
  if (text[at] !== '"') return { at, expected: 'json_key' };
  const end = readString(text, at);
  if (typeof end !== 'number') return end;
  const key = String(JSON.parse(text.slice(at, end)));
  if (keys.has(key)) return { at, expected: 'json_new_key' };
  keys.add(key);
  const colon = skipSpace(text, end);
  return text[colon] === ':' ? { at: colon + 1, wanted: 'value' } : { at: colon, expected: 'json_colon' };
}

function readValue(text: string, at: number, open: Open[]): Found | Step {
  const first = text[at];
  if (first === '{' || first === '[') {
    open.push({ close: first === '{' ? '}' : ']', keys: new Set() });
    return { at: at + 1, wanted: first === '{' ? 'first_key' : 'first_value' };
  }
  if (first === '"') {
    const end = readString(text, at);
    return typeof end === 'number' ? { at: end, wanted: 'after' } : end;
  }
  const word = endOf(WORD, text, at);
  if (word !== null) return { at: word, wanted: 'after' };
  const number = endOf(NUMBER, text, at);
  if (number === null) return { at, expected: 'json_value' };
  return isKept(text.slice(at, number)) ? { at: number, wanted: 'after' } : { at, expected: 'json_number' };
}

/** Digits beyond the safe whole numbers change while they are read, and what is beyond all bounds is no number. */
function isKept(digits: string): boolean {
  const number = Number(digits);
  return Number.isFinite(number) && (!/^-?\d+$/.test(digits) || Number.isSafeInteger(number));
}

function readString(text: string, at: number): number | Found {
  const end = endOfToken(text, at);
  const content = text.slice(at, end ?? text.length);
  for (const { 0: found, 1: escaped, index } of content.matchAll(ESCAPE)) {
    if (escaped !== undefined) continue;
    return { at: at + index, expected: found === '\\' ? 'json_escape' : 'json_quote' };
  }
  return end ?? { at: text.length, expected: 'json_quote' };
}
