import { randomUUID } from 'node:crypto';
import { AppError } from '@quartermaster/contract/errors/app-error';
import { issue } from '@quartermaster/domain/core/issue';
import type { Database, Queryable } from '../../db/database.ts';
import type { Actor } from '../../platform/actor.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import type { Account } from '../../http/route.ts';
import type { Clock } from '../../platform/clock.ts';
import { beginAttempt, deleteOldAttempts, forgetAttempts } from './login-attempts.repo.ts';
import { hashPassword, isPassword } from './password.ts';
import { refreshTokens } from './refresh-tokens.ts';
import type { SessionCache } from './session-cache.ts';
import {
  deleteOldSessions,
  endSession,
  endSessionsOf,
  findByAccess,
  findCredentials,
  insertSession,
  lockByRefresh,
  type Credentials,
} from './sessions.repo.ts';
import { accessExpiry, SESSION_SECONDS } from './session-times.ts';
import { createTokens, hashToken, type Tokens } from './tokens.ts';

export type AuthDependencies = { readonly database: Database; readonly clock: Clock; readonly sessions: SessionCache };

export type PasswordChange = { readonly current: string; readonly next: string; readonly confirmed: string };

const DAY_MILLISECONDS = 86_400_000;
const KEEP_ENDED_DAYS = 30;

/** Signing in and out of the console. */
export function createAuthService({ database, clock, sessions }: AuthDependencies) {
  /** @throws AppError `wrong_credentials`, `too_many_attempts` */
  async function login(username: string, password: string, actor: Actor): Promise<Tokens> {
    const attempt = { username, ip: actor.ip ?? '0.0.0.0', now: clock.now() };
    const credentials = await findCredentials(database, { username });
    const seconds = await beginAttempt(database, attempt);
    if (seconds > 0) {
      await auditRefusal(credentials, actor, 'throttled');
      throw new AppError('too_many_attempts', { seconds });
    }
    const isRight = await isPassword(password, credentials?.passwordHash ?? null);
    if (!isRight || credentials === null || !credentials.isActive) {
      await auditRefusal(credentials, actor, isRight ? 'inactive' : 'wrong_password');
      throw new AppError('wrong_credentials');
    }
    return database.transaction(async (tx) => {
      await forgetAttempts(tx, attempt);
      return openSession(tx, credentials, actor);
    });
  }

  /** Typed names of nobody are not kept: people type passwords there. */
  const auditRefusal = (who: Credentials | null, actor: Actor, reason: string): Promise<void> =>
    writeAudit(
      database,
      { ...actor, accountId: who?.id ?? null },
      { action: 'auth.login', outcome: 'refused', reason },
    );

  async function openSession(tx: Queryable, { id: accountId }: Credentials, actor: Actor): Promise<Tokens> {
    const tokens = createTokens();
    const now = clock.now();
    await insertSession(tx, {
      id: randomUUID(),
      accountId,
      accessHash: hashToken(tokens.access),
      accessExpiresAt: accessExpiry(now),
      refreshHash: hashToken(tokens.refresh),
      expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000),
      now,
      ip: actor.ip ?? null,
      userAgent: actor.userAgent ?? null,
    });
    await writeAudit(tx, { ...actor, accountId }, { action: 'auth.login' });
    return tokens;
  }

  /** Ends the session of whichever token is shown. Without one there is nothing to end. */
  async function logout(shown: { access: string | null; refresh: string | null }, actor: Actor): Promise<void> {
    const now = clock.now();
    await database.transaction(async (tx) => {
      const byRefresh = shown.refresh && (await lockByRefresh(tx, hashToken(shown.refresh), now));
      const byAccess = !byRefresh && shown.access && (await findByAccess(tx, hashToken(shown.access), now));
      const sessionId = byRefresh ? byRefresh.id : byAccess ? byAccess.account.sessionId : null;
      const accountId = byRefresh ? byRefresh.account_id : byAccess ? byAccess.account.id : null;
      if (sessionId === null) return;
      await endSession(tx, sessionId, now);
      await writeAudit(tx, { ...actor, accountId }, { action: 'auth.logout' });
    });
    sessions.forget('*');
  }

  /** @throws AppError `wrong_password`, `invalid` */
  async function changePassword(account: Account, change: PasswordChange, actor: Actor): Promise<void> {
    if (change.next !== change.confirmed) {
      throw new AppError('invalid', {}, [issue('confirm_password', 'same_as', { field: 'new_password' })]);
    }
    const credentials = await findCredentials(database, { id: account.id });
    if (!(await isPassword(change.current, credentials?.passwordHash ?? null))) {
      await writeAudit(database, actor, { action: 'auth.change_password', outcome: 'refused', reason: 'wrong_password' });
      throw new AppError('wrong_password', {}, [issue('current_password', 'valid')]);
    }
    const hash = await hashPassword(change.next);
    await database.transaction(async (tx) => {
      await tx.query('update account set password_hash = $2 where id = $1', [account.id, hash]);
      await endSessionsOf(tx, account.id, clock.now(), account.sessionId);
      await writeAudit(tx, actor, { action: 'auth.change_password' });
    });
    sessions.forget('*');
  }

  return {
    login,
    logout,
    changePassword,
    /** @throws AppError `session_ended` */
    refresh: (refresh: string | null, actor: Actor): Promise<Tokens> =>
      refreshTokens({ database, clock, sessions }, refresh, actor),
    findAccount: sessions.find,
    /** Ends a person's sessions on every process. Call it inside the transaction that has a reason to. */
    endSessionsOf: async (tx: Queryable, accountId: number): Promise<void> => {
      await endSessionsOf(tx, accountId, clock.now());
      sessions.forget('*');
    },
    /** Run daily: forgets what no decision depends on any more. */
    forgetOld: async (): Promise<void> => {
      const now = clock.now().getTime();
      await deleteOldSessions(database, new Date(now - KEEP_ENDED_DAYS * DAY_MILLISECONDS));
      await deleteOldAttempts(database, new Date(now - DAY_MILLISECONDS));
    },
    close: sessions.close,
  };
}

export type AuthService = ReturnType<typeof createAuthService>;
