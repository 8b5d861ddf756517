import type { EnumValue } from '@quartermaster/domain/core/field';
import { Tag } from '../../ui/text/tag.tsx';
import { useFieldEnvironment } from '../field-environment.tsx';
import { saysItAlone } from './says-it-alone.ts';

/** One value of an enumeration. A glyph or the words carry the meaning; the colour only helps. */
export function ChoiceTag({ choice }: { readonly choice: EnumValue }) {
  const { language } = useFieldEnvironment();
  const { label: labels, tone = 'neutral' } = choice;
  const label = labels[language];
  const glyph = choice.glyph?.[language];
  if (choice.tone === undefined && glyph === undefined) return <span>{label}</span>;
  // Its letters or its word say it alone, as a rarity's do: a frame of its own.
  if (glyph === undefined || saysItAlone(choice, language)) return <Tag tone={tone}>{label}</Tag>;
  return (
    <Tag tone={tone} glyph={glyph} look="plain">
      {/* A word of one character is its own sign: the tile says it, and looks like the other tiles. */}
      {glyph === label ? <span className="visually-hidden">{label}</span> : label}
    </Tag>
  );
}
