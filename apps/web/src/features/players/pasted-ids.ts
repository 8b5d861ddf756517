/** What was pasted, each once in its first place, however it was separated. */
type PastedIds = { readonly ids: readonly string[]; readonly repeated: number };

/** As an account is named, on any server or on one. */
const ACCOUNT = /^(\d+:)?\d+$/;
const BETWEEN = /[\s,;，、；]+/u;

/** What tickets write around a number: `#100001`, `ID:100001`, `「100001」`; `1-100001` names the server. */
const AROUND = /^(?:u?id:?|[#「『【("'])+|[」』】)"'.]+$/giu;
const WITH_DASH = /^(\d+)-(\d+)$/u;

const plainId = (typed: string): string => typed.replace(AROUND, '').replace(WITH_DASH, '$1:$2');

export function pastedIds(text: string): PastedIds {
  // Digits typed in full width are digits.
  const all = text.normalize('NFKC').split(BETWEEN).map(plainId).filter(Boolean);
  const ids = [...new Set(all)];
  return { ids, repeated: all.length - ids.length };
}

/** Whether a text asks for several accounts where one is looked for. */
export function isSeveralIds(text: string): boolean {
  const { ids } = pastedIds(text);
  return ids.length > 1 && ids.every((id) => ACCOUNT.test(id));
}
