/** How an animation's own program writes its version. */
const VERSION = /^[34]\.\d{1,2}(\.\d{1,3})?(-[a-z0-9.]+)?$/;

/** The version comes after eight bytes of a hash, or (until version 3) the hash as a text. */
const HASH_BYTES = 8;

/** Whether bytes are the binary skeleton of an animated figure: told by the version it was made with. */
export function isSkeleton(bytes: Buffer): boolean {
  const isFour = VERSION.test(shortTextAt(bytes, HASH_BYTES)?.text ?? '');
  if (isFour) return true;
  const hash = shortTextAt(bytes, 0);
  return hash !== null && VERSION.test(shortTextAt(bytes, hash.end)?.text ?? '');
}

/** A text behind a byte that holds its length and one more; null where there is none. */
function shortTextAt(bytes: Buffer, at: number): { readonly text: string; readonly end: number } | null {
  const length = (bytes[at] ?? 0) - 1;
  const end = at + 1 + length;
  if (length < 1 || length >= 0x7f || end > bytes.length) return null;
  return { text: bytes.toString('latin1', at + 1, end), end };
}

/** Whether a text that is JSON is the skeleton of an animated figure. */
export function isSkeletonJson(text: string): boolean {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return false;
  return (
    'skeleton' in value &&
    typeof value.skeleton === 'object' &&
    'bones' in value &&
    Array.isArray(value.bones)
  );
}

/** A picture's name without any folder, then what is known of it: `size: 1024,512`. */
const ATLAS_HEAD =
  /^\s*[\w .-]+\.(png|webp|jpe?g)[ \t]*\r?\n(\s*[a-z]+[ \t]*:[^\r\n]*\r?\n)*?\s*size[ \t]*:[ \t]*\d+/i;

/** Whether a text says where in a picture the parts of a figure are. It holds nothing a browser would run. */
export function isAtlas(text: string): boolean {
  return ATLAS_HEAD.test(text) && !text.includes('<');
}
