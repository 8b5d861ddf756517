import { randomUUID } from 'node:crypto';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../platform/actor.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { beginAttempt, forgetAttempts } from './login-attempts.repo.ts';
import { isPassword } from './password.ts';
import { accessExpiry, SESSION_SECONDS } from './session-times.ts';
import {
  endSession,
  findCredentials,
  holdCredentials,
  insertSession,
  lockByRefresh,
  type Credentials,
} from './sessions.repo.ts';
import { createTokens, hashToken, type Tokens } from './tokens.ts';
import { waitText } from './wait-text.ts';

export type LoginInput = {
  readonly username: string;
  readonly password: string;
  /** The refresh token that the browser still has, which the new session's replaces. */
  readonly replaced: string | null;
};

/**
 * Opens a session for a correct password, and ends the one that this browser had before.
 * @throws AppError `wrong_credentials`, `too_many_attempts`
 */
export async function logIn(
  deps: AuthDependencies,
  { username, password, replaced }: LoginInput,
  actor: Actor,
): Promise<Tokens> {
  const { database, clock, sessions } = deps;
  const attempt = { username, ip: actor.ip ?? '0.0.0.0', now: clock.now() };
  const credentials = await findCredentials(database, { username });
  const seconds = await beginAttempt(database, attempt);
  if (seconds > 0) {
    await tellRefusal(deps, credentials, actor, 'throttled');
    throw new AppError('too_many_attempts', { seconds, wait: waitText(seconds) });
  }
  const isRight = await isPassword(password, credentials?.passwordHash ?? null);
  const opened =
    credentials === null || !isRight
      ? null
      : await database.transaction(async (tx) => {
          if (!(await holdCredentials(tx, credentials))) return null;
          await forgetAttempts(tx, attempt);
          const ended = await endReplaced(tx, replaced, clock.now());
          return { ended, tokens: await openSession(tx, credentials.id, clock.now(), actor) };
        });
  if (opened === null) {
    await tellRefusal(
      deps,
      credentials,
      actor,
      isRight && !credentials?.isActive ? 'inactive' : 'wrong_password',
    );
    throw new AppError('wrong_credentials');
  }
  if (opened.ended !== null) sessions.forget(opened.ended);
  return opened.tokens;
}

/** No browser holds its tokens any more: a later use means that they were copied. */
async function endReplaced(tx: Queryable, refresh: string | null, now: Date): Promise<string | null> {
  const session = refresh === null ? null : await lockByRefresh(tx, hashToken(refresh), now);
  if (session === null || !session.is_open) return null;
  await endSession(tx, session.id, now, 'new_sign_in');
  return session.id;
}

/** Unknown user names are not logged: people sometimes type their password there. */
function tellRefusal(
  { database, logger }: AuthDependencies,
  who: Credentials | null,
  actor: Actor,
  reason: string,
): Promise<void> {
  const entry = { action: 'auth.login', outcome: 'refused', reason } as const;
  const { ip, requestId } = actor;
  logger.warn({ reason, username: who?.username ?? null, ip, requestId }, 'sign-in refused');
  return writeAudit(database, { ...actor, accountId: who?.id ?? null }, entry);
}

async function openSession(tx: Queryable, accountId: number, now: Date, actor: Actor): Promise<Tokens> {
  const tokens = createTokens();
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
