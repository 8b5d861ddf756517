import type { ThumbnailSize } from '@quartermaster/contract/http/files';
import type { FileStore } from '../../platform/file-store.ts';
import { shrinkPicture } from './read-picture.ts';

/** A file of the store as it is sent. */
export type ServedFile = { readonly hash: string; readonly key: string; readonly contentType: string };

/** A drawing up to this size is its own thumbnail: it is smaller than pixels would be. */
const SMALL_DRAWING_BYTES = 4096;

const PICTURES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif']);
const DRAWING = 'image/svg+xml';

/** Small copies of pictures, made when they are first asked for and kept under the hash of the original. */
export function createThumbnails(files: FileStore) {
  const underWay = new Map<string, Promise<void>>();

  async function make(original: ServedFile, key: string, size: ThumbnailSize): Promise<void> {
    const bytes = await files.getBytes(original.key);
    await files.put(key, await shrinkPicture(bytes, Number(size)));
  }

  async function isOwnThumbnail({ key, contentType }: ServedFile): Promise<boolean> {
    if (PICTURES.has(contentType)) return false;
    return contentType !== DRAWING || (await files.getBytes(key)).length <= SMALL_DRAWING_BYTES;
  }

  /** The small copy; the file itself where it has none: a small drawing, a sound, a picture that cannot be read. */
  async function find(original: ServedFile, size: ThumbnailSize): Promise<ServedFile> {
    const key = `thumbnails/${original.hash}-${size}.webp`;
    const thumbnail = { hash: `${original.hash}-${size}`, key, contentType: 'image/webp' };
    if (await files.exists(key)) return thumbnail;
    if (!(await files.exists(original.key)) || (await isOwnThumbnail(original))) return original;
    const making = underWay.get(key) ?? make(original, key, size);
    underWay.set(key, making);
    try {
      await making;
      return thumbnail;
    } catch {
      // Files from before pictures were decoded may be anything. The browser tells what it makes of them.
      return original;
    } finally {
      underWay.delete(key);
    }
  }

  return { find };
}
