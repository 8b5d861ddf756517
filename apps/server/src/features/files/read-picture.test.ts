import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pngBomb, pngOf } from '../../testing/media-files.ts';
import { detectFileType, type FileType } from './file-type.ts';
import { readPicture, shrinkPicture } from './read-picture.ts';

const PLACE = 'N 25.0330 E 121.5654';

function typeOf(bytes: Buffer): FileType {
  const type = detectFileType(bytes);
  if (type === null) throw new Error('A picture of no known type');
  return type;
}

const read = (bytes: Buffer) => readPicture(bytes, typeOf(bytes));

/** Half red, half blue, so that a turn shows. */
const twoColours = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: 'blue' } },
      left: width / 2,
      top: 0,
    },
  ]);

const EXIF = { IFD0: { ImageDescription: PLACE, Artist: 'Mei' } };

describe('a picture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('of %s loses its notes and keeps its pixels', async (format) => {
    const bytes = await twoColours(40, 20).withExif(EXIF).toFormat(format).toBuffer();
    expect(bytes.includes(PLACE)).toBe(true);
    const { bytes: clean, width, height } = await read(bytes);
    expect([width, height]).toEqual([40, 20]);
    expect(clean.includes(PLACE)).toBe(false);
    expect(await sharp(clean).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer());
  });

  it('keeps its colour profile', async () => {
    const bytes = await twoColours(40, 20).withIccProfile('p3').jpeg().toBuffer();
    const before = (await sharp(bytes).metadata()).icc;
    expect(before).toBeDefined();
    expect((await sharp((await read(bytes)).bytes).metadata()).icc).toEqual(before);
  });

  it('that is stored sideways is turned, and loses the EXIF orientation', async () => {
    const bytes = await twoColours(40, 20).withMetadata({ orientation: 6 }).png().toBuffer();
    const { bytes: upright, width, height } = await read(bytes);
    expect([width, height]).toEqual([20, 40]);
    const { data } = await sharp(upright).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
    expect((await sharp(upright).metadata()).orientation).toBeUndefined();
  });

  it('loses what hangs behind its end, and the comments of a GIF', async () => {
    const png = pngOf('fox');
    expect((await read(Buffer.concat([png, Buffer.from(PLACE)]))).bytes).toEqual(png);
    const gif = await twoColours(8, 8).gif().toBuffer();
    const comment = Buffer.concat([
      Buffer.from([0x21, 0xfe, PLACE.length]),
      Buffer.from(PLACE),
      Buffer.from([0]),
    ]);
    const noted = Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)]);
    expect((await read(noted)).bytes).toEqual(gif);
  });
});

const cut = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length * 0.6));

function broken(): Buffer {
  const png = pngOf('fox', 64, 64);
  const at = png.indexOf('IDAT') + 10;
  png.writeUInt8(png.readUInt8(at) ^ 0xff, at);
  return png;
}

describe('a picture that is refused', () => {
  it.each([
    ['cut off', () => cut(pngOf('fox', 64, 64)), 'picture_damaged'],
    ['a JPEG cut off', async () => cut(await twoColours(64, 64).jpeg().toBuffer()), 'picture_damaged'],
    ['a WebP cut off', async () => cut(await twoColours(64, 64).webp().toBuffer()), 'picture_damaged'],
    ['with a broken part', broken, 'picture_damaged'],
    ['a head without pixels', () => pngBomb(640, 480), 'picture_damaged'],
    ['larger than 40 megapixels', () => pngBomb(20_000, 20_000), 'picture_too_large'],
  ])('%s', async (_name, make, code) => {
    await expect(read(await make())).rejects.toMatchObject({ code });
  });
});

it('a thumbnail fits its box, is upright and never larger than the picture', async () => {
  const wide = await twoColours(400, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const small = await sharp(await shrinkPicture(wide, 64)).metadata();
  expect(small).toMatchObject({ format: 'webp', width: 16, height: 64 });
  expect(await sharp(await shrinkPicture(pngOf('fox'), 64)).metadata()).toMatchObject({ width: 8 });
});
