import { endOfToken, skipSpace } from '@quartermaster/domain/core/json-tokens';

const MAX_SHOWN = 100;

/**
 * A key that a JSON text names twice in one object: a parser would drop one of the two values and
 * say nothing. A long one is cut. The text has to be valid JSON.
 */
export function findRepeatedKey(json: string): string | null {
  // For each object and list that is open the keys so far; a list has none.
  const open: (Set<string> | null)[] = [];
  let end = 0;
  for (let at = skipSpace(json, 0); at < json.length; at = skipSpace(json, end)) {
    end = endOfToken(json, at) ?? json.length;
    const first = json.charAt(at);
    if (first === '{') open.push(new Set());
    else if (first === '[') open.push(null);
    else if (first === '}' || first === ']') open.pop();
    const keys = open.at(-1) ?? null;
    if (first !== '"' || keys === null || json.charAt(skipSpace(json, end)) !== ':') continue;
    const key = String(JSON.parse(json.slice(at, end)));
    if (keys.has(key)) return key.slice(0, MAX_SHOWN);
    keys.add(key);
  }
  return null;
}
