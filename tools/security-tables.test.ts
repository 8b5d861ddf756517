import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ACTIONS_BY_SUBJECT } from '@quartermaster/domain/actions/index';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import { INITIAL_STAFF_LIMITS, LIMITED } from '@quartermaster/domain/permissions/staff-limits';
import { expect, it } from 'vitest';

const page = readFile(join(import.meta.dirname, '../docs/security.md'), 'utf8');

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const code = (text: string): string => `\`${text}\``;

it.each([
  [
    'who may do what',
    Object.entries(ROLES_BY_ACTION).map(([action, roles]) => row(code(action), roles.join(', '))),
  ],
  [
    'who may do what to players, deliveries and requests',
    Object.values(ACTIONS_BY_SUBJECT)
      .flat()
      .map(({ subject, kind, roles, limits }) =>
        row(
          code(`${subject}.${kind}`),
          roles.open.join(', '),
          roles.protected.join(', '),
          limits.map((limit) => code(limit)).join(', ') || '–',
        ),
      ),
  ],
  [
    'what is limited',
    INITIAL_STAFF_LIMITS.filter(({ place }) => place === 'protected').map((limits) =>
      row(limits.role, ...LIMITED.map((name) => String(limits[name]))),
    ),
  ],
])('docs/security.md says %s as it is', async (_what, rows) => {
  expect(await page).toContain(`${rows.join('\n')}\n`);
});
