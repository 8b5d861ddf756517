import { randomInt } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROLES, type Role } from '@quartermaster/domain/core/module';
import { SYSTEM_ACTOR } from '../../platform/actor.ts';
import type { Settings } from '../../platform/settings.ts';
import type { AccountsService } from './accounts.service.ts';

/** The file that keeps a generated password, for the case that it was missed on the terminal. */
export const DEMO_PASSWORD_FILE = 'demo-password.txt';

const DISPLAY_NAMES: Readonly<Record<Role, string>> = {
  admin: 'Ada (admin)',
  cs: 'Chika (support)',
  qa: 'Quentin (QA)',
  low_cs: 'Lin (junior support)',
};

type Options = {
  readonly accounts: AccountsService;
  readonly settings: Pick<Settings, 'dataDir' | 'demoPassword'>;
  /** Writes to the terminal. The password must never pass through the logger. */
  readonly tell: (sentence: string) => void;
};

/**
 * Creates the four demo accounts, all with one password that is told once. A start that was killed
 * half-way is continued with the same password.
 */
export async function createDemoAccounts({ accounts, settings, tell }: Options): Promise<void> {
  const file = join(settings.dataDir, DEMO_PASSWORD_FILE);
  const password = settings.demoPassword ?? (await readPassword(file)) ?? makeUpPassword();
  const existing = new Set((await accounts.list()).map(({ username }) => username));
  if (settings.demoPassword === null) {
    await writeFile(file, `${password}\n`, { mode: 0o600 });
    tell(`Sign in as ${ROLES.join(', ')} with the password ${password} (also in ${file}).`);
  } else {
    tell(`Sign in as ${ROLES.join(', ')} with the password set in DEMO_PASSWORD.`);
  }
  for (const role of ROLES.filter((username) => !existing.has(username))) {
    const account = { username: role, display_name: DISPLAY_NAMES[role], role, password };
    await accounts.createGiven(account, SYSTEM_ACTOR);
  }
}

async function readPassword(file: string): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.trim() === '' ? null : text.trim();
}

/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** About 79 bits, easy to read out. */
export function makeUpPassword(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
