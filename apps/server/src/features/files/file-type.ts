import { parseJson } from '@quartermaster/domain/core/json';
import { isAtlas, isSkeleton } from './spine-files.ts';

/** The type of a file, recognised by its bytes: names and declared types are not trusted. */
export type FileType = {
  readonly extension: string;
  readonly contentType: string;
  readonly family: 'image' | 'sound' | 'json' | 'animation' | 'video' | 'bundle' | 'document';
};

const PNG: FileType = { extension: 'png', contentType: 'image/png', family: 'image' };
const JPEG: FileType = { extension: 'jpg', contentType: 'image/jpeg', family: 'image' };
const GIF: FileType = { extension: 'gif', contentType: 'image/gif', family: 'image' };
const WEBP: FileType = { extension: 'webp', contentType: 'image/webp', family: 'image' };
const SVG: FileType = { extension: 'svg', contentType: 'image/svg+xml', family: 'image' };
const OGG: FileType = { extension: 'ogg', contentType: 'audio/ogg', family: 'sound' };
const MP3: FileType = { extension: 'mp3', contentType: 'audio/mpeg', family: 'sound' };
const WAV: FileType = { extension: 'wav', contentType: 'audio/wav', family: 'sound' };
const M4A: FileType = { extension: 'm4a', contentType: 'audio/mp4', family: 'sound' };
const JSON_TYPE: FileType = { extension: 'json', contentType: 'application/json', family: 'json' };

const MP4: FileType = { extension: 'mp4', contentType: 'video/mp4', family: 'video' };
const WEBM: FileType = { extension: 'webm', contentType: 'video/webm', family: 'video' };
const BUNDLE: FileType = {
  extension: 'bundle',
  contentType: 'application/octet-stream',
  family: 'bundle',
};
const PDF: FileType = { extension: 'pdf', contentType: 'application/pdf', family: 'document' };

/** Texts for people. Their bytes do not tell one from another: their name does. */
const TEXTS: readonly FileType[] = ['txt', 'csv', 'md'].map((extension) => ({
  extension,
  contentType: 'text/plain; charset=utf-8',
  family: 'document',
}));

const SKELETON: FileType = {
  extension: 'skel',
  contentType: 'application/octet-stream',
  family: 'animation',
};
const ATLAS: FileType = {
  extension: 'atlas',
  contentType: 'text/plain; charset=utf-8',
  family: 'animation',
};

export const FILE_TYPES: readonly FileType[] = [
  PNG,
  JPEG,
  WEBP,
  GIF,
  SVG,
  OGG,
  MP3,
  WAV,
  M4A,
  JSON_TYPE,
  SKELETON,
  ATLAS,
];

/** Those, and what only the page for other files takes. */
const SERVED_TYPES: readonly FileType[] = [...FILE_TYPES, BUNDLE, MP4, WEBM, PDF, ...TEXTS];

/** Recognises an asset bundle, a video or a document; texts also by the ending of their name. */
export function detectPlainFile(bytes: Buffer, name: string): FileType | null {
  if (startsWith(bytes, 'UnityFS\0')) return BUNDLE;
  if (startsWith(bytes, '%PDF-')) return PDF;
  if (startsWith(bytes, '\x1aE\xdf\xa3')) return WEBM;
  if (startsWith(bytes, 'ftyp', 4) && !startsWith(bytes, 'M4A', 8)) return MP4;
  const text = TEXTS.find((type) => type === typeOfPath(name.toLowerCase()));
  return text !== undefined && isPlainText(bytes) ? text : null;
}

/** UTF-8 without a character that no text has. */
function isPlainText(bytes: Buffer): boolean {
  return !bytes.includes(0) && decodeUtf8(bytes) !== null;
}

/** Recognises the file kinds that the game can load; null for anything else. */
export function detectFileType(bytes: Buffer): FileType | null {
  return detectBinary(bytes) ?? detectText(bytes);
}

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.length >= at + text.length && bytes.toString('latin1', at, at + text.length) === text;

function detectBinary(bytes: Buffer): FileType | null {
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return PNG;
  if (startsWith(bytes, '\xff\xd8\xff')) return JPEG;
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return GIF;
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return WEBP;
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WAVE', 8)) return WAV;
  if (startsWith(bytes, 'OggS')) return OGG;
  if (startsWith(bytes, 'ftypM4A', 4)) return M4A;
  if (startsWith(bytes, 'ID3') || isMpegFrame(bytes)) return MP3;
  return isSkeleton(bytes) ? SKELETON : null;
}

/** Eleven set bits, a layer and a bit rate that exist. */
function isMpegFrame(bytes: Buffer): boolean {
  const [first = 0, second = 0, third = 0] = bytes;
  const isSync = first === 0xff && (second & 0xe0) === 0xe0;
  const isLayerThree = (second & 0x06) === 0x02;
  return isSync && isLayerThree && (third & 0xf0) !== 0xf0 && (third & 0x0c) !== 0x0c;
}

/** What may precede the picture, besides comments: a declaration, and a document type with own entities. */
const BEFORE_SVG = /\s+|<\?xml[^>]*?\?>|<!DOCTYPE\s+svg[^>[]*?(?:\[[^\]]*?\]\s*)?>/iy;
const SVG_ELEMENT = /<svg[\s>/]/iy;

/** Part by part: one expression for all would practically never end on many comments without a picture. */
function isSvg(text: string): boolean {
  let at = 0;
  for (let end = endOfPart(text, at); end > at; end = endOfPart(text, at)) at = end;
  SVG_ELEMENT.lastIndex = at;
  return SVG_ELEMENT.test(text);
}

function endOfPart(text: string, at: number): number {
  if (text.startsWith('<!--', at)) {
    const end = text.indexOf('-->', at + 4);
    return end === -1 ? at : end + 3;
  }
  BEFORE_SVG.lastIndex = at;
  return BEFORE_SVG.test(text) ? BEFORE_SVG.lastIndex : at;
}

function detectText(bytes: Buffer): FileType | null {
  const text = decodeUtf8(bytes);
  if (text === null) return null;
  if (isSvg(text)) return SVG;
  if (isAtlas(text)) return ATLAS;
  return isJson(text) ? JSON_TYPE : null;
}

function decodeUtf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function isJson(text: string): boolean {
  const value = parseJson(text);
  return typeof value === 'object' && value !== null;
}

/** The kind that a path's ending promises; null for any other ending. */
export function typeOfPath(path: string): FileType | null {
  const ending = /\.([a-z0-9]+)$/.exec(path)?.[1];
  const extension = ending === 'jpeg' ? 'jpg' : ending;
  return SERVED_TYPES.find((type) => type.extension === extension) ?? null;
}
