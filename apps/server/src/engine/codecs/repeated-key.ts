/** Texts and the signs that build objects and lists: everything else between them is values. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/gs;

/**
 * The first key that one object of a JSON text has twice, or null. A parser would quietly keep the
 * last of them. The text has to be JSON.
 */
export function findRepeatedKey(json: string): string | null {
  const open: (Set<string> | null)[] = [];
  let text: string | null = null;
  for (const [token] of json.matchAll(TOKEN)) {
    if (token.startsWith('"')) {
      text = token;
      continue;
    }
    const keys = open.at(-1);
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':' && keys && text !== null) {
      const key = JSON.parse(text) as string;
      if (keys.has(key)) return key;
      keys.add(key);
    }
  }
  return null;
}
