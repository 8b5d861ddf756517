/** What was pasted, each once in its first place, however it was separated. */
export type PastedIds = { readonly ids: readonly string[]; readonly repeated: number };

/** As an account is named, on any server or on one. */
const ACCOUNT = /^(\d+:)?\d+$/;
const BETWEEN = /[\s,;，、；]+/u;

export function pastedIds(text: string): PastedIds {
  // Digits typed in full width are digits.
  const all = text.normalize('NFKC').split(BETWEEN).filter(Boolean);
  const ids = [...new Set(all)];
  return { ids, repeated: all.length - ids.length };
}

/** Whether a text asks for several accounts where one is looked for. */
export function isSeveralIds(text: string): boolean {
  const { ids } = pastedIds(text);
  return ids.length > 1 && ids.every((id) => ACCOUNT.test(id));
}
