import { AppError } from '@quartermaster/contract/errors/app-error';
import type { ErrorCode } from '@quartermaster/contract/errors/error-code';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../platform/actor.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import {
  endSession,
  lockByRefresh,
  rotateSession,
  type EndReason,
  type RefreshRow,
} from './sessions.repo.ts';
import { accessExpiry, GRACE_SECONDS } from './session-times.ts';
import { createSalt, hashToken, rotateTokens, type Tokens } from './tokens.ts';

/** What people are told about the end of their session, where it is more than its time. */
const TOLD_ENDS: Readonly<Partial<Record<EndReason, ErrorCode>>> = {
  reused_token: 'session_reused',
  idle: 'session_idle',
};

type Outcome = { readonly sessionId: string; readonly tokens: Tokens };

/**
 * New tokens for a refresh token. The last one that was rotated away gets the same tokens again for a moment,
 * for another tab or a lost answer. Any other was stolen or copied: the session ends for everyone who holds it.
 * @throws AppError `session_ended`, `session_idle`, `session_reused`
 */
export async function refreshTokens(
  { database, clock, sessions, settings, logger }: AuthDependencies,
  refresh: string | null,
  actor: Actor,
): Promise<Tokens> {
  if (refresh === null) throw new AppError('session_ended');
  const now = clock.now();
  const outcome = await database.transaction(async (tx): Promise<Outcome | AppError> => {
    const session = await lockByRefresh(tx, hashToken(refresh), now);
    if (session === null) return new AppError('session_ended');
    const sessionId = session.id;
    if (!session.is_open)
      return new AppError((session.end_reason && TOLD_ENDS[session.end_reason]) ?? 'session_ended');
    // Tokens are renewed by the first call after each has expired, so the last renewal tells the last call.
    if (session.is_current && isIdle(session, now, settings.sessionIdleMinutes)) {
      await endSession(tx, sessionId, now, 'idle');
      await writeAudit(
        tx,
        { ...actor, accountId: session.account_id },
        { action: 'auth.refresh', outcome: 'refused', reason: 'idle' },
      );
      sessions.forget(sessionId);
      return new AppError('session_idle');
    }
    if (session.is_current) return { sessionId, tokens: await rotate(tx, { session, refresh, actor, now }) };
    if (session.is_previous && isWithinGrace(session, now))
      return { sessionId, tokens: rotateTokens(refresh, session.rotation_salt) };
    await endReused(tx, session, actor, now);
    sessions.forget(sessionId);
    logger.warn(
      { accountId: session.account_id, ip: actor.ip, requestId: actor.requestId },
      'refresh token reused',
    );
    return new AppError('session_reused');
  });
  // Thrown only now: the end of a reused session must be committed.
  if (outcome instanceof AppError) throw outcome;
  sessions.forget(outcome.sessionId);
  return outcome.tokens;
}

type Exchange = {
  readonly session: RefreshRow;
  readonly refresh: string;
  readonly actor: Actor;
  readonly now: Date;
};

async function rotate(tx: Queryable, { session, refresh, actor, now }: Exchange): Promise<Tokens> {
  const salt = createSalt();
  const tokens = rotateTokens(refresh, salt);
  await rotateSession(tx, {
    id: session.id,
    accessHash: hashToken(tokens.access),
    accessExpiresAt: accessExpiry(now),
    refreshHash: hashToken(tokens.refresh),
    salt,
    now,
    ip: actor.ip ?? null,
    userAgent: actor.userAgent ?? null,
  });
  return tokens;
}

function isIdle({ refresh_rotated_at: last }: RefreshRow, now: Date, minutes: number): boolean {
  return now.getTime() - last.getTime() > minutes * 60_000;
}

function isWithinGrace({ refresh_rotated_at: rotatedAt }: RefreshRow, now: Date): boolean {
  return now.getTime() - rotatedAt.getTime() <= GRACE_SECONDS * 1000;
}

async function endReused(tx: Queryable, session: RefreshRow, actor: Actor, now: Date): Promise<void> {
  await endSession(tx, session.id, now, 'reused_token');
  await writeAudit(
    tx,
    { ...actor, accountId: session.account_id },
    { action: 'auth.refresh', outcome: 'refused', reason: 'reused_token' },
  );
}
