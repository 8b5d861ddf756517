import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A source file as the rules see it. */
export type SourceFile = {
  /** From the root of the project, with slashes. */
  readonly path: string;
  readonly text: string;
  /** What it imports: paths from the root for our own files, names for packages. */
  readonly imports: readonly string[];
};

/** A broken rule: what is wrong and what to do instead. */
export type Finding = { readonly path: string; readonly message: string };

const IMPORT =
  /^\s*(?:import|export)\b[^'"`;]*?from\s*'([^']+)'|^\s*import\s*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm;
const OWN_PACKAGE = /^@quartermaster\/(domain|contract|testkit)(?:\/(.+))?$/;

export function readSourceFile(root: string, path: string): SourceFile {
  return parseSourceFile(path, readFileSync(join(root, path), 'utf8'));
}

export function parseSourceFile(path: string, text: string): SourceFile {
  const specifiers = [...text.matchAll(IMPORT)].map(
    ([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? '',
  );
  return { path, text, imports: specifiers.map((specifier) => targetOf(path, specifier)) };
}

function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return join(dirname(path), specifier);
  const own = OWN_PACKAGE.exec(specifier);
  return own === null ? specifier : `packages/${own[1]}/src/${own[2] ?? 'index'}.ts`;
}

/** Tests may reach for help that the code they test may not. */
export const isTest = (path: string): boolean =>
  /\.(test|bench|spec)\.tsx?$/.test(path) || path.includes('/testing/');
