import { loggedWords } from '@quartermaster/domain/enums/log-system';
import { formatLogged } from '../../i18n/format.ts';
import { wordOf } from '../text/word-tag.tsx';

type LoggedValues = {
  readonly systemId: number;
  readonly beforeValue: string | null;
  readonly afterValue: string | null;
  readonly assetValue: number | null;
};

/**
 * What an entry of the game's log says was and is: `340 → 2,900`; once, where it stayed the same or only the
 * word for what happened is there. Null: it says nothing of it.
 */
export function loggedChange({ systemId, beforeValue, afterValue, assetValue }: LoggedValues): string | null {
  if (beforeValue === null && afterValue === null) return null;
  const words = loggedWords(systemId);
  const said = (value: string | null): string =>
    formatLogged(value === null || words === null ? value : wordOf(words, value), assetValue !== null);
  if (beforeValue === afterValue || (words !== null && beforeValue === null)) return said(afterValue);
  return `${said(beforeValue)} → ${said(afterValue)}`;
}
