import { commandAction, isCommandKind, type CommandKind } from '@quartermaster/domain/actions/commands';
import type { ResolvedField } from '@quartermaster/domain/core/field';
import type { Language } from '@quartermaster/domain/core/language';

/** What an entry names by its kind, where that is a command on a player or guild; null: anything else. */
export const requestedCommand = (name: string, word: string, language: Language): string | null =>
  name === 'kind' && isCommandKind(word) ? commandAction(word).title[language] : null;

/** A field of the command, by its key in the request; undefined: the command has none of that key. */
export const requestedField = (kind: CommandKind, key: string): ResolvedField | undefined =>
  commandAction(kind).fields.find((field) => field.key === key);
