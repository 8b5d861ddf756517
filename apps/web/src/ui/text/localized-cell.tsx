import {
  FALLBACK_LANGUAGE,
  LANGUAGES,
  type Language,
  type LocalizedText,
} from '@quartermaster/domain/core/language';
import { useTranslation } from 'react-i18next';
import { htmlLang, LANGUAGE_NAMES, readTextLanguage } from '../../i18n/language.ts';
import styles from './localized-cell.module.css';
import { Tag } from './tag.tsx';

type LocalizedCellProps = {
  readonly value: LocalizedText | null | undefined;
  /** Also shows the other languages, small, on a second line. */
  readonly withOthers?: boolean;
};

/** The language a text is shown in: the chosen one, else the fallback, else any that is filled. */
function shownLanguage(value: LocalizedText, wanted: Language): Language | null {
  return [wanted, FALLBACK_LANGUAGE, ...LANGUAGES].find((language) => value[language]) ?? null;
}

/** A text of the game in the chosen language; a missing one is marked and shown in its fallback. */
export function LocalizedCell({ value, withOthers = false }: LocalizedCellProps) {
  const { t } = useTranslation();
  const wanted = readTextLanguage();
  const text = value ?? {};
  const shown = shownLanguage(text, wanted);
  const missing = LANGUAGES.filter((language) => !text[language]);
  const isMarked = missing.includes(wanted) || (withOthers && missing.length > 0);
  const [marked] = missing.includes(wanted) ? [wanted] : missing;
  return (
    <span className={withOthers ? styles.name : styles.cell}>
      <span className={styles.line}>
        {shown ? (
          <span className={styles.text} lang={htmlLang(shown)}>
            {text[shown]}
          </span>
        ) : (
          <span className={styles.none}>—</span>
        )}
        {isMarked && marked ? (
          <Tag tone="orange">{t('missingIn', { language: LANGUAGE_NAMES[marked] })}</Tag>
        ) : null}
      </span>
      {withOthers && shown ? <OtherLanguages text={text} shown={shown} /> : null}
    </span>
  );
}

function OtherLanguages({ text, shown }: { readonly text: LocalizedText; readonly shown: Language | null }) {
  const others = LANGUAGES.filter((language) => language !== shown);
  return (
    <span className={styles.others}>
      {others.map((language, index) => (
        <span key={language} lang={htmlLang(language)}>
          {index > 0 ? ' · ' : ''}
          {text[language] || '—'}
        </span>
      ))}
    </span>
  );
}
