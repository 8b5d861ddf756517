import type { ListedSession } from '@quartermaster/contract/http/auth';
import type { Queryable } from '../../db/database.ts';
import { wireTime } from '../../engine/wire-time.ts';

export async function isAccount(db: Queryable, id: number): Promise<boolean> {
  const { rows } = await db.query('select from account where id = $1', [id]);
  return rows.length > 0;
}

/** Whose sessions, and when one counts as open. */
export type OpenSessions = {
  readonly accountId: number;
  readonly now: Date;
  /** Sessions that were last used before this have ended by themselves. */
  readonly usedSince: Date;
};

const OPEN = 'account_id = $1 and ended_at is null and expires_at > $2 and refresh_rotated_at >= $3';

/** Tokens are exchanged by the first call after they expire, so the last exchange tells the last use. */
export async function listOpenSessions(
  db: Queryable,
  { accountId, now, usedSince }: OpenSessions,
  current: string,
): Promise<ListedSession[]> {
  const { rows } = await db.query<ListedSession>(
    `select id, id = $4 as is_current, host(ip) as ip, user_agent, ${wireTime('created_at')} as created_at,
            ${wireTime('refresh_rotated_at')} as last_used_at
     from session where ${OPEN} order by refresh_rotated_at desc, session.created_at desc, id`,
    [accountId, now, usedSince, current],
  );
  return rows;
}

/** What the staff log keeps of an ended session. */
type EndedSession = {
  readonly ip: string | null;
  readonly user_agent: string | null;
  readonly created_at: string;
};

/** Ends one session of a person, or all but one. */
export async function endListed(
  db: Queryable,
  { accountId, now, usedSince }: OpenSessions,
  { only, except }: { readonly only?: string; readonly except?: string },
): Promise<EndedSession[]> {
  const { rows } = await db.query<EndedSession>(
    `update session set ended_at = $2, end_reason = 'ended_in_list'
     where ${OPEN} and ($4::uuid is null or id = $4) and id is distinct from $5
     returning host(ip) as ip, user_agent, ${wireTime('created_at')} as created_at`,
    [accountId, now, usedSince, only ?? null, except ?? null],
  );
  return rows;
}
