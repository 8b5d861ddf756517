/** The encodings spreadsheets in our three languages save as. Anything else is refused with a sentence. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'big5' | 'shift_jis';

/** Bytes as they come: a file of any size passes through without being held. */
export type ByteSource = AsyncIterable<Uint8Array>;

/** Opens a file from its beginning; called once for each time it is read. */
export type OpenBytes = () => Promise<ByteSource>;

const LEGACY = ['big5', 'shift_jis'] as const;

/** Fewer pairs of bytes than these say little about the encoding they are in. */
const TELLING_PAIRS = { high: 6, halfwidth: 4 };
const MIN_COMMON_SHARE = 0.6;

/**
 * The encoding of a file, or null when it is none of ours. UTF-16, in which spreadsheets save their
 * "Unicode text", is told by its byte order mark; UTF-8 by being valid; the two legacy encodings by which of them decodes without an error into characters that are common in
 * its language. Others of the same build (GBK, EUC-JP, EUC-KR) decode as rare characters, or never
 * use the low trail bytes that a third of Big5 has. What could be read in two ways is refused: a
 * sentence costs less than a name that is wrong and looks like one.
 */
export async function detectEncoding(open: OpenBytes): Promise<TextEncoding | null> {
  const marked = await markedUtf16(await open());
  if (marked !== null) return (await decodesAs(marked, await open())) ? marked : null;
  const first = await isUtf8(await open());
  if (first !== 'no') return first === 'yes' ? 'utf-8' : null;
  const candidates = LEGACY.map(createCandidate);
  for await (const chunk of await open()) for (const candidate of candidates) candidate.push(chunk);
  const best = candidates
    .map((candidate) => candidate.check())
    .filter(({ share }) => share >= MIN_COMMON_SHARE)
    .toSorted((a, b) => b.share - a.share)[0];
  return best?.encoding ?? null;
}

/** Text of a file in one of our encodings, without a byte order mark, a piece at a time; opened for the first of them. */
export async function* decodeText(open: OpenBytes, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of await open()) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

const BYTE_ORDER_MARKS = [
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
] as const;

/** The first two bytes may come in two pieces. */
async function markedUtf16(bytes: ByteSource): Promise<'utf-16le' | 'utf-16be' | null> {
  const start: number[] = [];
  for await (const chunk of bytes) {
    start.push(...chunk.subarray(0, 2 - start.length));
    if (start.length === 2) break;
  }
  return BYTE_ORDER_MARKS.find(({ mark }) => mark.every((byte, at) => byte === start[at]))?.encoding ?? null;
}

async function decodesAs(encoding: TextEncoding, bytes: ByteSource): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const chunk of bytes) if (!decodes(decoder, chunk)) return false;
  return decodes(decoder, null);
}

const ESCAPE = 0x1b;

/** `never`: zero bytes are in no text of ours, and an escape byte switches between alphabets (ISO-2022). */
async function isUtf8(bytes: ByteSource): Promise<'yes' | 'no' | 'never'> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isValid = true;
  for await (const chunk of bytes) {
    if (chunk.includes(0) || chunk.includes(ESCAPE)) return 'never';
    isValid &&= decodes(decoder, chunk);
  }
  return isValid && decodes(decoder, null) ? 'yes' : 'no';
}

function decodes(decoder: InstanceType<typeof TextDecoder>, chunk: Uint8Array | null): boolean {
  try {
    if (chunk === null) decoder.decode();
    else decoder.decode(chunk, { stream: true });
    return true;
  } catch {
    return false;
  }
}

type Verdict = { readonly encoding: TextEncoding; readonly share: number };

type Candidate = { readonly push: (chunk: Uint8Array) => void; readonly check: () => Verdict };

/** Reads a file as if it were in an encoding, and counts how likely that looks. */
function createCandidate(encoding: (typeof LEGACY)[number]): Candidate {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const common = commonCharacters(encoding);
  const trails = createTrailCounter();
  let [total, known] = [0, 0];
  let isPossible = true;
  const count = (text: string): void => {
    for (const character of text) {
      if (character < '\u0080' || isHalfwidthKatakana(character)) continue;
      if (isPrivateUse(character)) isPossible = false;
      total += 1;
      if (common.has(character)) known += 1;
    }
  };
  const read = (chunk: Uint8Array | null): void => {
    try {
      count(chunk === null ? decoder.decode() : decoder.decode(chunk, { stream: true }));
    } catch {
      isPossible = false;
    }
  };
  return {
    push(chunk) {
      if (!isPossible) return;
      trails.push(chunk);
      read(chunk);
    },
    check() {
      if (isPossible) read(null);
      const isForeign = encoding === 'big5' && trails.areOfAnother();
      return { encoding, share: !isPossible || isForeign || total === 0 ? 0 : known / total };
    },
  };
}

/** Single bytes of Shift_JIS: any other encoding decodes as them, too, so they tell nothing. */
const isHalfwidthKatakana = (character: string): boolean => character >= '\uFF61' && character <= '\uFF9F';

/** What a decoder makes of characters that it does not know, such as those that Hong Kong added to Big5. */
const isPrivateUse = (character: string): boolean => character >= '\uE000' && character <= '\uF8FF';

/**
 * Counts the second bytes of pairs: of Big5 a third are low, of the EUC family none; of halfwidth
 * katakana in Shift_JIS, which look like pairs, none is above 0xDF.
 */
function createTrailCounter() {
  let [pairs, low, beyondKatakana] = [0, 0, 0];
  let isTrail = false;
  return {
    push(chunk: Uint8Array): void {
      for (const byte of chunk) {
        if (isTrail) {
          pairs += 1;
          if (byte < 0x80) low += 1;
          if (byte > 0xdf) beyondKatakana += 1;
        }
        isTrail = !isTrail && byte >= 0x80;
      }
    },
    areOfAnother: (): boolean =>
      low === 0 && pairs >= (beyondKatakana === 0 ? TELLING_PAIRS.halfwidth : TELLING_PAIRS.high),
  };
}

/** Lead bytes of the signs, syllables and everyday Han characters of an encoding. */
const COMMON_LEADS = { big5: [0xa1, 0xc6], shift_jis: [0x81, 0x97] } as const;

function commonCharacters(encoding: (typeof LEGACY)[number]): ReadonlySet<string> {
  const [from, to] = COMMON_LEADS[encoding];
  const pairs: number[] = [];
  for (let lead = from; lead <= to; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) pairs.push(lead, trail);
  }
  const text = new TextDecoder(encoding).decode(Uint8Array.from(pairs));
  return new Set(Array.from(text).filter((character) => character >= '\u0080' && character !== '\uFFFD'));
}
