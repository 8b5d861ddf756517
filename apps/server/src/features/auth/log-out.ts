import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../platform/actor.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { endSession, findByAccess, lockByRefresh } from './sessions.repo.ts';
import { hashToken } from './tokens.ts';

/** The tokens that a browser still has; null: it has lost that one. */
export type ShownTokens = { readonly access: string | null; readonly refresh: string | null };

/** Ends the session of the tokens shown. Without a good one there is nothing to end. */
export async function logOut(deps: AuthDependencies, shown: ShownTokens, actor: Actor): Promise<void> {
  const now = deps.clock.now();
  const ended = await deps.database.transaction(async (tx) => {
    const session = await findShown(tx, shown, now);
    if (session === null) return null;
    await endSession(tx, session.id, now, 'signed_out');
    await writeAudit(tx, { ...actor, accountId: session.accountId }, { action: 'auth.logout' });
    return session;
  });
  if (ended !== null) deps.sessions.forget(ended.id);
}

type Shown = { readonly id: string; readonly accountId: number };

async function findShown(tx: Queryable, { access, refresh }: ShownTokens, now: Date): Promise<Shown | null> {
  const byRefresh = refresh === null ? null : await lockByRefresh(tx, hashToken(refresh), now);
  if (byRefresh !== null) return { id: byRefresh.id, accountId: byRefresh.account_id };
  const byAccess = access === null ? null : await findByAccess(tx, hashToken(access), now);
  return byAccess === null ? null : { id: byAccess.account.sessionId, accountId: byAccess.account.id };
}
