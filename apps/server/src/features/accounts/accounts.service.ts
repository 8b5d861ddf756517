import { AppError } from '@quartermaster/contract/errors/app-error';
import type {
  Account,
  CreateAccountBody,
  ListedAccount,
  UpdateAccountBody,
  UpdateProfileBody,
} from '@quartermaster/contract/http/accounts';
import { issue } from '@quartermaster/domain/core/issue';
import type { Database, Transaction } from '../../db/database.ts';
import { auditRefusal } from '../../engine/audit-refusal.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Settings } from '../../platform/settings.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import { hashPassword, isGuessable, type AuthService } from '../auth/index.ts';
import { insertGrant } from '../staff-limits/index.ts';
import {
  countOtherAdmins,
  findTaken,
  insertAccount,
  listAccounts,
  lockAccount,
  updateAccount,
} from './accounts.repo.ts';

type AccountsDependencies = {
  readonly database: Database;
  readonly auth: Pick<AuthService, 'endSessionsOf' | 'forgetSessions'>;
  readonly settings: Pick<Settings, 'platformName'>;
};

/** The staff who may sign in. Refused attempts to change them are remembered like the others. */
export function createAccountsService(deps: AccountsDependencies) {
  const { database } = deps;
  return {
    list: (): Promise<ListedAccount[]> => listAccounts(database),

    /** @throws AppError `invalid` when a name is taken or the password guessable */
    create: (body: CreateAccountBody, actor: Actor): Promise<Account> => {
      const { password, ...after } = body;
      const entry = { action: 'account.create', after };
      return auditRefusal(database, actor, entry, async () => {
        await refuseGuessable(deps, password, after);
        return create(deps, { ...after, password, must_change_password: true }, actor);
      });
    },

    /** An account whose password was chosen by the operator of the console. */
    createGiven: (body: CreateAccountBody, actor: Actor): Promise<Account> =>
      create(deps, { ...body, must_change_password: false }, actor),

    /** @throws AppError `account_not_found`, `invalid`, `last_admin`, `wrong_password` for one's own password */
    update: (id: number, body: UpdateAccountBody, actor: Actor): Promise<Account> => {
      const { password, ...after } = body;
      const entry = { action: 'account.update', recordId: String(id), after };
      return auditRefusal(database, actor, entry, () => update(deps, id, { after, password }, actor));
    },

    /**
     * What people change about themselves.
     * @throws AppError `invalid` when the name is taken
     */
    updateProfile: (id: number, after: UpdateProfileBody, actor: Actor): Promise<Account> => {
      const entry = { action: 'account.update_profile', recordId: String(id), after };
      return auditRefusal(database, actor, entry, () => updateProfile(deps, id, after, actor));
    },
  };
}

export type AccountsService = ReturnType<typeof createAccountsService>;

async function refuseGuessable(
  { settings }: AccountsDependencies,
  password: string,
  { username, display_name: displayName }: Pick<Account, 'username' | 'display_name'>,
): Promise<void> {
  const names = { username, displayName, platformName: settings.platformName };
  if (await isGuessable(password, names))
    throw new AppError('invalid', {}, [issue('password', 'password_guessable')]);
}

async function create(
  { database }: AccountsDependencies,
  { password, ...account }: CreateAccountBody & { readonly must_change_password: boolean },
  actor: Actor,
): Promise<Account> {
  const password_hash = await hashPassword(password);
  return database.transaction(async (tx) => {
    await lockNames(tx);
    const { username, display_name: displayName } = account;
    refuseTaken(await findTaken(tx, { username, displayName }));
    const created = await insertAccount(tx, { ...account, password_hash });
    await rememberGrant(tx, created.id, actor);
    await writeAudit(tx, actor, { action: 'account.create', recordId: String(created.id), after: created });
    return created;
  });
}

type Change = {
  readonly after: Omit<UpdateAccountBody, 'password'>;
  readonly password: string | undefined;
};

async function update(
  deps: AccountsDependencies,
  id: number,
  { after: change, password }: Change,
  actor: Actor,
): Promise<Account> {
  // An admin session left open must not become a permanent way in.
  if (password !== undefined && id === actor.accountId)
    throw new AppError('wrong_password', {}, [issue('current_password', 'required')]);
  const { database, auth } = deps;
  const passwordHash = password === undefined ? null : await hashPassword(password);
  return database.transaction(async (tx) => {
    const { before, after } = await planChange(tx, id, change);
    if (password !== undefined) await refuseGuessable(deps, password, after);
    await refuseLosingLastAdmin(tx, before, after);
    await updateAccount(tx, after, passwordHash);
    if (passwordHash !== null || canDoOther(before, after)) await rememberGrant(tx, id, actor);
    if (mustSignInAgain(before, after) || passwordHash !== null) await auth.endSessionsOf(tx, id);
    else await auth.forgetSessions(tx);
    await writeAudit(tx, actor, {
      action: 'account.update',
      recordId: String(id),
      before,
      after: { ...after, ...(passwordHash !== null && { password: 'changed' }) },
    });
    return after;
  });
}

async function updateProfile(
  { database, auth }: AccountsDependencies,
  id: number,
  change: UpdateProfileBody,
  actor: Actor,
): Promise<Account> {
  return database.transaction(async (tx) => {
    const { before, after } = await planChange(tx, id, change);
    await updateAccount(tx, after, null);
    await auth.forgetSessions(tx);
    const recordId = String(id);
    await writeAudit(tx, actor, { action: 'account.update_profile', recordId, before, after });
    return after;
  });
}

/** The account before and after, locked, and with a name that is free. */
async function planChange(tx: Transaction, id: number, change: Change['after']) {
  await lockNames(tx);
  const before = await lockAccount(tx, id);
  if (before === null) throw new AppError('account_not_found');
  if (change.display_name !== undefined)
    refuseTaken(await findTaken(tx, { id, displayName: change.display_name }));
  return { before, after: { ...before, ...change } };
}

/** Two people taking the same name, or two admins deactivating each other, do it one after the other. */
async function lockNames(tx: Transaction): Promise<void> {
  await tx.query('lock table account in share row exclusive mode');
}

function refuseTaken(fields: readonly string[]): void {
  if (fields.length > 0)
    throw new AppError(
      'invalid',
      {},
      fields.map((field) => issue(field, 'taken')),
    );
}

const mustSignInAgain = (before: Account, after: Account): boolean =>
  before.role !== after.role || (before.is_active && !after.is_active);

const canDoOther = (before: Account, after: Account): boolean =>
  before.role !== after.role || (!before.is_active && after.is_active);

/** A command on the console's host has no account, so there is no person to remember. */
async function rememberGrant(tx: Transaction, accountId: number, { accountId: grantedBy }: Actor) {
  if (grantedBy !== null && grantedBy !== accountId) await insertGrant(tx, { accountId, grantedBy });
}

const isAdmin = ({ role, is_active }: Account): boolean => role === 'admin' && is_active;

async function refuseLosingLastAdmin(tx: Transaction, before: Account, after: Account): Promise<void> {
  if (!isAdmin(before) || isAdmin(after)) return;
  if ((await countOtherAdmins(tx, before.id)) === 0) throw new AppError('last_admin');
}
