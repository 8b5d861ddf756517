import { MAX_DELIVERY_IDS } from '@quartermaster/contract/http/limits';
import { readPlayerList, type PlayerList } from './listed-ids.ts';

/** Room for all recipients of a delivery with all columns of an exported search. */
export const MAX_LIST_MEGABYTES = 20;

/** The IDs in a file, or the reason why it is refused. */
type ListFile =
  | ({ readonly kind: 'ids' } & PlayerList)
  | { readonly kind: 'fileTooLarge' | 'fileNoList' }
  | { readonly kind: 'listTooLong'; readonly number: number };

/** Reads a list from a file. What no browser could show in a box is refused before it gets there. */
export async function readListFile(file: Blob): Promise<ListFile> {
  if (file.size > MAX_LIST_MEGABYTES * 1_000_000) return { kind: 'fileTooLarge' };
  const texts = decode(new Uint8Array(await file.arrayBuffer()));
  // A workbook or a picture has zero bytes, text has none.
  const lists = texts.some((text) => text.includes('\0')) ? [] : texts.map(readPlayerList);
  const list = lists.find(({ heading }) => heading !== null) ?? lists[0];
  if (list === undefined || list.ids.length === 0) return { kind: 'fileNoList' };
  const { length } = list.ids;
  return length > MAX_DELIVERY_IDS ? { kind: 'listTooLong', number: length } : { kind: 'ids', ...list };
}

/**
 * What the file may say. Ids are the same in every encoding but UTF-16, as which spreadsheets save "Unicode
 * text"; a heading is not, and Excel writes CSV files as Shift_JIS in Japan and as Big5 in Taiwan.
 */
function decode(bytes: Uint8Array): readonly string[] {
  const mark = `${bytes[0]},${bytes[1]}`;
  const wide = mark === '255,254' ? 'utf-16le' : mark === '254,255' ? 'utf-16be' : null;
  const encodings = wide === null ? ['utf-8', 'shift_jis', 'big5'] : [wide];
  return encodings.map((encoding) => new TextDecoder(encoding).decode(bytes));
}
