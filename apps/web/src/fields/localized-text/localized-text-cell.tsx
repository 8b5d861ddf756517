import { HTML_LANG } from '@quartermaster/domain/core/language';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '../../i18n/language.ts';
import { useFieldEnvironment } from '../field-environment.tsx';
import { EmptyCell } from '../common/empty-cell.tsx';
import shared from '../common/common.module.css';
import { asObject } from '../common/values.ts';
import type { FieldCellProps } from '../types.ts';
import styles from './localized-text.module.css';
import { shownText } from './shown-text.ts';

/** The text in the reader's language; a missing one is marked and shown in the language it falls back to. */
export function LocalizedTextCell({ value }: FieldCellProps<'localized_text'>) {
  const { t } = useTranslation('fields');
  const { localizationLanguage } = useFieldEnvironment();
  const shown = shownText(asObject(value), localizationLanguage);
  if (shown === null) return <EmptyCell />;
  return (
    <span className={shared.truncated} lang={HTML_LANG[shown.language]} title={shown.text}>
      {shown.text}
      {shown.language !== localizationLanguage && (
        <span className={styles.fallback}>
          {t('localized.languageMissing', { language: LANGUAGE_NAMES[localizationLanguage] })}
        </span>
      )}
    </span>
  );
}
