import type { Role } from '@quartermaster/domain/core/module';
import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../http/route.ts';

/** Told with the id of a session, or `*`, when sessions ended or got other tokens. */
export const SESSION_CHANGED = 'session_changed';

export type Credentials = Omit<Account, 'sessionId' | 'mustChangePassword'> & {
  readonly passwordHash: string;
  readonly isActive: boolean;
};

type CredentialsRow = {
  readonly id: number;
  readonly username: string;
  readonly display_name: string;
  readonly role: Role;
  readonly password_hash: string;
  readonly is_active: boolean;
};

export async function findCredentials(
  db: Queryable,
  by: { username: string } | { id: number },
): Promise<Credentials | null> {
  const [condition, value] = 'id' in by ? ['id = $1', by.id] : ['username = lower($1)', by.username];
  const { rows } = await db.query<CredentialsRow>(
    `select id, username, display_name, role, password_hash, is_active from account where ${condition}`,
    [value],
  );
  const row = rows[0];
  if (row === undefined) return null;
  const { id, username, role, display_name: name, password_hash: passwordHash, is_active: isActive } = row;
  return { id, username, name, role, passwordHash, isActive };
}

/**
 * Whether a person still has the password that was checked, and may still sign in. Until the transaction ends they
 * do: changing that ends all sessions, the new one among them.
 */
export async function holdCredentials(
  tx: Queryable,
  { id, passwordHash }: Pick<Credentials, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select from account where id = $1 and password_hash = $2 and is_active for share',
    [id, passwordHash],
  );
  return rowCount === 1;
}

type NewSession = {
  readonly id: string;
  readonly accountId: number;
  readonly accessHash: Buffer;
  readonly accessExpiresAt: Date;
  readonly refreshHash: Buffer;
  readonly expiresAt: Date;
  readonly now: Date;
  readonly ip: string | null;
  readonly userAgent: string | null;
};

export async function insertSession(db: Queryable, session: NewSession): Promise<void> {
  await db.query(
    `insert into session (id, account_id, access_hash, access_expires_at, refresh_hash, refresh_rotated_at, expires_at, ip, user_agent)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      session.id,
      session.accountId,
      session.accessHash,
      session.accessExpiresAt,
      session.refreshHash,
      session.now,
      session.expiresAt,
      session.ip,
      session.userAgent,
    ],
  );
}

export type FoundSession = { readonly account: Account; readonly accessExpiresAt: Date };

type AccessRow = CredentialsRow & {
  readonly session_id: string;
  readonly access_expires_at: Date;
  readonly must_change_password: boolean;
};

/** The person behind an access token that is still good. */
export async function findByAccess(
  db: Queryable,
  accessHash: Buffer,
  now: Date,
): Promise<FoundSession | null> {
  const { rows } = await db.query<AccessRow>(
    `select s.id as session_id, s.access_expires_at, a.must_change_password, a.id, a.username, a.display_name, a.role
     from session s join account a on a.id = s.account_id
     where s.access_hash = $1 and s.ended_at is null and s.access_expires_at > $2 and a.is_active`,
    [accessHash, now],
  );
  const row = rows[0];
  if (row === undefined) return null;
  const account = {
    id: row.id,
    name: row.display_name,
    username: row.username,
    role: row.role,
    sessionId: row.session_id,
    mustChangePassword: row.must_change_password,
  };
  return { account, accessExpiresAt: row.access_expires_at };
}

/** Why a session ended before its time; those who show its tokens later are told some of them. */
export type EndReason =
  | 'signed_out'
  | 'reused_token'
  | 'new_password'
  | 'account_changed'
  | 'idle'
  | 'ended_in_list'
  | 'new_sign_in';

export type RefreshRow = {
  readonly id: string;
  readonly account_id: number;
  readonly is_current: boolean;
  /** The one before the current one. */
  readonly is_previous: boolean;
  readonly is_open: boolean;
  readonly end_reason: EndReason | null;
  readonly rotation_salt: Buffer;
  readonly refresh_rotated_at: Date;
};

/** The session of a refresh token, or of any that it had before, locked until the transaction ends. */
export async function lockByRefresh(
  db: Queryable,
  refreshHash: Buffer,
  now: Date,
): Promise<RefreshRow | null> {
  const { rows } = await db.query<RefreshRow>(
    `select s.id, s.account_id, s.refresh_hash = $1 as is_current, s.rotation_salt, s.refresh_rotated_at,
            coalesce(s.previous_refresh_hash = $1, false) as is_previous, s.end_reason,
            s.ended_at is null and s.expires_at > $2 and a.is_active as is_open
     from session s join account a on a.id = s.account_id
     where s.id in (select id from session where refresh_hash = $1
                    union all select session_id from spent_refresh_token where hash = $1)
     for update of s`,
    [refreshHash, now],
  );
  return rows[0] ?? null;
}

type Rotation = {
  readonly id: string;
  readonly accessHash: Buffer;
  readonly accessExpiresAt: Date;
  readonly refreshHash: Buffer;
  readonly salt: Buffer;
  readonly now: Date;
  readonly ip: string | null;
  readonly userAgent: string | null;
};

export async function rotateSession(db: Queryable, rotation: Rotation): Promise<void> {
  await db.query(
    `insert into spent_refresh_token (hash, session_id) select refresh_hash, id from session where id = $1`,
    [rotation.id],
  );
  await db.query(
    `update session set access_hash = $2, access_expires_at = $3, previous_refresh_hash = refresh_hash, refresh_hash = $4,
            rotation_salt = $5, refresh_rotated_at = $6, ip = $7, user_agent = $8
     where id = $1`,
    [
      rotation.id,
      rotation.accessHash,
      rotation.accessExpiresAt,
      rotation.refreshHash,
      rotation.salt,
      rotation.now,
      rotation.ip,
      rotation.userAgent,
    ],
  );
  await tellSessionChanged(db, rotation.id);
}

/** Ends one session. Every process forgets it when the transaction commits. */
export async function endSession(db: Queryable, id: string, now: Date, reason: EndReason): Promise<void> {
  await db.query('update session set ended_at = $2, end_reason = $3 where id = $1 and ended_at is null', [
    id,
    now,
    reason,
  ]);
  await tellSessionChanged(db, id);
}

type EndOfAll = {
  readonly accountId: number;
  readonly now: Date;
  readonly reason: EndReason;
  /** The one in which a person changes things goes on. */
  readonly except?: string;
};

/** Ends a person's sessions. */
export async function endSessionsOf(
  db: Queryable,
  { accountId, now, reason, except }: EndOfAll,
): Promise<void> {
  await db.query(
    `update session set ended_at = $2, end_reason = $3
     where account_id = $1 and ended_at is null and id is distinct from $4`,
    [accountId, now, reason, except ?? null],
  );
  await tellSessionChanged(db, '*');
}

/** Once the transaction commits, every process reads the session again; with `*` all of them. */
export async function tellSessionChanged(db: Queryable, payload: string): Promise<void> {
  await db.query('select pg_notify($1, $2)', [SESSION_CHANGED, payload]);
}

/** Removes sessions that ended or expired long ago. */
export async function deleteOldSessions(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from session where coalesce(ended_at, expires_at) < $1', [before]);
}

/** A password that its person chose. */
export async function updatePassword(db: Queryable, accountId: number, hash: string): Promise<void> {
  await db.query('update account set password_hash = $2, must_change_password = false where id = $1', [
    accountId,
    hash,
  ]);
}
