import type { EnumValue } from '@quartermaster/domain/core/field';
import { Tag } from '../../ui/tag.tsx';
import { useFieldEnvironment } from '../field-environment.tsx';

/** One value of an enumeration. A glyph or the words carry the meaning; the colour only helps. */
export function ChoiceTag({ choice }: { readonly choice: EnumValue }) {
  const { language } = useFieldEnvironment();
  if (choice.tone === undefined && choice.glyph === undefined) return <span>{choice.label[language]}</span>;
  return (
    <Tag tone={choice.tone ?? 'neutral'} glyph={choice.glyph}>
      {choice.label[language]}
    </Tag>
  );
}
