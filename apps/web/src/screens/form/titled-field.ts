import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { Language } from '@quartermaster/domain/core/language';
import { isShown } from '@quartermaster/domain/fields/validate-object';
import { isWide } from '../../fields/common/wide-kinds.ts';

/** The field that the title of its card names already: its only one, or one of full width. */
export function titledField(
  title: string,
  fields: readonly ResolvedField[],
  values: RecordData,
  language: Language,
): string | null {
  const shown = fields.filter((field) => isShown(field, values));
  const named = shown.find((field) => field.label[language] === title);
  if (named === undefined) return null;
  return isWide(named) || shown.length === 1 ? named.key : null;
}
