import { isTest, type Finding, type SourceFile } from './source-file.ts';

/** Functions and values; a type may belong to the signature of an export without being imported itself. */
const EXPORT = /^export (?:async )?(?:const|function\*?|class) (\w+)/gm;

/** Refuses exports that no other file imports: such code can be changed by reading one file, and removed once unused. */
export function checkExports(sources: readonly SourceFile[]): Finding[] {
  const importers = new Map<string, SourceFile[]>();
  for (const file of sources)
    for (const target of new Set(file.imports))
      importers.set(target, [...(importers.get(target) ?? []), file]);
  return sources
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(EXPORT)]
        .map(([, name = '']) => name)
        .filter((name) => !(importers.get(path) ?? []).some((file) => names(file, name)))
        .map((name) => ({
          path,
          message: `exports ${name}, which no other file imports: remove the export.`,
        })),
    );
}

/** Whether a file that imports another one names an export of it, also where it does so only when it runs. */
const names = ({ text }: SourceFile, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);
