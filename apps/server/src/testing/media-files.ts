import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** A small PNG that a browser can show, of one colour: different texts make different pictures. */
export function pngOf(seed: string, width = 8, height = 8): Buffer {
  const colour = Buffer.alloc(4);
  colour.writeUInt32BE(crc32(seed));
  // Each line begins with how it was filtered: not at all.
  const line = Buffer.concat([Buffer.alloc(1), Buffer.alloc(width * 3, colour.subarray(0, 3))]);
  return pngFile(width, height, deflateSync(Buffer.alloc(line.length * height, line)));
}

/** A part of a PNG with its checksum. */
function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

function pngFile(width: number, height: number, pixels: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG whose head claims a size that its few pixels do not fill. */
export function pngBomb(width: number, height: number): Buffer {
  return pngFile(width, height, deflateSync(Buffer.alloc(1000)));
}

function oggPage(flags: number, granule: number, index: number, body: Buffer): Buffer {
  const head = Buffer.alloc(28);
  head.write('OggS', 0, 'latin1');
  head.writeUInt8(flags, 5);
  head.writeBigUInt64LE(BigInt(granule), 6);
  head.writeUInt32LE(7, 14);
  head.writeUInt32LE(index, 18);
  head.writeUInt8(1, 26);
  head.writeUInt8(body.length, 27);
  return Buffer.concat([head, body]);
}

/** An Ogg sound of silence. */
export function oggOf(seconds: number): Buffer {
  const head = Buffer.alloc(19);
  head.write('OpusHead', 0, 'latin1');
  head.set([1, 1], 8);
  head.writeUInt32LE(48_000, 12);
  const vendor = Buffer.from('none', 'latin1');
  const tags = Buffer.alloc(8 + 4 + vendor.length + 4);
  tags.write('OpusTags', 0, 'latin1');
  tags.writeUInt32LE(vendor.length, 8);
  vendor.copy(tags, 12);
  return Buffer.concat([
    oggPage(2, 0, 0, head),
    oggPage(0, 0, 1, tags),
    oggPage(4, seconds * 48_000, 2, Buffer.from([0xf8, 0xff, 0xfe])),
  ]);
}

const MP3_FRAME_BYTES = 417;

/** An MP3 of silence: frames of 26 milliseconds. */
export function mp3Of(frames: number): Buffer {
  const frame = Buffer.alloc(MP3_FRAME_BYTES);
  frame.set([0xff, 0xfb, 0x90, 0x00]);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

export type ZipPart = { readonly name: string; readonly bytes: Buffer; readonly mode?: number };

/** A ZIP with any names whatever, those that no archiver would write too. */
export function zipOf(parts: readonly ZipPart[]): Buffer {
  const bodies: Buffer[] = [];
  const index: Buffer[] = [];
  let at = 0;
  for (const { name, bytes, mode = 0o100_644 } of parts) {
    const title = Buffer.from(name);
    const packed = deflateRawSync(bytes);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x0800, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, title, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((mode << 16) >>> 0, 6);
    rest.writeUInt32LE(at, 10);
    index.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03', 'latin1'), facts, rest, title]));
    bodies.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(index);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, directory, end]);
}
