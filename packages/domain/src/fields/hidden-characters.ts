import { FILLERS } from '../core/text-form.ts';

/** A character that is not seen: `U+202E`, and which character of the text it is, from 1. */
type HiddenCharacter = { readonly character: string; readonly position: number };

/** Most texts have none of these, which one test shows. Tabs and line ends have a visible effect. */
const ANY = new RegExp(`[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}${FILLERS}]`, 'u');
const SPACING = /[\t\n\r]/g;

/** What joins emoji into one: a joiner between two, and the letters in a flag of a region. */
const IN_EMOJI =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u20E3])\u200D(?=\p{Extended_Pictographic})|(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]*)[\u{E0020}-\u{E007F}]/gu;

/** Text after one of these is shown in another order than it is stored, or they are codes for machines. */
const HARMFUL = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\u206A-\u206F\uFFF9-\uFFFB]/u;

/** The first character that makes a text read otherwise than it is, and so is never meant; null: there is none. */
export const findHarmfulCharacter = (text: string): HiddenCharacter | null => find(text, HARMFUL);

/** The first invisible character, such as a zero-width space; null: there is none. Emoji may be joined. */
export const findHiddenCharacter = (text: string): HiddenCharacter | null => find(text, ANY);

function find(text: string, wanted: RegExp): HiddenCharacter | null {
  if (!ANY.test(text)) return null;
  // Allowed characters are replaced by as many spaces, so that positions stay.
  const seen = text.replace(SPACING, ' ').replace(IN_EMOJI, ' ');
  let position = 0;
  for (const character of seen) {
    position += 1;
    if (wanted.test(character)) return { character: nameOf(character), position };
  }
  return null;
}

function nameOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
