const IMAGE = 0x2c;
const EXTENSION = 0x21;
const END = 0x3b;
const COMMENT = 0xfe;
const APPLICATION = 0xff;

/** How often an animation repeats. Other applications write notes of their own. */
const REPEATS: ReadonlySet<string> = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

/** A GIF without comments and notes of programs. Throws `RangeError` where its blocks do not fit together. */
export function stripGif(bytes: Buffer): Buffer {
  const start = 13 + colourBytes(bytes.readUInt8(10));
  const kept = [bytes.subarray(0, start)];
  for (let at = start; ;) {
    const block = bytes.readUInt8(at);
    if (block === END) return Buffer.concat([...kept, bytes.subarray(at, at + 1)]);
    const end = endOfBlock(bytes, at, block);
    if (isDrawn(bytes, at, block)) kept.push(bytes.subarray(at, end));
    at = end;
  }
}

const colourBytes = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

function endOfBlock(bytes: Buffer, at: number, block: number): number {
  if (block === EXTENSION) return endOfParts(bytes, at + 2);
  if (block !== IMAGE) throw new RangeError('A block of no known kind');
  return endOfParts(bytes, at + 11 + colourBytes(bytes.readUInt8(at + 9)));
}

/** Parts begin with their length; an empty one is the last. */
function endOfParts(bytes: Buffer, from: number): number {
  for (let at = from; ;) {
    const length = bytes.readUInt8(at);
    at += 1 + length;
    if (length === 0) return at;
  }
}

function isDrawn(bytes: Buffer, at: number, block: number): boolean {
  if (block !== EXTENSION) return true;
  const label = bytes.readUInt8(at + 1);
  return label === APPLICATION ? REPEATS.has(bytes.toString('latin1', at + 3, at + 14)) : label !== COMMENT;
}
