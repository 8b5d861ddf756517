/** A stretch of two texts: common to both, or only in the earlier or the later one. */
export type TextPart = { readonly kind: 'same' | 'removed' | 'added'; readonly text: string };

/** Beyond so many pairs of words a comparison takes longer than a reader waits. */
const MOST_PAIRS = 400_000;

/** The least share of the longer text that both have in common; with less, two whole texts are easier to read. */
const LEAST_COMMON = 0.4;

/** A shorter text is read whole faster than its parts. */
const LEAST_WORDS = 4;

/** Chinese and Japanese words too, whatever the language of the text. */
const words = new Intl.Segmenter('en', { granularity: 'word' });

const wordsOf = (text: string): readonly string[] => [...words.segment(text)].map(({ segment }) => segment);

/** What a text says differently, word by word; null where the texts are short, or have little in common. */
export function diffWords(before: string, after: string): readonly TextPart[] | null {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (Math.min(old.length, now.length) < LEAST_WORDS) return null;
  const start = commonStart(old, now);
  const end = commonStart(old.slice(start).reverse(), now.slice(start).reverse());
  const [oldMiddle, nowMiddle] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  const parts = joined([
    ...old.slice(0, start).map(same),
    ...diffMiddle(oldMiddle, nowMiddle),
    ...old.slice(old.length - end).map(same),
  ]);
  const common = parts.reduce((sum, { kind, text }) => sum + (kind === 'same' ? text.length : 0), 0);
  return common < LEAST_COMMON * Math.max(before.length, after.length) ? null : parts;
}

const same = (text: string): TextPart => ({ kind: 'same', text });
const removed = (text: string): TextPart => ({ kind: 'removed', text });
const added = (text: string): TextPart => ({ kind: 'added', text });

function commonStart(a: readonly string[], b: readonly string[]): number {
  const differs = a.findIndex((word, place) => word !== b[place]);
  return differs === -1 ? a.length : differs;
}

/** The longest common subsequence of words stays; what is removed comes before what is added. */
function diffMiddle(a: readonly string[], b: readonly string[]): readonly TextPart[] {
  if (a.length * b.length > MOST_PAIRS) return [...a.map(removed), ...b.map(added)];
  const lengths = commonLengths(a, b);
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  const parts: TextPart[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [old, now] = [a[i], b[j]];
    if (old !== undefined && old === now) {
      parts.push(same(old));
      [i, j] = [i + 1, j + 1];
    } else if (old !== undefined && (now === undefined || at(i + 1, j) >= at(i, j + 1))) {
      parts.push(removed(old));
      i += 1;
    } else {
      parts.push(added(now ?? ''));
      j += 1;
    }
  }
  return parts;
}

/** For each pair of places how many words the rests of the two texts have in common. */
function commonLengths(a: readonly string[], b: readonly string[]): readonly Uint32Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const [row, next] = [rows[i], rows[i + 1]];
    for (let j = b.length - 1; row !== undefined && next !== undefined && j >= 0; j -= 1)
      row[j] = a[i] === b[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
  }
  return rows;
}

/** A blank between two replaced words belongs to them: one stretch is read, not three. */
function joined(parts: readonly TextPart[]): readonly TextPart[] {
  const result: TextPart[] = [];
  let [gone, come] = ['', ''];
  const flush = () => {
    if (gone !== '') result.push(removed(gone));
    if (come !== '') result.push(added(come));
    [gone, come] = ['', ''];
  };
  parts.forEach(({ kind, text }, place) => {
    const isBetween =
      kind === 'same' &&
      text.trim() === '' &&
      gone !== '' &&
      come !== '' &&
      parts[place + 1]?.kind !== 'same';
    if (kind === 'removed' || isBetween) gone += text;
    if (kind === 'added' || isBetween) come += text;
    if (kind !== 'same' || isBetween) return;
    flush();
    const last = result.at(-1);
    if (last?.kind === 'same') result[result.length - 1] = same(last.text + text);
    else result.push(same(text));
  });
  flush();
  return result.filter(({ text }) => text !== '');
}
