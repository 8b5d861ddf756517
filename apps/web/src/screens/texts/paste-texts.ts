import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import { readBlock } from '../../engine/sheet/sheet-block.ts';
import { typeText, type StoredText, type TextDrafts } from './text-drafts.ts';
import { storedOf, type TextEntries } from './text-entries.ts';

/** A text that was pasted, and the one whose place it takes. */
type PastedText = {
  readonly key: string;
  readonly stored: StoredText | null;
  readonly language: Language;
  readonly text: string;
};

export type PastedTexts = {
  readonly texts: readonly PastedText[];
  /** Texts without a place: beside the languages, below the last line, on one that is deleted or not there yet. */
  readonly skipped: number;
};

/** Reads cells of a spreadsheet, of which the first belongs to a language (`column`) of a line. */
export function readPastedTexts(
  entries: TextEntries,
  { row, column }: { readonly row: number; readonly column: number },
  pasted: string,
): PastedTexts {
  const cells = readBlock(pasted).flatMap((line, down) =>
    line.map((text, across): PastedText | null => {
      const entry = entries.at(row + down);
      const language = LANGUAGES[column - 1 + across];
      const { key, draft } = entry;
      if (key === undefined || language === undefined || draft?.isRemoved === true) return null;
      return { key, stored: storedOf(entry), language, text: text.trim() };
    }),
  );
  const texts = cells.filter((cell) => cell !== null);
  return { texts, skipped: cells.length - texts.length };
}

/** The drafts after all of it was typed. */
export const typeTexts = (drafts: TextDrafts, texts: readonly PastedText[]): TextDrafts =>
  texts.reduce(
    (next, { key, stored, language, text }) => typeText(next, key, stored, language, text),
    drafts,
  );
