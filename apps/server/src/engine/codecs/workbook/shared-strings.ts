import { closeSync, openSync, readSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type { ByteSource } from '../text-decoding.ts';
import { readCellText } from './cell-text.ts';
import { readXml, type XmlEvents } from './xml-reader.ts';

/** Texts that cells name by number. */
export type SharedStrings = {
  /** @throws AppError `import_workbook` when there is no such text */
  readonly at: (index: number) => string;
};

export const NO_SHARED_STRINGS: SharedStrings = { at: createLookup('', []) };

const PAGE = { strings: 512, characters: 64 * 1024 } as const;
/** Cells name texts roughly in the order of the list, and a few again and again. */
const PAGES_AT_HAND = 64;

type Page = { readonly first: number; readonly offset: number; readonly length: number };

/**
 * Lays the texts of a workbook down in pages on the disk: a list may be as long as the workbook is
 * large, and cells reach into it at will.
 */
export async function storeSharedStrings(bytes: ByteSource, folder: string): Promise<SharedStrings> {
  const path = join(folder, 'strings');
  const file = await open(path, 'w');
  const pages: Page[] = [];
  let strings: string[] = [];
  let [count, characters, offset] = [0, 0, 0];
  const flush = async (): Promise<void> => {
    const content = Buffer.from(JSON.stringify(strings));
    await file.write(content, 0, content.length, offset);
    pages.push({ first: count - strings.length, offset, length: content.length });
    offset += content.length;
    [strings, characters] = [[], 0];
  };
  try {
    for await (const text of readXml(bytes, stringEvents)) {
      strings.push(text);
      count += 1;
      characters += text.length;
      if (strings.length === PAGE.strings || characters > PAGE.characters) await flush();
    }
    await flush();
  } finally {
    await file.close();
  }
  return { at: createLookup(path, pages) };
}

/** `si` is a text, in one piece or in runs of their own looks; `rPh` says how to pronounce it. */
function stringEvents(emit: (text: string) => void): XmlEvents {
  let text = '';
  let [isText, isPronunciation] = [false, false];
  return {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') isPronunciation = true;
      else if (name === 't') isText = !isPronunciation;
    },
    text(content) {
      if (isText) text += content;
    },
    close(name) {
      if (name === 'si') emit(readCellText(text));
      else if (name === 'rPh') isPronunciation = false;
      else if (name === 't') isText = false;
    },
  };
}

function createLookup(path: string, pages: readonly Page[]): SharedStrings['at'] {
  const atHand = new Map<number, readonly string[]>();
  return (index) => {
    const place = placeOf(pages, index);
    const strings = atHand.get(place) ?? loadPage(path, pages[place]);
    // The page used last is the last to go.
    atHand.delete(place);
    atHand.set(place, strings);
    if (atHand.size > PAGES_AT_HAND) atHand.delete(atHand.keys().next().value ?? 0);
    const text = strings[index - (pages[place]?.first ?? 0)];
    if (text === undefined) throw new AppError('import_workbook');
    return text;
  };
}

/** A page is read between two cells: the file was just written and is not on its way from a disk. */
function loadPage(path: string, page: Page | undefined): readonly string[] {
  if (page === undefined) return [];
  const content = Buffer.alloc(page.length);
  const file = openSync(path, 'r');
  try {
    readSync(file, content, 0, page.length, page.offset);
  } finally {
    closeSync(file);
  }
  return JSON.parse(content.toString()) as string[];
}

/** The last page that begins at or before a text. */
function placeOf(pages: readonly Page[], index: number): number {
  let [low, high] = [0, pages.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((pages[middle]?.first ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  return low;
}
