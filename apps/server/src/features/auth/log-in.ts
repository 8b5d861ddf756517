import { randomUUID } from 'node:crypto';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../platform/actor.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { beginAttempt, forgetAttempts } from './login-attempts.repo.ts';
import { isPassword } from './password.ts';
import { accessExpiry, SESSION_SECONDS } from './session-times.ts';
import { findCredentials, insertSession, type Credentials } from './sessions.repo.ts';
import { createTokens, hashToken, type Tokens } from './tokens.ts';
import { waitText } from './wait-text.ts';

export type LoginInput = { readonly username: string; readonly password: string };

/**
 * Opens a session for whoever knows the password.
 * @throws AppError `wrong_credentials`, `too_many_attempts`
 */
export async function logIn(
  deps: AuthDependencies,
  { username, password }: LoginInput,
  actor: Actor,
): Promise<Tokens> {
  const { database, clock } = deps;
  const attempt = { username, ip: actor.ip ?? '0.0.0.0', now: clock.now() };
  const credentials = await findCredentials(database, { username });
  const seconds = await beginAttempt(database, attempt);
  if (seconds > 0) {
    await tellRefusal(deps, credentials, actor, 'throttled');
    throw new AppError('too_many_attempts', { seconds, wait: waitText(seconds) });
  }
  const isRight = await isPassword(password, credentials?.passwordHash ?? null);
  if (!isRight || credentials === null || !credentials.isActive) {
    await tellRefusal(deps, credentials, actor, isRight ? 'inactive' : 'wrong_password');
    throw new AppError('wrong_credentials');
  }
  return database.transaction(async (tx) => {
    await forgetAttempts(tx, attempt);
    return openSession(tx, credentials.id, clock.now(), actor);
  });
}

/** Typed names of nobody are not kept: people type passwords there. */
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
