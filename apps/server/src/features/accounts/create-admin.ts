import { createAccountBody } from '@quartermaster/contract/http/accounts';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type { Database } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { ensureAuditPartitions } from '../../db/audit-partitions.ts';
import { SYSTEM_ACTOR } from '../../platform/actor.ts';
import { systemClock } from '../../platform/clock.ts';
import { createLogger } from '../../platform/logger.ts';
import { PlainError } from '../../platform/plain-error.ts';
import { createAuthService, createSessionCache } from '../auth/index.ts';
import { createAccountsService } from './accounts.service.ts';
import { makeUpPassword } from './demo-accounts.ts';

type NewAdmin = { readonly username: string; readonly password: string };

/** What is wrong with a name, by field. */
const RULES: Readonly<Record<string, string>> = {
  username: 'A user name has 2 to 50 characters: small letters, digits, and . _ - after the first.',
  display_name: 'A display name has 1 to 60 characters.',
};

/**
 * Creates an admin account with a made-up password: how a console without the demo game gets its first one.
 * @throws PlainError when the name cannot be used
 */
export async function createAdmin(
  database: Database,
  username: string,
  displayName: string,
): Promise<NewAdmin> {
  await migrate(database);
  await ensureAuditPartitions(database, systemClock.now());
  const password = makeUpPassword();
  const parsed = createAccountBody.safeParse({
    username,
    display_name: displayName,
    role: 'admin',
    password,
  });
  if (!parsed.success) throw new PlainError(RULES[String(parsed.error.issues[0]?.path[0])] ?? '');
  const sessions = createSessionCache(database, systemClock);
  const settings = { platformName: '', sessionIdleMinutes: 10 };
  const logger = createLogger({ logLevel: 'silent' });
  const auth = createAuthService({ database, clock: systemClock, sessions, settings, logger });
  try {
    await createAccountsService({ database, auth, settings }).create(parsed.data, SYSTEM_ACTOR);
  } catch (problem) {
    if (problem instanceof AppError && problem.code === 'invalid') {
      const isTaken = problem.issues.some(({ path }) => path === 'username');
      throw new PlainError(`There is somebody called "${isTaken ? username : displayName}" already.`);
    }
    throw problem;
  }
  return { username, password };
}
