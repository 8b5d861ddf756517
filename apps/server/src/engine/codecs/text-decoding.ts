import iconv from 'iconv-lite';

/** The encodings spreadsheets in our three languages save as. Anything else is refused with a sentence. */
export type TextEncoding = 'utf-8' | 'big5' | 'shift_jis';

const LEGACY: readonly TextEncoding[] = ['big5', 'shift_jis'];

/**
 * The encoding of a file's bytes, or null when it is none of ours. UTF-8 is told by being valid;
 * the two legacy encodings by which of them decodes without a replacement character and, when both
 * do, by which yields more kana (Japanese) or more common Han characters (Chinese).
 */
export function detectEncoding(bytes: Uint8Array): TextEncoding | null {
  if (bytes.includes(0)) return null;
  if (isUtf8(bytes)) return 'utf-8';
  const candidates = LEGACY.map((encoding) => ({
    encoding,
    text: iconv.decode(Buffer.from(bytes), encoding),
  }))
    .filter(({ text }) => !text.includes('\uFFFD'))
    .map(({ encoding, text }) => ({ encoding, score: plausibility(text, encoding) }))
    .toSorted((a, b) => b.score - a.score);
  return candidates[0]?.encoding ?? null;
}

/** Text of a whole file in one of our encodings, without a byte order mark. */
export function decodeText(bytes: Uint8Array, encoding: TextEncoding): string {
  const text =
    encoding === 'utf-8' ? new TextDecoder().decode(bytes) : iconv.decode(Buffer.from(bytes), encoding);
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Japanese text has kana in nearly every cell; half-width kana and rare Han betray a wrong guess. */
function plausibility(text: string, encoding: TextEncoding): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const kana = count(/[\u3040-\u30FF]/g);
  const han = count(/[\u4E00-\u9FFF]/g);
  const odd = count(/[\uFF61-\uFF9F\uE000-\uF8FF\u2500-\u257F]/g);
  return encoding === 'shift_jis' ? kana * 2 + han - odd * 4 : han - kana * 2 - odd * 4;
}
