/**
 * The tokens of JSON, for those who need to know where something is in a text. A token begins
 * at the index that `skipSpace` gives, its first character tells what it is, and `endOfToken` is
 * the index behind it. Nothing is allocated: texts of many megabytes are walked like this.
 */

const SPACE = /[ \t\n\r]*/y;
/** What is neither punctuation nor a string: numbers, `true`, `false`, `null`, and what is no JSON. */
const PLAIN = /[^ \t\n\r{}[\]:,"]*/y;
const PUNCTUATION = '{}[]:,';
const BACKSLASH = 0x5c;

/** The index of the next token at or after `at`; the length of the text when there is none. */
export function skipSpace(text: string, at: number): number {
  return endOf(SPACE, text, at) ?? at;
}

/** The index behind the token that begins at `at`; `null` when a string does not end in this text. */
export function endOfToken(text: string, at: number): number | null {
  const first = text.charAt(at);
  if (first === '"') return endOfString(text, at);
  return PUNCTUATION.includes(first) ? at + 1 : endOf(PLAIN, text, at);
}

/** Where a sticky pattern that begins at `at` ends. */
export function endOf(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

function endOfString(text: string, at: number): number | null {
  for (let end = text.indexOf('"', at + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return end + 1;
  }
  return null;
}
