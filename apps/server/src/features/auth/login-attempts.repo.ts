import type { Queryable } from '../../db/database.ts';

/** Wrong passwords that cost nothing; each further one doubles the wait, up to the longest. */
type Patience = { readonly free: number; readonly longestSeconds: number };

const FOR_ONE_NAME: Patience = { free: 5, longestSeconds: 900 };
/**
 * For all names together: it stops one password tried with many names. An office shares an
 * address and its typing errors, so more attempts are free, and the wait is short.
 */
const FOR_AN_ADDRESS: Patience = { free: 50, longestSeconds: 60 };
/** No account has this name: the row of an address counts all names. */
const ALL_NAMES = '';
/** After so long without an attempt, the count begins again. */
const FORGET_AFTER = '1 hour';

type Attempt = { readonly username: string; readonly ip: string; readonly now: Date };

/** The addresses that count as one: of IPv6 a household or a rented machine has 2^64, and takes any of them. */
const NEIGHBOURS = `(case when family($2::inet) = 6 and not $2::inet <<= '::ffff:0.0.0.0/96'
  then network(set_masklen($2::inet, 64)) else $2::inet end)`;

/**
 * Counts an attempt before its password is checked. Answers how many seconds to wait instead, 0 when
 * it may go on. Only this address waits: attempts from elsewhere lock no account.
 */
export async function beginAttempt(db: Queryable, attempt: Attempt): Promise<number> {
  const ofAll = { ...attempt, username: ALL_NAMES };
  const seconds = await count(db, ofAll, FOR_AN_ADDRESS);
  if (seconds > 0) return seconds;
  const ownSeconds = await count(db, attempt, FOR_ONE_NAME);
  // No password was tried.
  if (ownSeconds > 0) await takeBack(db, ofAll);
  return ownSeconds;
}

async function count(db: Queryable, { username, ip, now }: Attempt, patience: Patience): Promise<number> {
  const counted = await db.query(
    `insert into login_attempt as a (username, ip, failures, last_at, blocked_until) values (lower($1), ${NEIGHBOURS}, 1, $3, '-infinity')
     on conflict (username, ip) do update set
       failures = case when a.last_at < $3 - $4::interval then 1 else a.failures + 1 end,
       last_at = $3,
       blocked_until = case
         when a.last_at < $3 - $4::interval or a.failures + 1 < $5 then '-infinity'
         else $3 + make_interval(secs => least($6, power(2, least(a.failures + 1 - $5, 20)))) end
     where a.blocked_until <= $3`,
    [username, ip, now, FORGET_AFTER, patience.free, patience.longestSeconds],
  );
  if (counted.rowCount === 1) return 0;
  const { rows } = await db.query<{ blocked_until: Date }>(
    `select blocked_until from login_attempt where username = lower($1) and ip = ${NEIGHBOURS}`,
    [username, ip],
  );
  const until = rows[0]?.blocked_until ?? now;
  return Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
}

/** An attempt that went on waits for nothing before it; neither does the next one. */
async function takeBack(db: Queryable, { username, ip }: Attempt): Promise<void> {
  await db.query(
    `update login_attempt set failures = greatest(failures - 1, 0), blocked_until = '-infinity'
     where username = lower($1) and ip = ${NEIGHBOURS}`,
    [username, ip],
  );
}

/** The password was right: nothing is held against this name at this address any more, and this attempt not against the address. */
export async function forgetAttempts(db: Queryable, attempt: Attempt): Promise<void> {
  await db.query(`delete from login_attempt where username = lower($1) and ip = ${NEIGHBOURS}`, [
    attempt.username,
    attempt.ip,
  ]);
  await takeBack(db, { ...attempt, username: ALL_NAMES });
}

/** Removes counts that no longer matter. */
export async function deleteOldAttempts(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from login_attempt where last_at < $1', [before]);
}
