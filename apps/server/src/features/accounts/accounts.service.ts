import { AppError } from '@quartermaster/contract/errors/app-error';
import type { Account, CreateAccountBody, UpdateAccountBody } from '@quartermaster/contract/http/accounts';
import { issue } from '@quartermaster/domain/core/issue';
import type { Database, Transaction } from '../../db/database.ts';
import type { Actor } from '../../platform/actor.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import { hashPassword, type AuthService } from '../auth/index.ts';
import {
  countOtherAdmins,
  findTaken,
  insertAccount,
  listAccounts,
  lockAccount,
  updateAccount,
} from './accounts.repo.ts';

export type AccountsDependencies = {
  readonly database: Database;
  readonly auth: Pick<AuthService, 'endSessionsOf'>;
};

/** The staff who may sign in. */
export function createAccountsService({ database, auth }: AccountsDependencies) {
  /** @throws AppError `invalid` when a name is taken */
  async function create(body: CreateAccountBody, actor: Actor): Promise<Account> {
    const password_hash = await hashPassword(body.password);
    return database.transaction(async (tx) => {
      await lockNames(tx);
      refuseTaken(await findTaken(tx, { username: body.username, displayName: body.display_name }));
      const { username, display_name, role } = body;
      const created = await insertAccount(tx, { username, display_name, role, password_hash });
      await writeAudit(tx, actor, { action: 'account.create', recordId: String(created.id), after: created });
      return created;
    });
  }

  /** @throws AppError `account_not_found`, `invalid`, `last_admin` */
  async function update(
    id: number,
    { password, ...change }: UpdateAccountBody,
    actor: Actor,
  ): Promise<Account> {
    const passwordHash = password === undefined ? null : await hashPassword(password);
    return database.transaction(async (tx) => {
      await lockNames(tx);
      const before = await lockAccount(tx, id);
      if (before === null) throw new AppError('account_not_found');
      if (change.display_name !== undefined)
        refuseTaken(await findTaken(tx, { id, displayName: change.display_name }));
      const after = { ...before, ...change };
      await refuseLosingLastAdmin(tx, before, after);
      await updateAccount(tx, after, passwordHash);
      if (mustSignInAgain(before, after) || passwordHash !== null) await auth.endSessionsOf(tx, id);
      await writeAudit(tx, actor, {
        action: 'account.update',
        recordId: String(id),
        before,
        after: { ...after, ...(passwordHash !== null && { password: 'changed' }) },
      });
      return after;
    });
  }

  return { create, update, list: (): Promise<Account[]> => listAccounts(database) };
}

export type AccountsService = ReturnType<typeof createAccountsService>;

/** Two people taking the same name, or two admins deactivating each other, do it one after the other. */
async function lockNames(tx: Transaction): Promise<void> {
  await tx.query('lock table account in share row exclusive mode');
}

function refuseTaken(fields: readonly string[]): void {
  if (fields.length > 0)
    throw new AppError(
      'invalid',
      {},
      fields.map((field) => issue(field, 'duplicate')),
    );
}

const mustSignInAgain = (before: Account, after: Account): boolean =>
  before.role !== after.role || (before.is_active && !after.is_active);

const isAdmin = ({ role, is_active }: Account): boolean => role === 'admin' && is_active;

async function refuseLosingLastAdmin(tx: Transaction, before: Account, after: Account): Promise<void> {
  if (!isAdmin(before) || isAdmin(after)) return;
  if ((await countOtherAdmins(tx, before.id)) === 0) throw new AppError('last_admin');
}
