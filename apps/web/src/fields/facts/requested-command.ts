import { commandAction, isCommandKind } from '@quartermaster/domain/actions/commands';
import type { Language } from '@quartermaster/domain/core/language';

/** What an entry names by its kind, where that is a command on a player or guild; null: anything else. */
export const requestedCommand = (name: string, word: string, language: Language): string | null =>
  name === 'kind' && isCommandKind(word) ? commandAction(word).title[language] : null;
