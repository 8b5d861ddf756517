import type { EnumValue } from '@quartermaster/domain/core/field';
import { Tag } from '../../ui/tag.tsx';
import { useFieldEnvironment } from '../field-environment.tsx';

/** One value of an enumeration. A glyph or the words carry the meaning; the colour only helps. */
export function ChoiceTag({ choice }: { readonly choice: EnumValue }) {
  const { language } = useFieldEnvironment();
  const label = choice.label[language];
  if (choice.tone === undefined && choice.glyph === undefined) return <span>{label}</span>;
  const glyph = choice.glyph === label ? undefined : choice.glyph;
  return (
    <Tag tone={choice.tone ?? 'neutral'} glyph={glyph} look={glyph === undefined ? 'box' : 'plain'}>
      {label}
    </Tag>
  );
}
