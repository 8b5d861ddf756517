import { describe, expect, it } from 'vitest';
import { checkLoads } from './loads.ts';
import { parseSourceFile } from './source-file.ts';

const STARTS = [{ entry: 'apps/server/src/thread.ts', without: ['zod'] }];

/** The findings for a thread that imports `limits.ts`. */
const found = (thread: string, limits: string) =>
  checkLoads(
    [
      parseSourceFile('apps/server/src/thread.ts', thread),
      parseSourceFile('apps/server/src/limits.ts', limits),
      parseSourceFile('packages/domain/src/page.ts', `import * as z from 'zod/mini';`),
    ],
    STARTS,
  ).map(({ message }) => message.split(':')[0]);

const LIMITS = `import { MOST } from './limits.ts';`;

describe('a file that must start fast', () => {
  it('loads a package by what it imports, at any depth', () => {
    expect(found(LIMITS, `import * as z from 'zod';`)).toEqual([
      'loads zod, by apps/server/src/limits.ts → zod',
    ]);
    expect(found(LIMITS, `export { page } from '@quartermaster/domain/page';`)).toEqual([
      'loads zod, by apps/server/src/limits.ts → packages/domain/src/page.ts → zod/mini',
    ]);
  });

  it('may import types, which are gone when it runs', () => {
    expect(found(LIMITS, `import type { z } from 'zod';`)).toEqual([]);
    expect(found(`import type { Most } from './limits.ts';`, `import * as z from 'zod';`)).toEqual([]);
    // Only the name is a type here, so that the file is loaded.
    expect(found(LIMITS, `import { type ZodType } from 'zod';`)).toHaveLength(1);
  });

  it('is named again where it was moved', () => {
    expect(checkLoads([], STARTS)).toHaveLength(1);
  });
});
