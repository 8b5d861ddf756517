const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

const KATAKANA = /[\u30a1-\u30fa]/;
const HIRAGANA_END = /[\u3041-\u3096]$/;
const HIRAGANA_START = /^[\u3041-\u3096]/;

/** The words of a Japanese title, those in hiragana together; any other title is one piece. */
export function wordsOfTitle(title: string): readonly string[] {
  if (!KATAKANA.test(title)) return [title];
  const words: string[] = [];
  for (const { segment } of segmenter.segment(title)) {
    const last = words.at(-1);
    const goesOn = last !== undefined && HIRAGANA_END.test(last) && HIRAGANA_START.test(segment);
    if (goesOn) words.splice(-1, 1, last + segment);
    else words.push(segment);
  }
  return words;
}
