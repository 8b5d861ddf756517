import { createAdmin } from '../apps/server/src/features/accounts/create-admin.ts';
import { PlainError } from '../apps/server/src/platform/plain-error.ts';
import { readArguments } from './read-arguments.ts';
import { withDatabase } from './with-database.ts';

const USAGE = 'npm run create-admin -- NAME [DISPLAY NAME]';
const [username, ...displayName] = readArguments({ usage: USAGE, mostWords: Infinity }).words;

/** `npm run create-admin -- NAME [DISPLAY NAME]`: the first account of a console without the demo game. */
await withDatabase(async ({ database }) => {
  if (username === undefined) throw new PlainError(`Say who: ${USAGE}`);
  const { password } = await createAdmin(database, username, displayName.join(' ') || username);
  console.log(
    `Created the admin ${username} with the password ${password}. It is not shown again; the first sign-in asks for another one.`,
  );
});
