import type { EnumValue } from '@quartermaster/domain/core/field';
import type { Language } from '@quartermaster/domain/core/language';

/** Whether the sign of a choice is its name, such as `SSR` or `SSR+`. A single character is a sign all the same. */
export function saysItAlone({ glyph, label }: EnumValue, language: Language): boolean {
  const sign = glyph?.[language];
  return sign !== undefined && (sign === label.en || (sign === label[language] && sign.length > 1));
}
