import { describe, expect, it } from 'vitest';
import { checkExports } from './exports.ts';
import { parseSourceFile } from './source-file.ts';

const LIMITS = `
export const MOST = 1;
export async function readMost() {}
export type Limit = typeof MOST;
const LEAST = 0;
`;

/** The names that `limits.ts` should not export beside another file. */
const found = (text: string, path = 'packages/domain/src/page.ts') =>
  checkExports([parseSourceFile('packages/domain/src/limits.ts', LIMITS), parseSourceFile(path, text)]).map(
    ({ message }) => /^exports (\w+),/.exec(message)?.[1],
  );

describe('an export', () => {
  it('is imported by another file, in any of the ways there are', () => {
    expect(found(`import { MOST, readMost } from './limits.ts';`)).toEqual([]);
    expect(found(`import { MOST } from './limits.ts';`)).toEqual(['readMost']);
    expect(found(`export { MOST } from './limits.ts';`)).toEqual(['readMost']);
    expect(found(`const { readMost } = await import('./limits.ts');`)).toEqual(['MOST']);
    expect(
      found(`import { MOST, readMost } from '@quartermaster/domain/limits';`, 'apps/web/src/page.ts'),
    ).toEqual([]);
  });

  it('is not used by a file that only says the same name', () => {
    expect(found(`const MOST = 2;`)).toEqual(['MOST', 'readMost']);
    expect(found(`import { MOST, readMost } from './other/limits.ts';`)).toEqual(['MOST', 'readMost']);
  });

  it('may serve a test alone', () => {
    const test = `import { MOST, readMost } from './limits.ts';\nexport const ONLY_HERE = MOST;`;
    expect(found(test, 'packages/domain/src/limits.test.ts')).toEqual([]);
  });
});
