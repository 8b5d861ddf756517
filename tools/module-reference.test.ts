import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { referencePages } from './module-reference/pages.ts';

const FOLDER = join(import.meta.dirname, '../docs/reference/modules');

it('has a page for each family, as the definitions are now (node tools/module-reference.ts)', async () => {
  const pages = referencePages();
  expect((await readdir(FOLDER)).toSorted()).toEqual(pages.map(({ file }) => file).toSorted());
  const stale: string[] = [];
  for (const { file, text } of pages)
    if ((await readFile(join(FOLDER, file), 'utf8')) !== text) stale.push(file);
  expect(stale).toEqual([]);
});
