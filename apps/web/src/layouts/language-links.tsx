import { LANGUAGES } from '@quartermaster/domain/core/language';
import { useTranslation } from 'react-i18next';
import { changeLanguage, htmlLang, LANGUAGE_NAMES, readLanguage } from '../i18n/language.ts';
import styles from './language-links.module.css';

/** The three languages side by side, each in its own words. */
export function LanguageLinks() {
  const { t } = useTranslation('layout');
  const current = readLanguage();
  return (
    <div className={styles.links} role="group" aria-label={t('language')}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={htmlLang(language)}
          aria-pressed={language === current}
          className={styles.link}
          onClick={() => changeLanguage(language)}
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </div>
  );
}
