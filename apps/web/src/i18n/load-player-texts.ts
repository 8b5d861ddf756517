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
  en: async () => ({
    ...(await import('./en/players.ts')),
    ...(await import('./en/player.ts')),
    ...(await import('./en/approvals.ts')),
    ...(await import('./en/deliveries.ts')),
    ...(await import('./en/commands.ts')),
    ...(await import('./en/permissions.ts')),
    ...(await import('./en/facts.ts')),
    ...(await import('./en/files.ts')),
    ...(await import('./en/guilds.ts')),
    ...(await import('./en/orders.ts')),
    ...(await import('./en/lab.ts')),
    ...(await import('./en/tools.ts')),
    ...(await import('./en/report.ts')),
    ...(await import('./en/sql.ts')),
    ...(await import('./en/events.ts')),
  }),
  zh: async () => ({
    ...(await import('./zh/players.ts')),
    ...(await import('./zh/player.ts')),
    ...(await import('./zh/approvals.ts')),
    ...(await import('./zh/deliveries.ts')),
    ...(await import('./zh/commands.ts')),
    ...(await import('./zh/permissions.ts')),
    ...(await import('./zh/facts.ts')),
    ...(await import('./zh/files.ts')),
    ...(await import('./zh/guilds.ts')),
    ...(await import('./zh/orders.ts')),
    ...(await import('./zh/lab.ts')),
    ...(await import('./zh/tools.ts')),
    ...(await import('./zh/report.ts')),
    ...(await import('./zh/sql.ts')),
    ...(await import('./zh/events.ts')),
  }),
  jp: async () => ({
    ...(await import('./jp/players.ts')),
    ...(await import('./jp/player.ts')),
    ...(await import('./jp/approvals.ts')),
    ...(await import('./jp/deliveries.ts')),
    ...(await import('./jp/commands.ts')),
    ...(await import('./jp/permissions.ts')),
    ...(await import('./jp/facts.ts')),
    ...(await import('./jp/files.ts')),
    ...(await import('./jp/guilds.ts')),
    ...(await import('./jp/orders.ts')),
    ...(await import('./jp/lab.ts')),
    ...(await import('./jp/tools.ts')),
    ...(await import('./jp/report.ts')),
    ...(await import('./jp/sql.ts')),
    ...(await import('./jp/events.ts')),
  }),
};

export async function loadPlayerTexts(): Promise<void> {
  const i18n = getI18n();
  if (i18n.hasResourceBundle(i18n.language, 'players')) return;
  for (const [namespace, texts] of Object.entries(await TEXTS[readLanguage()]()))
    i18n.addResourceBundle(i18n.language, namespace, texts);
}
