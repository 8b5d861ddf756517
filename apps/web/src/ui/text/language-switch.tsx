import { LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import { Segmented } from 'antd';
import { LANGUAGE_NAMES } from '../../i18n/language.ts';

type LanguageSwitchProps = {
  readonly label: string;
  readonly value: Language;
  readonly onChange: (language: Language) => void;
};

/** In which language a text of the game is shown. */
export function LanguageSwitch({ label, value, onChange }: LanguageSwitchProps) {
  return (
    <Segmented
      block
      size="small"
      aria-label={label}
      value={value}
      options={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
      onChange={onChange}
    />
  );
}
