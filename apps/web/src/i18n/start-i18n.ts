import { FALLBACK_LANGUAGE, type Language } from '@quartermaster/domain/core/language';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { StartTexts } from './bundle.ts';
import { setComponentLocale } from './component-locale.ts';
import { groupedCounts } from './grouped-counts.ts';
import { htmlLang, readLanguage } from './language.ts';

/** Only the reader's own language is loaded; a change of language loads the page again. */
const TEXTS: Readonly<Record<Language, () => Promise<StartTexts>>> = {
  en: async () => (await import('./en/start.ts')).start,
  zh: async () => (await import('./zh/start.ts')).start,
  jp: async () => (await import('./jp/start.ts')).start,
};

type Loaded = StartTexts & { readonly language: Language };

/** Bundles are complete by type, so English is missing nothing: it stands in when another cannot be fetched. */
async function loadTexts(language: Language): Promise<Loaded> {
  try {
    return { language, ...(await TEXTS[language]()) };
  } catch {
    return { language: FALLBACK_LANGUAGE, ...(await TEXTS[FALLBACK_LANGUAGE]()) };
  }
}

export async function startI18n(): Promise<i18n> {
  const { language, bundle, components } = await loadTexts(readLanguage());
  setComponentLocale(components);
  const locale = htmlLang(language);
  document.documentElement.lang = locale;
  const instance = createInstance();
  await instance
    .use(initReactI18next)
    .use(groupedCounts)
    .init({
      lng: locale,
      fallbackLng: FALLBACK_LANGUAGE,
      defaultNS: 'common',
      resources: { [locale]: { ...bundle } },
      interpolation: { escapeValue: false, alwaysFormat: true },
    });
  return instance;
}
