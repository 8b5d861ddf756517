import { ArrowRightOutlined } from '@ant-design/icons';
import { HTML_LANG, LANGUAGES } from '@quartermaster/domain/core/language';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '../../i18n/language.ts';
import shared from '../common/common.module.css';
import { asObject, asText } from '../common/values.ts';
import type { FieldDiffProps } from '../types.ts';
import styles from './localized-text.module.css';

/** Only the languages that changed, each by its name. */
export function LocalizedTextDiff({ before, after }: FieldDiffProps<'localized_text'>) {
  const { t } = useTranslation('fields');
  const [old, now] = [asObject(before), asObject(after)];
  const changed = LANGUAGES.filter((language) => asText(old[language]) !== asText(now[language]));
  return (
    <span className={styles.changes}>
      {changed.map((language) => (
        <span key={language} className={shared.change}>
          <span className={styles.changedLanguage}>{LANGUAGE_NAMES[language]}</span>
          <del className={shared.before} lang={HTML_LANG[language]}>
            {asText(old[language]) || t('diff.none')}
          </del>
          <ArrowRightOutlined className={shared.arrow} aria-label={t('diff.to')} />
          <ins className={shared.after} lang={HTML_LANG[language]}>
            {asText(now[language]) || t('diff.none')}
          </ins>
        </span>
      ))}
    </span>
  );
}
