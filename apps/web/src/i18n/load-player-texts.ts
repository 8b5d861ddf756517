import type { Language } from '@quartermaster/domain/core/language';
import { getI18n } from 'react-i18next';
import { readLanguage } from './language.ts';
import type { Texts } from './texts.ts';

type PlayerTexts = {
  readonly [
    N in
      | 'players'
      | 'player'
      | 'approvals'
      | 'deliveries'
      | 'commands'
      | 'permissions'
      | 'facts'
      | 'files'
      | 'guilds'
      | 'orders'
      | 'lab'
      | 'tools'
      | 'report'
      | 'sql'
      | 'events'
  ]: Texts<N>;
};

/**
 * These texts are loaded together with the screens that use them, because most people start on other
 * pages.
 */
const TEXTS: Readonly<Record<Language, () => Promise<PlayerTexts>>> = {
  en: () => import('./en/screens.ts'),
  zh: () => import('./zh/screens.ts'),
  jp: () => import('./jp/screens.ts'),
};

export async function loadPlayerTexts(): Promise<void> {
  const i18n = getI18n();
  if (i18n.hasResourceBundle(i18n.language, 'players')) return;
  for (const [namespace, texts] of Object.entries(await TEXTS[readLanguage()]()))
    i18n.addResourceBundle(i18n.language, namespace, texts);
}
