import { AppError } from '@quartermaster/contract/errors/app-error';
import { MAX_FRAME_PIXELS, MAX_PIXELS } from '@quartermaster/domain/uploads/asset-folders';
import type { Metadata, Sharp } from 'sharp';
import { takeTurns } from '../../platform/take-turns.ts';
import type { FileType } from './file-type.ts';
import { stripMetadata } from './strip-metadata.ts';

/** Loaded by the first picture: a start has no use for it. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // A picture is decoded once: nothing is worth keeping, and the other calls need the processor too.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** So many pictures are decoded at a time: each may need a few hundred megabytes. */
const inTurn = takeTurns(2);

const SECONDS = 30;
const MEGAPIXEL = 1_000_000;
/** Visibly the same as the original, at about its size. */
const TURNED_QUALITY = 95;

/** A picture as it is stored, and its size as it is seen. */
type Picture = { readonly bytes: Buffer; readonly width: number; readonly height: number };

/**
 * Decodes a picture to its end, takes out what tells places and people, and turns it upright.
 * @throws AppError `picture_damaged`, `picture_too_large`
 */
export function readPicture(bytes: Buffer, type: FileType): Promise<Picture> {
  return inTurn(async () => {
    const clean = stripMetadata(bytes, type);
    const facts = await readFacts(bytes);
    refuseLarge(facts);
    await decode(clean);
    const isUpright = (facts.orientation ?? 1) === 1;
    const { width, height } = facts.autoOrient;
    return { bytes: isUpright ? clean : await turned(bytes, type), width, height };
  });
}

async function readFacts(bytes: Buffer): Promise<Metadata> {
  const sharp = await loadSharp();
  return sharp(bytes, { limitInputPixels: false }).metadata().catch(refuseDamage);
}

function refuseLarge({ width, height, pageHeight, pages = 1 }: Metadata): void {
  const frame = width * (pageHeight ?? height);
  const most = frame > MAX_PIXELS ? MAX_PIXELS : MAX_FRAME_PIXELS;
  const pixels = frame > MAX_PIXELS ? frame : frame * pages;
  if (pixels > most)
    throw new AppError('picture_too_large', {
      megapixels: Math.ceil(pixels / MEGAPIXEL),
      most: most / MEGAPIXEL,
    });
}

/** Every frame, in strips: what is made of them is thrown away. */
async function decode(bytes: Buffer): Promise<void> {
  const sharp = await loadSharp();
  const picture = sharp(bytes, { animated: true, limitInputPixels: MAX_FRAME_PIXELS, failOn: 'warning' });
  await picture.timeout({ seconds: SECONDS }).resize(16).raw().toBuffer().catch(refuseDamage);
}

/** Without its EXIF a picture would be shown sideways: its pixels are turned, its colour profile stays. */
async function turned(bytes: Buffer, { extension }: FileType): Promise<Buffer> {
  const sharp = await loadSharp();
  const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS }).autoOrient().keepIccProfile();
  return encoded(upright, extension).timeout({ seconds: SECONDS }).toBuffer().catch(refuseDamage);
}

function encoded(picture: Sharp, extension: string): Sharp {
  if (extension === 'png') return picture.png();
  if (extension === 'webp') return picture.webp({ quality: TURNED_QUALITY });
  return picture.jpeg({ quality: TURNED_QUALITY, chromaSubsampling: '4:4:4' });
}

/**
 * A small copy of a picture, at most `size` pixels wide and high, as WebP.
 * @throws AppError `picture_damaged`
 */
export function shrinkPicture(bytes: Uint8Array, size: number): Promise<Buffer> {
  return inTurn(async () => {
    const sharp = await loadSharp();
    return sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize(size, size, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80, alphaQuality: 90 })
      .toBuffer()
      .catch(refuseDamage);
  });
}

function refuseDamage(cause: unknown): never {
  throw new AppError('picture_damaged', {}, [], undefined, { cause });
}
