import { AppError } from '@quartermaster/contract/errors/app-error';
import { issue } from '@quartermaster/domain/core/issue';
import type { Actor } from '../../platform/actor.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import type { Account } from '../../http/route.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { isGuessable } from './guessable-password.ts';
import { hashPassword, isPassword } from './password.ts';
import { endSessionsOf, findCredentials, updatePassword } from './sessions.repo.ts';

export type PasswordChange = { readonly current: string; readonly next: string; readonly confirmed: string };

const ACTION = 'auth.change_password';

/**
 * Gives a person another password and ends their other sessions.
 * @throws AppError `wrong_password`, `invalid` when the new one was typed differently the second time, is the same or guessable
 */
export async function changePassword(
  { database, clock, sessions, settings }: AuthDependencies,
  account: Account,
  { current, next, confirmed }: PasswordChange,
  actor: Actor,
): Promise<void> {
  if (next !== confirmed) {
    throw new AppError('invalid', {}, [issue('confirm_password', 'password_differs')]);
  }
  const credentials = await findCredentials(database, { id: account.id });
  if (!(await isPassword(current, credentials?.passwordHash ?? null))) {
    await writeAudit(database, actor, { action: ACTION, outcome: 'refused', reason: 'wrong_password' });
    throw new AppError('wrong_password', {}, [issue('current_password', 'password_wrong')]);
  }
  if (next === current) throw new AppError('invalid', {}, [issue('new_password', 'password_same')]);
  const names = {
    username: account.username,
    displayName: account.name,
    platformName: settings.platformName,
  };
  if (await isGuessable(next, names))
    throw new AppError('invalid', {}, [issue('new_password', 'password_guessable')]);
  const hash = await hashPassword(next);
  await database.transaction(async (tx) => {
    await updatePassword(tx, account.id, hash);
    const end = {
      accountId: account.id,
      now: clock.now(),
      reason: 'new_password',
      except: account.sessionId,
    } as const;
    await endSessionsOf(tx, end);
    await writeAudit(tx, actor, { action: ACTION });
  });
  sessions.forget('*');
}
