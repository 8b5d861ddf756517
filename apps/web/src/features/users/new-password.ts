import { PASSWORD_LENGTH } from '@quartermaster/domain/actions/fields';
import { issue, type IssueCode } from '@quartermaster/domain/core/issue';
import type { Language } from '@quartermaster/domain/core/language';
import { issueText } from '@quartermaster/domain/texts/issues';

export type PasswordPair = { readonly newPassword: string; readonly confirmPassword: string };

export const NO_PASSWORD: PasswordPair = { newPassword: '', confirmPassword: '' };

/** What is wrong with a new password, in the words of the server, before it is sent there. */
export function passwordProblems(
  { newPassword, confirmPassword }: PasswordPair,
  language: Language,
): Partial<PasswordPair> {
  const say = (code: IssueCode) => issueText(issue('', code, { min: PASSWORD_LENGTH.min }), language);
  if (newPassword.length < PASSWORD_LENGTH.min) return { newPassword: say('too_short') };
  return newPassword === confirmPassword ? {} : { confirmPassword: say('password_differs') };
}

/** Said of a field that was left empty. */
export const emptyText = (language: Language): string => issueText(issue('', 'required'), language);

/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Easy to read out, and impossible to guess. */
export function makeUpPassword(): string {
  const letter = () => LETTERS[randomBelow(LETTERS.length)];
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** Every number is equally likely: what would favour the first ones is drawn again. */
function randomBelow(limit: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint8Array(1));
  return drawn < 256 - (256 % limit) ? drawn % limit : randomBelow(limit);
}
