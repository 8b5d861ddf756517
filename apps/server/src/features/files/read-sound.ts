import { AppError } from '@quartermaster/contract/errors/app-error';
import type { IAudioMetadata } from 'music-metadata';
import type { FileType } from './file-type.ts';

type Sound = {
  readonly milliseconds: number;
  readonly title: string | null;
  readonly artist: string | null;
};

const MAX_TAG = 120;

/** How far a sound's parts may end before the file, and the file before them, in a sound that is whole. */
const CUT_SECONDS = 0.5;

/**
 * Length and tags of a sound.
 * @throws AppError `sound_damaged` where it has no length or is cut off
 */
export async function readSound(bytes: Buffer, { contentType, extension }: FileType): Promise<Sound> {
  // Loaded by the first sound: a start has no use for it.
  const { parseBuffer } = await import('music-metadata');
  const read = await parseBuffer(
    bytes,
    { mimeType: contentType },
    { duration: true, skipCovers: true },
  ).catch((cause: unknown) => refuse(cause));
  const seconds = read.format.duration;
  const isWhole = extension !== 'ogg' || endsWithPage(bytes);
  if (seconds === undefined || !(seconds > 0) || !isWhole || isCut(read, bytes)) refuse();
  return {
    milliseconds: Math.round(seconds * 1000),
    title: tag(read.common.title),
    artist: tag(read.common.artist),
  };
}

const tag = (text: string | undefined): string | null => text?.slice(0, MAX_TAG) ?? null;

/** The parts of an Ogg file say how long they are; the last one says that it is the last. */
function endsWithPage(bytes: Buffer): boolean {
  for (let at = 0; at + 27 <= bytes.length;) {
    if (bytes.toString('latin1', at, at + 4) !== 'OggS') return false;
    const segments = bytes.readUInt8(at + 26);
    const sizes = bytes.subarray(at + 27, at + 27 + segments);
    const end = at + 27 + segments + sizes.reduce((sum, size) => sum + size, 0);
    const isLast = (bytes.readUInt8(at + 5) & 4) !== 0;
    if (end > bytes.length) return false;
    if (end === bytes.length) return isLast;
    at = end;
  }
  return false;
}

/** A header may promise more than the file holds. */
function isCut({ format }: IAudioMetadata, bytes: Buffer): boolean {
  const { bitrate, duration, codecProfile, container } = format;
  if (bitrate === undefined || duration === undefined || container === 'Ogg') return false;
  if (codecProfile?.startsWith('V') === true) return false;
  return (bitrate / 8) * Math.max(0, duration - CUT_SECONDS) > bytes.length * 1.1;
}

function refuse(cause?: unknown): never {
  throw new AppError('sound_damaged', {}, [], undefined, { cause });
}
