import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SETTING_ROWS } from '../apps/server/src/platform/settings.ts';

it('the README lists every setting as the program reads it', async () => {
  const readme = await readFile(join(import.meta.dirname, '../README.md'), 'utf8');
  const rows = SETTING_ROWS.map(
    ({ variable, fallback, meaning }) =>
      `| \`${variable}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${meaning} |`,
  );
  expect(readme).toContain(['| setting | default | meaning |', '|---|---|---|', ...rows].join('\n'));
});
