import { commandAction, isCommandKind, type CommandKind } from '@quartermaster/domain/actions/commands';
import { useTranslation } from 'react-i18next';
import { actionTitle, actionVerb } from '../../../engine/actions/action-words.ts';
import { readLanguage } from '../../../i18n/language.ts';

/** What an action is called. */
export const commandTitle = (kind: CommandKind): string => actionTitle(commandAction(kind));

/** The same in few words, for a button beside the very thing. */
export const commandVerb = (kind: CommandKind): string => actionVerb(commandAction(kind));

/** What a field of an action is called, or a field of its rows. */
export function fieldLabel(kind: CommandKind, key: string, rowKey?: string): string {
  const field = commandAction(kind).fields.find((each) => each.key === key);
  const named = rowKey === undefined ? field : field?.rowFields.find((each) => each.key === rowKey);
  return named?.label[readLanguage()] ?? key;
}

/** What an entry of the history is called, an undo too; one that is not known is said as it is. */
export function useKindName(): (kind: string) => string {
  const { t } = useTranslation('commands');
  return (kind) => {
    if (isCommandKind(kind)) return commandTitle(kind);
    return kind === 'undo' ? t('kind.undo') : kind;
  };
}
