import { isTest, type Finding, type SourceFile } from './source-file.ts';

const CONTRACT_IMPORT = /^import (?!type\b)([^;]*?) from '@quartermaster\/contract\/([^']+)'/gm;

/** The browser checks no requests: of a file with schemas it may know types, which leave nothing behind. */
export function checkSchemas(files: readonly SourceFile[]): Finding[] {
  const withSchemas = new Set(
    files
      .filter(({ path, imports }) => path.startsWith('packages/contract/') && imports.includes('zod'))
      .map(({ path }) => path),
  );
  return files
    .filter(({ path }) => path.startsWith('apps/web/src/') && !isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(CONTRACT_IMPORT)]
        .filter(([, names = '', target = '']) => withSchemas.has(pathOf(target)) && hasValue(names))
        .map(([, , target = '']) => ({
          path,
          message: `imports a value of ${pathOf(target)}, and all of its schemas with it: move the value into a file without schemas (http/limits.ts, http/choices.ts).`,
        })),
    );
}

const pathOf = (target: string): string => `packages/contract/src/${target}.ts`;

/** `{ LIMIT, type Answer }` has a value, `{ type Answer }` has none. */
function hasValue(names: string): boolean {
  return names
    .replace(/[{}]/g, '')
    .split(',')
    .map((name) => name.trim())
    .some((name) => name !== '' && !name.startsWith('type '));
}

/** What has one schema for all calls, and how it looks where it was written by hand. */
const SHARED: readonly (readonly [byHand: RegExp, schema: string])[] = [
  [/\b(?:\w+_at|at|create_time): z\s*\.string\(\)/, 'instant, of http/instant.ts'],
  [/z\s*\.enum\(\['0', '1'\]\)/, 'flag, of http/flag.ts'],
];

/** Instants and switches are written and described alike in every call. */
export function checkSharedSchemas({ path, text }: SourceFile): Finding[] {
  if (!path.startsWith('packages/contract/src/http/') || isTest(path)) return [];
  return SHARED.flatMap(([byHand, schema]) => {
    const found = byHand.exec(text)?.[0];
    return found === undefined ? [] : [{ path, message: `says "${found}": use ${schema}.` }];
  });
}
