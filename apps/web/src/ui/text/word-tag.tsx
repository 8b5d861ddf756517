import type { EnumDefinition } from '@quartermaster/domain/core/field';
import { labelOf } from '@quartermaster/domain/enums/label-of';
import { readLanguage } from '../../i18n/language.ts';
import { Tag } from './tag.tsx';

type WordTagProps = { readonly of: EnumDefinition; readonly value: string };

/** One of a closed list of words; the sign or the word carries the meaning, the colour only helps. */
export function WordTag({ of, value }: WordTagProps) {
  const word = of.values.find((known) => known.value === value);
  const label = wordOf(of, value);
  const glyph = word?.glyph?.[readLanguage()];
  return (
    <Tag tone={word?.tone ?? 'neutral'} glyph={glyph === label ? undefined : glyph}>
      {label}
    </Tag>
  );
}

/** The word in the reader's language; one that is not known is said as it is. */
export function wordOf(of: EnumDefinition, value: string): string {
  return labelOf(of, value)?.[readLanguage()] ?? value;
}
