import { BETWEEN_NAMES } from '@quartermaster/domain/record/told-apart';

type SplitTitle = { readonly name: string; readonly words: string; readonly number: string };

const NUMBER_AT_THE_END = / [\d,]+$/;

/** A title as its name, the words that tell it from others of that name, and the number at their end. */
export function splitTitle(title: string): SplitTitle {
  const at = title.lastIndexOf(BETWEEN_NAMES);
  if (at === -1) return { name: title, words: '', number: '' };
  const apart = title.slice(at + BETWEEN_NAMES.length);
  const [number = ''] = NUMBER_AT_THE_END.exec(apart) ?? [];
  return { name: title.slice(0, at), words: apart.slice(0, apart.length - number.length), number };
}
