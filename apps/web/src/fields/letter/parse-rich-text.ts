import { RICH_TEXT_TAGS } from '@quartermaster/domain/fields/rich-text';

type RichTag = (typeof RICH_TEXT_TAGS)[number];

/** A piece of a marked-up text: words, or a tag with what is in it. */
export type RichNode =
  | string
  | { readonly tag: RichTag; readonly value: string; readonly children: readonly RichNode[] };

type Open = { readonly tag: RichTag; readonly value: string; readonly children: RichNode[] };

const MARK = /<(\/?)([a-z]+)(?:=([^<>]*?))?\s*\/?>/g;
const ALONE: ReadonlySet<string> = new Set(['br', 'icon']);

/** Reads the markup that game texts may use. What is not closed ends with the text; other tags are words. */
export function parseRichText(text: string): readonly RichNode[] {
  const root: RichNode[] = [];
  const open: Open[] = [];
  const add = (node: RichNode) => (open.at(-1)?.children ?? root).push(node);
  const close = () => {
    const last = open.pop();
    if (last !== undefined) add(last);
  };
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    const tag = RICH_TEXT_TAGS.find((known) => known === match[2]);
    if (tag === undefined) continue;
    if (match.index > end) add(text.slice(end, match.index));
    end = match.index + match[0].length;
    const value = match[3] ?? '';
    if (match[1] === '/') close();
    else if (ALONE.has(tag)) add({ tag, value, children: [] });
    else open.push({ tag, value, children: [] });
  }
  if (end < text.length) add(text.slice(end));
  while (open.length > 0) close();
  return root;
}
