import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Account } from '../../http/route.ts';
import { daysAfter } from '@quartermaster/domain/core/date-time';
import type { AuthDependencies } from './auth-dependencies.ts';
import { changePassword, type PasswordChange } from './change-password.ts';
import { logIn, type LoginInput } from './log-in.ts';
import { logOut, type ShownTokens } from './log-out.ts';
import { deleteOldAttempts } from './login-attempts.repo.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { endOneSession, endOtherSessions, listSessions, type Listing } from './session-list.ts';
import { deleteOldSessions, endSessionsOf, tellSessionChanged } from './sessions.repo.ts';

const KEEP_ENDED_DAYS = 30;
const KEEP_ATTEMPTS_DAYS = 1;

/** Signing in and out of the console. */
export function createAuthService(deps: AuthDependencies) {
  const { database, clock, sessions } = deps;
  return {
    login: (input: LoginInput, actor: Actor) => logIn(deps, input, actor),
    logout: (shown: ShownTokens, actor: Actor) => logOut(deps, shown, actor),
    refresh: (refresh: string | null, actor: Actor) => refreshTokens(deps, refresh, actor),
    changePassword: (account: Account, change: PasswordChange, actor: Actor) =>
      changePassword(deps, account, change, actor),
    listSessions: (of: Listing) => listSessions(deps, of),
    endOneSession: (of: Listing, id: string, actor: Actor) => endOneSession(deps, of, id, actor),
    endOtherSessions: (of: Listing, actor: Actor) => endOtherSessions(deps, of, actor),
    /** The person behind an access token; null when it is not good any more. */
    findAccount: sessions.find,
    /** Ends a person's sessions on every process. Call it inside the transaction that has a reason to. */
    endSessionsOf: async (tx: Queryable, accountId: number): Promise<void> => {
      await endSessionsOf(tx, { accountId, now: clock.now(), reason: 'account_changed' });
      sessions.forget('*');
    },
    /** Makes every process read the accounts of all sessions again. */
    forgetSessions: async (tx: Queryable): Promise<void> => {
      await tellSessionChanged(tx, '*');
      sessions.forget('*');
    },
    /** Run daily: deletes sessions and attempts that are no longer needed. */
    forgetOld: async (): Promise<void> => {
      const now = clock.now();
      await deleteOldSessions(database, daysAfter(now, -KEEP_ENDED_DAYS));
      await deleteOldAttempts(database, daysAfter(now, -KEEP_ATTEMPTS_DAYS));
    },
    close: sessions.close,
  };
}

export type AuthService = ReturnType<typeof createAuthService>;
