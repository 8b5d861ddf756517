import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '../../i18n/language.ts';

type LetterLanguageProps = {
  readonly value: Language;
  readonly onChange: (language: Language) => void;
};

/** In which language a mail is looked at. */
export function LetterLanguage({ value, onChange }: LetterLanguageProps) {
  const { t } = useTranslation('mail');
  return (
    <Segmented
      block
      size="small"
      aria-label={t('language')}
      value={value}
      options={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
      onChange={onChange}
    />
  );
}
