import type { EnumDefinition } from '@quartermaster/domain/core/field';
import { readLanguage } from '../../i18n/language.ts';
import { Tag } from '../../ui/tag.tsx';

type WordTagProps = { readonly of: EnumDefinition; readonly value: string };

/** One word of a closed list, with its sign. */
export function WordTag({ of, value }: WordTagProps) {
  const word = of.values.find((known) => known.value === value);
  return (
    <Tag tone={word?.tone ?? 'neutral'} glyph={word?.glyph}>
      {word?.label[readLanguage()] ?? value}
    </Tag>
  );
}
