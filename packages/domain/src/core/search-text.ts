/** One spelling of a text, sign by sign: compatibility forms folded, lower case. */
export const foldText = (text: string): string => text.normalize('NFKC').toLowerCase();

/** One spelling for what is searched and what is looked for: compatibility forms folded, lower case, single spaces. */
export function normalizeSearchText(text: string): string {
  return foldText(text).replace(/\s+/g, ' ').trim();
}

/** Whether a text has every word that was typed, in any order; nothing typed, and every text has. */
export function wordFilter(typed: string): (text: string) => boolean {
  const words = normalizeSearchText(typed).split(' ');
  return (text) => {
    const searched = normalizeSearchText(text);
    return words.every((word) => searched.includes(word));
  };
}
