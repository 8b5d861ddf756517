import { FALLBACK_LANGUAGE, type Language } from '@quartermaster/domain/core/language';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Bundle } from './bundle.ts';
import { groupedCounts } from './grouped-counts.ts';
import { htmlLang, readLanguage } from './language.ts';

/** Only the reader's own language is loaded; a change of language loads the page anew. */
const BUNDLES: Readonly<Record<Language, () => Promise<Bundle>>> = {
  en: async () => (await import('./en/index.ts')).en,
  zh: async () => (await import('./zh/index.ts')).zh,
  jp: async () => (await import('./jp/index.ts')).jp,
};

type Loaded = { readonly language: Language; readonly bundle: Bundle };

/** Bundles are complete by type, so English is missing nothing: it stands in when another cannot be fetched. */
async function loadBundle(language: Language): Promise<Loaded> {
  try {
    return { language, bundle: await BUNDLES[language]() };
  } catch {
    return { language: FALLBACK_LANGUAGE, bundle: await BUNDLES[FALLBACK_LANGUAGE]() };
  }
}

export async function startI18n(): Promise<i18n> {
  const { language, bundle } = await loadBundle(readLanguage());
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
