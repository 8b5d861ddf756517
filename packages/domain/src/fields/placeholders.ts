const PLACEHOLDER = /\{([A-Za-z_][A-Za-z0-9_]*)\}/g;

/** The distinct `{names}` of a text, sorted. */
export function placeholdersOf(text: string): readonly string[] {
  if (!text.includes('{')) return [];
  return [...new Set(Array.from(text.matchAll(PLACEHOLDER), (match) => match[1] ?? ''))].sort();
}

/** Whether texts have the same set of `{names}`. */
export function havePlaceholdersInCommon(texts: readonly string[]): boolean {
  return new Set(texts.map((text) => placeholdersOf(text).join(' '))).size <= 1;
}
