const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const OPEN_OBJECT = 0x7b;
const OPEN_LIST = 0x5b;
const CLOSE_OBJECT = 0x7d;
const CLOSE_LIST = 0x5d;

const MAX_SHOWN = 100;

/**
 * A key that a JSON text names twice in one object: a parser would drop one of the two values and
 * say nothing. A long one is cut. The text has to be valid JSON.
 */
export function findRepeatedKey(json: string): string | null {
  // For each thing that is open the keys so far; a list has none.
  const open: (Set<string> | null)[] = [];
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === OPEN_OBJECT) open.push(new Set());
    else if (code === OPEN_LIST) open.push(null);
    else if (code === CLOSE_OBJECT || code === CLOSE_LIST) open.pop();
    if (code !== QUOTE) continue;
    const end = endOfText(json, at);
    const keys = open.at(-1) ?? null;
    const key = keys !== null && isFollowedByColon(json, end) ? textOf(json, at, end) : null;
    if (key !== null && keys?.has(key)) return key.slice(0, MAX_SHOWN);
    if (key !== null) keys?.add(key);
    at = end;
  }
  return null;
}

const textOf = (json: string, start: number, end: number): string =>
  String(JSON.parse(json.slice(start, end + 1)));

function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let slashes = 0;
    while (json.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return json.length;
}

function isFollowedByColon(json: string, end: number): boolean {
  let at = end + 1;
  while (' \n\r\t'.includes(json.charAt(at)) && at < json.length) at += 1;
  return json.charCodeAt(at) === COLON;
}
