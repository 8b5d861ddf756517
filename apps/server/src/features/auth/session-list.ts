import { AppError } from '@quartermaster/contract/errors/app-error';
import type { ListedSession } from '@quartermaster/contract/http/auth';
import { auditRefusal } from '../../engine/audit-refusal.ts';
import { writeAudit, writeAudits } from '../../engine/write-audit.ts';
import type { Account } from '../../http/route.ts';
import type { Actor } from '../../platform/actor.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { endListed, isAccount, listOpenSessions, type OpenSessions } from './session-list.repo.ts';
import { tellSessionChanged } from './sessions.repo.ts';

/** Whose sessions, and who asks. */
export type Listing = { readonly accountId: number; readonly asker: Account };

/**
 * Where a person is signed in.
 * @throws AppError `account_not_found`
 */
export async function listSessions(
  deps: AuthDependencies,
  { accountId, asker }: Listing,
): Promise<ListedSession[]> {
  const { database } = deps;
  if (!(await isAccount(database, accountId))) throw new AppError('account_not_found');
  return listOpenSessions(database, openOf(deps, accountId), asker.sessionId);
}

/** @throws AppError `session_not_found` */
export function endOneSession(
  deps: AuthDependencies,
  of: Listing,
  id: string,
  actor: Actor,
): Promise<{ ended: number }> {
  const { database, sessions } = deps;
  const entry = { action: actionOf(of), recordId: String(of.accountId) };
  return auditRefusal(database, actor, entry, async () => {
    await database.transaction(async (tx) => {
      const [before] = await endListed(tx, openOf(deps, of.accountId), { only: id });
      if (before === undefined) throw new AppError('session_not_found');
      await tellSessionChanged(tx, id);
      await writeAudit(tx, actor, { ...entry, before });
    });
    sessions.forget(id);
    return { ended: 1 };
  });
}

/**
 * Ends all of a person's sessions but the one that asks.
 * @throws AppError `account_not_found`
 */
export async function endOtherSessions(
  deps: AuthDependencies,
  of: Listing,
  actor: Actor,
): Promise<{ ended: number }> {
  const { database, sessions } = deps;
  const entry = { action: actionOf(of), recordId: String(of.accountId) };
  const ended = await database.transaction(async (tx) => {
    if (!(await isAccount(tx, of.accountId))) throw new AppError('account_not_found');
    const rows = await endListed(tx, openOf(deps, of.accountId), { except: of.asker.sessionId });
    if (rows.length === 0) return 0;
    await tellSessionChanged(tx, '*');
    await writeAudits(
      tx,
      actor,
      rows.map((before) => ({ ...entry, before })),
    );
    return rows.length;
  });
  if (ended > 0) sessions.forget('*');
  return { ended };
}

function openOf({ clock, settings }: AuthDependencies, accountId: number): OpenSessions {
  const now = clock.now();
  return { accountId, now, usedSince: new Date(now.getTime() - settings.sessionIdleMinutes * 60_000) };
}

const actionOf = ({ accountId, asker }: Listing): string =>
  accountId === asker.id ? 'auth.end_session' : 'account.end_session';
