/** One spelling for what is searched and what is looked for: compatibility forms folded, lower case, single spaces. */
export function normalizeSearchText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Whether a text has every word that was typed, in any order; nothing typed, and every text has. */
export function wordFilter(typed: string): (text: string) => boolean {
  const words = normalizeSearchText(typed).split(' ');
  return (text) => {
    const searched = normalizeSearchText(text);
    return words.every((word) => searched.includes(word));
  };
}
