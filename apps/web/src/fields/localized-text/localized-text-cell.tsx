import { LinkOutlined } from '@ant-design/icons';
import { HTML_LANG } from '@quartermaster/domain/core/language';
import { keyOfText } from '@quartermaster/domain/fields/localized-text-field';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '../../i18n/language.ts';
import { useFieldEnvironment } from '../field-environment.tsx';
import { EmptyCell } from '../common/empty-cell.tsx';
import shared from '../common/common.module.css';
import type { FieldCellProps } from '../types.ts';
import styles from './localized-text.module.css';
import { shownText } from './shown-text.ts';
import { useTexts } from './use-texts.ts';

/**
 * The text in the reader's language; a missing one is marked and shown in the language it falls
 * back to. A text that is named by its key carries a mark; the key itself is shown where nothing is found.
 */
export function LocalizedTextCell({ value }: FieldCellProps<'localized_text'>) {
  const { t } = useTranslation('fields');
  const { localizationLanguage } = useFieldEnvironment();
  const key = keyOfText(value);
  const shown = shownText(useTexts(value), localizationLanguage);
  const mark = key === null ? null : <LinkOutlined className={styles.mark} aria-label={t('localized.key')} />;
  if (shown === null) {
    return key === null ? (
      <EmptyCell />
    ) : (
      <span className={styles.keyText}>
        {mark} {key}
      </span>
    );
  }
  const whole = key === null ? shown.text : `${shown.text}\n${key}`;
  return (
    <span className={shared.truncated} lang={HTML_LANG[shown.language]} title={whole}>
      {mark} {shown.text}
      {shown.language !== localizationLanguage && (
        <span className={styles.fallback}>
          {t('localized.languageMissing', { language: LANGUAGE_NAMES[localizationLanguage] })}
        </span>
      )}
    </span>
  );
}
