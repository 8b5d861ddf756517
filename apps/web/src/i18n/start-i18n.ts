import type { Language } from '@quartermaster/domain/core/language';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Bundle } from './bundle.ts';
import { htmlLang, readLanguage } from './language.ts';

/** Only the reader's own language is loaded; a change of language loads the page anew. */
const BUNDLES: Readonly<Record<Language, () => Promise<Bundle>>> = {
  en: async () => (await import('./en/index.ts')).en,
  zh: async () => (await import('./zh/index.ts')).zh,
  jp: async () => (await import('./jp/index.ts')).jp,
};

export async function startI18n(): Promise<i18n> {
  const language = readLanguage();
  document.documentElement.lang = htmlLang(language);
  const instance = createInstance();
  const locale = htmlLang(language);
  await instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    defaultNS: 'common',
    resources: { [locale]: { ...(await BUNDLES[language]()) } },
    interpolation: { escapeValue: false },
  });
  return instance;
}
