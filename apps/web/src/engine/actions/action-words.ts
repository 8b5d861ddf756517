import type { ActionDefinition } from '@quartermaster/domain/actions/define-action';
import { readLanguage } from '../../i18n/language.ts';

/** What an action is called. */
export const actionTitle = ({ title }: Pick<ActionDefinition, 'title'>): string => title[readLanguage()];

/** The same in few words, for a button beside the very thing. */
export const actionVerb = ({ title, verb }: Pick<ActionDefinition, 'title' | 'verb'>): string =>
  (verb ?? title)[readLanguage()];

/** What a field of an action is called. */
export function actionField(
  { kind, fields }: Pick<ActionDefinition, 'kind' | 'fields'>,
  key: string,
): { readonly label: string; readonly help: string | undefined } {
  const field = fields.find((each) => each.key === key);
  if (field === undefined) throw new Error(`The action ${kind} has no field ${key}.`);
  return { label: field.label[readLanguage()], help: field.help?.[readLanguage()] };
}

/** What is said before it is done to something of this name; null: nothing. */
export const actionText = (
  { help, warning }: Pick<ActionDefinition, 'help' | 'warning'>,
  name: string,
): string | null => (warning ?? help)?.[readLanguage()].replaceAll('{name}', () => name) ?? null;
