/** The tags a rich text may use; `br` and `icon` enclose nothing. */
export const RICH_TEXT_TAGS = ['b', 'i', 'color', 'br', 'link', 'icon'] as const;

const STANDALONE: ReadonlySet<string> = new Set(['br', 'icon']);
const ALLOWED: ReadonlySet<string> = new Set(RICH_TEXT_TAGS);
const TAG = /<(\/?)([A-Za-z][A-Za-z0-9_-]*)((?:=[^<>]*|\s[^<>]*)?)\/?>/g;

/** What is wrong with a text's markup: a tag that is not allowed, or one that is not closed in order. */
export function findRichTextProblem(text: string): { readonly tag: string } | null {
  const open: string[] = [];
  for (const match of text.matchAll(TAG)) {
    const tag = match[2] ?? '';
    if (!ALLOWED.has(tag)) return { tag };
    if (STANDALONE.has(tag)) continue;
    if (match[1] !== '/') open.push(tag);
    else if (open.pop() !== tag) return { tag };
  }
  const left = open.pop();
  return left === undefined ? null : { tag: left };
}
