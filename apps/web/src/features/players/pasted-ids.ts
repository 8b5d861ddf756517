/** What was pasted, each once in its first place, however it was separated. */
export type PastedIds = { readonly ids: readonly string[]; readonly repeated: number };

const BETWEEN = /[\s,;，、；]+/u;

export function pastedIds(text: string): PastedIds {
  // Digits typed in full width are digits.
  const all = text.normalize('NFKC').split(BETWEEN).filter(Boolean);
  const ids = [...new Set(all)];
  return { ids, repeated: all.length - ids.length };
}
