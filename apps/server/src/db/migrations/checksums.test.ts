import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const PINNED = 'checksums.txt';

/** What `sha256sum *.sql` says of the folder. */
function currentLines(): string[] {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.sql'));
  return files.sort().map((file) => {
    const text = readFileSync(join(import.meta.dirname, file));
    return `${createHash('sha256').update(text).digest('hex')}  ${file}`;
  });
}

// A database remembers the text it was prepared by and refuses another one: every edit locks people out.
it('no migration was edited, and a new one is added at the end of checksums.txt', () => {
  const pinned = readFileSync(join(import.meta.dirname, PINNED), 'utf8')
    .trim()
    .split('\n');
  expect(
    pinned,
    'Put an edited migration back and write another one. For a new one: sha256sum *.sql > checksums.txt',
  ).toEqual(currentLines());
});
