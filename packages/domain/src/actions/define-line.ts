import type { EnumDefinition } from '../core/field.ts';
import { localized, type Label, type Localized } from '../core/language.ts';

/** One kind of thing that actions change, as previews, histories and the staff log show it. */
export type LineDefinition = {
  readonly label: Localized;
  /** The values are words of this list. */
  readonly words?: EnumDefinition;
  /** There are several of it: the line's key is a word of this list, and names it. */
  readonly names?: EnumDefinition;
  /** There are several of it, and the line's key is a number that people know it by. */
  readonly isNumbered?: boolean;
  /** The values are objects, which the page lays out by hand. */
  readonly isDrawn?: boolean;
};

type LineOptions = Omit<LineDefinition, 'label'>;

/**
 * Declares a kind of thing that actions change. Without options its values are texts and numbers.
 * @example language: line(['Language', '語言', '言語'], { words: language })
 */
export function line<const O extends LineOptions = Record<never, never>>(
  label: Label,
  options?: O,
): O & { readonly label: Localized } {
  // No options are options without any.
  return { label: localized(...label), ...(options ?? ({} as O)) };
}

/** Lines by subject. */
export type Lines = { readonly [subject: string]: LineDefinition };
