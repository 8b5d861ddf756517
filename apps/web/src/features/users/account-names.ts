import { issue } from '@quartermaster/domain/core/issue';
import type { Language } from '@quartermaster/domain/core/language';
import { expressionOf } from '@quartermaster/domain/core/text-form';
import { issueText } from '@quartermaster/domain/texts/issues';
import { emptyText } from './new-password.ts';

export type AccountNames = { readonly displayName: string; readonly username: string };

const LOGIN_NAME = 'login_name';

/** What is wrong with the names of a new account, in the words of the server, before they are sent there. */
export function nameProblems(
  { displayName, username }: AccountNames,
  language: Language,
): Partial<AccountNames> {
  const login = username.trim();
  const isFormed = expressionOf(LOGIN_NAME).test(login);
  const badLogin =
    login === '' ? emptyText(language) : issueText(issue('', 'pattern', { form: LOGIN_NAME }), language);
  return {
    ...(displayName.trim() === '' ? { displayName: emptyText(language) } : {}),
    ...(isFormed ? {} : { username: badLogin }),
  };
}
