import type { Language } from '@quartermaster/domain/core/language';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '../../ui/text/language-switch.tsx';

type LetterLanguageProps = {
  readonly value: Language;
  readonly onChange: (language: Language) => void;
};

/** In which language a mail is looked at. */
export function LetterLanguage(props: LetterLanguageProps) {
  const { t } = useTranslation('mail');
  return <LanguageSwitch label={t('language')} {...props} />;
}
