import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A source file as the rules see it. */
export type SourceFile = {
  /** From the root of the project, with slashes. */
  readonly path: string;
  readonly text: string;
  /** What it imports: paths from the root for our own files, names for packages. */
  readonly imports: readonly string[];
  /** Of these what is loaded when it runs: an import of types alone is gone by then. */
  readonly loads: readonly string[];
};

/** A broken rule: what is wrong and what to do instead. */
export type Finding = { readonly path: string; readonly message: string };

const IMPORT =
  /^\s*(?:import|export)\b[^'"`;]*?from\s*'([^']+)'|^\s*import\s*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm;
const TYPES_ALONE = /^\s*(?:import|export)\s+type\s/;
const OWN_PACKAGE = /^@quartermaster\/(domain|contract|testkit)(?:\/(.+))?$/;

export function readSourceFile(root: string, path: string): SourceFile {
  return parseSourceFile(path, readFileSync(join(root, path), 'utf8'));
}

export function parseSourceFile(path: string, text: string): SourceFile {
  const found = [...text.matchAll(IMPORT)].map(([statement, from, bare, dynamic]) => ({
    target: targetOf(path, from ?? bare ?? dynamic ?? ''),
    isLoaded: !TYPES_ALONE.test(statement),
  }));
  return {
    path,
    text,
    imports: found.map(({ target }) => target),
    loads: found.filter(({ isLoaded }) => isLoaded).map(({ target }) => target),
  };
}

function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return join(dirname(path), specifier);
  const own = OWN_PACKAGE.exec(specifier);
  return own === null ? specifier : `packages/${own[1]}/src/${own[2] ?? 'index'}.ts`;
}

/** Tests may reach for help that the code they test may not. */
export const isTest = (path: string): boolean =>
  /\.(test|bench|spec)\.tsx?$/.test(path) || path.includes('/testing/');

/** What runs: a rule about code has nothing to say of its comments. */
export const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[^]*?\*\/|(^|\s)\/\/[^\n]*/g, '');
