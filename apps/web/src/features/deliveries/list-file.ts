import { MAX_DELIVERY_IDS } from '@quartermaster/contract/http/limits';
import { listedIds } from './listed-ids.ts';

/** Room for everybody of one delivery with all columns of an exported search. */
export const MAX_LIST_MEGABYTES = 20;

/** The IDs in a file, or the reason why it is refused. */
export type ListFile =
  | { readonly kind: 'ids'; readonly ids: readonly string[] }
  | { readonly kind: 'fileTooLarge' | 'fileNoList' }
  | { readonly kind: 'listTooLong'; readonly number: number };

/** Reads a list from a file. What no browser could show in a box is refused before it gets there. */
export async function readListFile(file: Blob): Promise<ListFile> {
  if (file.size > MAX_LIST_MEGABYTES * 1_000_000) return { kind: 'fileTooLarge' };
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  // A workbook or a picture has zero bytes, text has none.
  const ids = text.includes('\0') ? [] : listedIds(text);
  if (ids.length === 0) return { kind: 'fileNoList' };
  return ids.length > MAX_DELIVERY_IDS ? { kind: 'listTooLong', number: ids.length } : { kind: 'ids', ids };
}

/** Ids are the same in every encoding but UTF-16, as which spreadsheets save "Unicode text". */
function decode(bytes: Uint8Array): string {
  const mark = `${bytes[0]},${bytes[1]}`;
  const encoding = mark === '255,254' ? 'utf-16le' : mark === '254,255' ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}
