import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { Language } from '@quartermaster/domain/core/language';
import { isShown } from '@quartermaster/domain/fields/validate-object';
import { isWide } from '../../fields/common/wide-kinds.ts';

/**
 * The field that the title of its card names already: its only one, or one of full width that comes
 * first. Below others it would be boxes without a label.
 */
export function titledField(
  title: string,
  fields: readonly ResolvedField[],
  values: RecordData,
  language: Language,
): string | null {
  const [first, ...others] = fields.filter((field) => isShown(field, values));
  if (first?.label[language] !== title) return null;
  return isWide(first) || others.length === 0 ? first.key : null;
}
