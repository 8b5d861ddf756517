import { Input } from 'antd';
import { HTML_LANG, LANGUAGES } from '@quartermaster/domain/core/language';
import type { Language } from '@quartermaster/domain/core/language';
import { isBlank } from '@quartermaster/domain/fields/field-kind-logic';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '../../i18n/language.ts';
import { asObject, asText, withKey } from '../common/values.ts';
import type { FieldInputProps } from '../types.ts';
import styles from './localized-text.module.css';
import { placeholderDifferences } from './placeholders.ts';

/** The three languages side by side; what is missing or differs is said beside the language. */
export function OwnTextsInput(props: FieldInputProps<'localized_text'>) {
  const text = asObject(props.value);
  const differing = placeholderDifferences(text);
  const change = (language: Language, next: string) => {
    const changed = withKey(text, language, next);
    props.onChange(isBlank(changed) ? null : changed);
  };
  return (
    <div
      className={styles.languages}
      role="group"
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
    >
      {LANGUAGES.map((language) => (
        <LanguageText
          key={language}
          {...props}
          language={language}
          text={asText(text[language])}
          missingPlaceholders={differing[language]}
          onText={change}
        />
      ))}
    </div>
  );
}

type LanguageTextProps = FieldInputProps<'localized_text'> & {
  readonly language: Language;
  readonly text: string;
  readonly missingPlaceholders: readonly string[];
  readonly onText: (language: Language, next: string) => void;
};

function LanguageText({ field, language, text, missingPlaceholders, onText, ...rest }: LanguageTextProps) {
  const id = language === 'en' ? rest.inputId : `${rest.inputId}-${language}`;
  const shared = {
    id,
    lang: HTML_LANG[language],
    value: text,
    disabled: rest.isDisabled,
    onBlur: rest.onBlur,
    'aria-invalid': rest.isInvalid && text === '',
    ...(field.maxLength === undefined ? {} : { count: { max: field.maxLength } }),
  };
  return (
    <div className={styles.language}>
      <span className={styles.head}>
        <label htmlFor={id}>{LANGUAGE_NAMES[language]}</label>
        <LanguageState
          isMissing={text === ''}
          placeholders={missingPlaceholders}
          isOptional={!field.required}
        />
      </span>
      {field.multiline === true || field.rich === true ? (
        <Input.TextArea
          {...shared}
          autoSize={{ minRows: 3, maxRows: 12 }}
          onChange={({ target }) => onText(language, target.value)}
        />
      ) : (
        <Input {...shared} autoComplete="off" onChange={({ target }) => onText(language, target.value)} />
      )}
    </div>
  );
}

type LanguageStateProps = {
  readonly isMissing: boolean;
  readonly isOptional: boolean;
  readonly placeholders: readonly string[];
};

function LanguageState({ isMissing, isOptional, placeholders }: LanguageStateProps) {
  const { t } = useTranslation('fields');
  if (isMissing) return isOptional ? null : <span className={styles.missing}>{t('localized.missing')}</span>;
  if (placeholders.length === 0) return null;
  return (
    <span className={styles.missing}>{t('localized.lacks', { placeholders: placeholders.join(' ') })}</span>
  );
}
