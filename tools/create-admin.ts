import { createAdmin } from '../apps/server/src/features/accounts/create-admin.ts';
import { PlainError } from '../apps/server/src/platform/plain-error.ts';
import { withDatabase } from './with-database.ts';

/** `npm run create-admin -- USERNAME ["Display name"]`: an admin account with a password that is told once. */
await withDatabase(async ({ database }) => {
  const [username, displayName = username] = process.argv.slice(2);
  if (username === undefined || displayName === undefined) {
    throw new PlainError('Say who: npm run create-admin -- USERNAME ["Display name"]');
  }
  const { password } = await createAdmin(database, username, displayName);
  console.log(`Sign in as ${username} with the password ${password} and change it there.`);
});
