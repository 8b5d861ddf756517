import { AppError } from '@quartermaster/contract/errors/app-error';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../platform/actor.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { endSession, lockByRefresh, rotateSession, type RefreshRow } from './sessions.repo.ts';
import { accessExpiry, GRACE_SECONDS } from './session-times.ts';
import { createSalt, hashToken, rotateTokens, type Tokens } from './tokens.ts';

/**
 * New tokens for a refresh token. One that was rotated away gets the same tokens again for a moment;
 * later it was stolen or copied, and the session ends.
 * @throws AppError `session_ended`
 */
export async function refreshTokens(
  { database, clock, sessions }: AuthDependencies,
  refresh: string | null,
  actor: Actor,
): Promise<Tokens> {
  if (refresh === null) throw new AppError('session_ended');
  const now = clock.now();
  const outcome = await database.transaction(async (tx) => {
    const session = await lockByRefresh(tx, hashToken(refresh), now);
    if (session === null || !session.is_open) return null;
    if (session.is_current) return rotate(tx, session, refresh, now);
    if (isWithinGrace(session, now)) return { session, tokens: rotateTokens(refresh, session.rotation_salt) };
    await endReused(tx, session, actor, now);
    return { session, tokens: null };
  });
  if (outcome !== null) sessions.forget(outcome.session.id);
  // Thrown only now: the end of a reused session must be committed.
  if (outcome === null || outcome.tokens === null) throw new AppError('session_ended');
  return outcome.tokens;
}

async function rotate(tx: Queryable, session: RefreshRow, refresh: string, now: Date) {
  const salt = createSalt();
  const tokens = rotateTokens(refresh, salt);
  await rotateSession(tx, {
    id: session.id,
    accessHash: hashToken(tokens.access),
    accessExpiresAt: accessExpiry(now),
    refreshHash: hashToken(tokens.refresh),
    salt,
    now,
  });
  return { session, tokens };
}

function isWithinGrace({ refresh_rotated_at: rotatedAt }: RefreshRow, now: Date): boolean {
  return now.getTime() - rotatedAt.getTime() <= GRACE_SECONDS * 1000;
}

async function endReused(tx: Queryable, session: RefreshRow, actor: Actor, now: Date): Promise<void> {
  await endSession(tx, session.id, now);
  await writeAudit(
    tx,
    { ...actor, accountId: session.account_id },
    { action: 'auth.refresh', outcome: 'refused', reason: 'reused_token' },
  );
}
