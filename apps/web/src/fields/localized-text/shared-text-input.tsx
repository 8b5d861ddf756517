import { HTML_LANG, LANGUAGES } from '@quartermaster/domain/core/language';
import { keyOfText, TEXT_MODULE } from '@quartermaster/domain/fields/localized-text-field';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '../../i18n/language.ts';
import { RecordLink } from '../reference/record-link.tsx';
import { RecordSelect } from '../reference/record-select.tsx';
import type { FieldInputProps } from '../types.ts';
import styles from './localized-text.module.css';
import { useTexts } from './use-texts.ts';

/** The key of a shared text, found by key or by what it says, with what it says now in every language. */
export function SharedTextInput({ field, value, onChange, ...rest }: FieldInputProps<'localized_text'>) {
  const { t } = useTranslation('fields');
  const key = keyOfText(value) ?? '';
  const texts = useTexts(value);
  return (
    <div className={styles.shared} role="group" aria-labelledby={rest.labelId}>
      <div className={styles.key}>
        <RecordSelect
          module={TEXT_MODULE.key}
          id={key}
          inputId={rest.inputId}
          label={t('localized.key')}
          onChange={(next) => onChange(next === '' ? null : { [TEXT_MODULE.part]: next })}
          onBlur={rest.onBlur}
          describedBy={rest.describedBy}
          isInvalid={rest.isInvalid}
          isDisabled={rest.isDisabled}
          isRequired={field.required}
        />
        <RecordLink module={TEXT_MODULE.key} id={key} />
      </div>
      {key === '' ? null : (
        <dl className={styles.texts}>
          {LANGUAGES.map((language) => (
            <div key={language}>
              <dt>{LANGUAGE_NAMES[language]}</dt>
              <dd lang={HTML_LANG[language]}>
                {texts[language] ?? <span className={styles.missing}>{t('localized.missing')}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
