import type { Account, ListedAccount } from '@quartermaster/contract/http/accounts';
import type { Role } from '@quartermaster/domain/core/module';
import type { Queryable } from '../../db/database.ts';
import { wireTime } from '../../engine/wire-time.ts';

const COLUMNS = `id, username, display_name, role, is_active, ${wireTime('created_at')} as created_at`;

export async function listAccounts(db: Queryable): Promise<ListedAccount[]> {
  const { rows } = await db.query<ListedAccount>(
    `select id, username, display_name, role, is_active, ${wireTime('account.created_at')} as created_at,
            ${wireTime('signed_in.at')} as last_login_at
     from account
     left join (select account_id, max(created_at) as at from session group by account_id) as signed_in
       on signed_in.account_id = account.id
     order by is_active desc, username`,
  );
  return rows;
}

/** The account, locked until the transaction ends; null when there is none. */
export async function lockAccount(db: Queryable, id: number): Promise<Account | null> {
  const { rows } = await db.query<Account>(`select ${COLUMNS} from account where id = $1 for update`, [id]);
  return rows[0] ?? null;
}

type AccountRow = {
  readonly username: string;
  readonly display_name: string;
  readonly role: Role;
  readonly password_hash: string;
  readonly must_change_password: boolean;
};

export async function insertAccount(db: Queryable, row: AccountRow): Promise<Account> {
  const { rows } = await db.query<Account>(
    `insert into account (username, display_name, role, password_hash, must_change_password)
     values ($1, $2, $3, $4, $5) returning ${COLUMNS}`,
    [row.username, row.display_name, row.role, row.password_hash, row.must_change_password],
  );
  return rows[0] as Account;
}

/** A null hash keeps the password; any other is of one that its person has to replace. */
export async function updateAccount(
  db: Queryable,
  account: Account,
  passwordHash: string | null,
): Promise<void> {
  await db.query(
    `update account set display_name = $2, role = $3, is_active = $4, password_hash = coalesce($5, password_hash),
            must_change_password = must_change_password or $5::text is not null
     where id = $1`,
    [account.id, account.display_name, account.role, account.is_active, passwordHash],
  );
}

/** Fields of which another account has the same value already. Names that only look different are the same. */
export async function findTaken(
  db: Queryable,
  {
    id,
    username,
    displayName,
  }: { readonly id?: number; readonly username?: string; readonly displayName?: string },
): Promise<('username' | 'display_name')[]> {
  const { rows } = await db.query<{ username: boolean; display_name: boolean }>(
    `select coalesce(bool_or(username = $1), false) as username, coalesce(bool_or(lower(normalize(display_name, NFKC)) = lower(normalize($2, NFKC))), false) as display_name
     from account where id is distinct from $3`,
    [username ?? null, displayName ?? null, id ?? null],
  );
  const taken = rows[0];
  return (['username', 'display_name'] as const).filter((field) => taken?.[field] === true);
}

/** How many admins could still sign in without this account. */
export async function countOtherAdmins(db: Queryable, id: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*) as count from account where role = 'admin' and is_active and id <> $1`,
    [id],
  );
  return rows[0]?.count ?? 0;
}
