import type { Language } from '@quartermaster/domain/core/language';
import { getI18n } from 'react-i18next';
import { readLanguage } from './language.ts';
import type { Texts } from './texts.ts';

type PlayerTexts = { readonly [N in 'players' | 'player']: Texts<N> };

/** Most people's day begins elsewhere: these texts are fetched together with the screens that show them. */
const TEXTS: Readonly<Record<Language, () => Promise<PlayerTexts>>> = {
  en: async () => ({ ...(await import('./en/players.ts')), ...(await import('./en/player.ts')) }),
  zh: async () => ({ ...(await import('./zh/players.ts')), ...(await import('./zh/player.ts')) }),
  jp: async () => ({ ...(await import('./jp/players.ts')), ...(await import('./jp/player.ts')) }),
};

export async function loadPlayerTexts(): Promise<void> {
  const i18n = getI18n();
  if (i18n.hasResourceBundle(i18n.language, 'players')) return;
  for (const [namespace, texts] of Object.entries(await TEXTS[readLanguage()]()))
    i18n.addResourceBundle(i18n.language, namespace, texts);
}
