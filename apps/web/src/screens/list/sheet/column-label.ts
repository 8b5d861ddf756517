import type { TFunction } from 'i18next';
import type { SheetColumn } from '../../../engine/sheet/sheet-model.ts';
import { LANGUAGE_NAMES, readLanguage } from '../../../i18n/language.ts';

/** A label that says already what its numbers are. */
const SAYS_PERCENT = /[%％]|percent|百分|パーセント/i;

/**
 * A field with several columns names each after its label: a text the language, prices the currency, a group
 * the part. Percent is said: cells are read as it.
 */
export function columnLabel(
  t: TFunction<'list'>,
  { name, field, inSheet, label: part }: Pick<SheetColumn, 'name' | 'field' | 'inSheet' | 'label'>,
): string {
  const own = field.label[readLanguage()];
  const label = part === undefined ? own : `${own} · ${part[readLanguage()]}`;
  const language = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1) : '';
  if (language in LANGUAGE_NAMES)
    return `${label} · ${LANGUAGE_NAMES[language as keyof typeof LANGUAGE_NAMES]}`;
  return inSheet?.isPercent !== true || SAYS_PERCENT.test(label) ? label : t('inPercent', { label });
}
