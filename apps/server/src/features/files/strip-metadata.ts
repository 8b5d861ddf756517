import { AppError } from '@quartermaster/contract/errors/app-error';
import type { FileType } from './file-type.ts';
import { stripGif } from './strip-gif.ts';

/** What a PNG needs to be drawn, animated and coloured. Texts, times and EXIF are not among it. */
const PNG_CHUNKS: ReadonlySet<string> = new Set(
  'IHDR PLTE tRNS IDAT IEND gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
);

const WEBP_CHUNKS: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** In the first byte of VP8X: EXIF and XMP follow. */
const WEBP_NOTES = 0x08 | 0x04;

/**
 * A picture without what tells places, people and programs, and without anything behind its end. Its pixels
 * and its colour profile stay byte for byte as they were.
 * @throws AppError `picture_damaged` where its parts do not fit together
 */
export function stripMetadata(bytes: Buffer, { extension }: Pick<FileType, 'extension'>): Buffer {
  try {
    switch (extension) {
      case 'png':
        return stripPng(bytes);
      case 'jpg':
        return stripJpeg(bytes);
      case 'webp':
        return stripWebp(bytes);
      case 'gif':
        return stripGif(bytes);
      default:
        return bytes;
    }
  } catch (problem) {
    if (problem instanceof RangeError) throw new AppError('picture_damaged');
    throw problem;
  }
}

function stripPng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; ;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length) throw new RangeError('A chunk that ends behind the file');
    if (PNG_CHUNKS.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(kept);
    at = end;
  }
}

const END = 0xd9;
const SCAN = 0xda;

function stripJpeg(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 2)];
  for (let at = 2; ;) {
    if (bytes.readUInt8(at) !== 0xff) throw new RangeError('No marker where one belongs');
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) return Buffer.concat([...kept, bytes.subarray(at, at + 2)]);
    const length = 2 + bytes.readUInt16BE(at + 2);
    const end = marker === SCAN ? endOfScan(bytes, at + length) : at + length;
    if (end > bytes.length) throw new RangeError('A segment that ends behind the file');
    if (isDrawn(marker, bytes, at)) kept.push(bytes.subarray(at, end));
    at = end;
  }
}

/** Application segments stay only where they say how colours are meant. */
function isDrawn(marker: number, bytes: Buffer, at: number): boolean {
  const isApplication = (marker & 0xf0) === 0xe0;
  if (!isApplication) return marker !== 0xfe;
  if (marker === 0xe2) return bytes.toString('latin1', at + 4, at + 15) === 'ICC_PROFILE';
  return marker === 0xe0 || marker === 0xee;
}

/** The next marker that is neither an escaped byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw new RangeError('A scan without an end');
}

function stripWebp(bytes: Buffer): Buffer {
  const last = 8 + bytes.readUInt32LE(4);
  if (last > bytes.length) throw new RangeError('The file is shorter than it says');
  const kept: Buffer[] = [];
  for (let at = 12; at + 8 <= last;) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (end > bytes.length) throw new RangeError('A chunk that ends behind the file');
    if (WEBP_CHUNKS.has(name))
      kept.push(name === 'VP8X' ? withoutNotes(bytes, at, end) : bytes.subarray(at, end));
    at = end;
  }
  const head = Buffer.from(bytes.subarray(0, 12));
  head.writeUInt32LE(4 + kept.reduce((sum, { length }) => sum + length, 0), 4);
  return Buffer.concat([head, ...kept]);
}

function withoutNotes(bytes: Buffer, at: number, end: number): Buffer {
  const chunk = Buffer.from(bytes.subarray(at, end));
  chunk.writeUInt8(chunk.readUInt8(8) & ~WEBP_NOTES, 8);
  return chunk;
}
