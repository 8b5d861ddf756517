import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const STYLES = '/antd/dist/antd.css';

/**
 * The component library publishes the styles of all its components as one file. The build leaves out those of
 * components that no code of ours reaches, by the imports of the library's own modules.
 */
export function usedStyles(source: string): Plugin {
  return {
    name: 'used-styles',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith(STYLES) ? findUsedStyles(code, join(dirname(id), '../es'), source) : null,
  };
}

/**
 * @param library the folder of the library's modules
 * @param source the folder of our code
 * @throws where a component that is used would have no styles
 */
export function findUsedStyles(css: string, library: string, source: string): string {
  const reached = modulesReached(library, importedNames(source));
  const kept = keepClasses(css, wordsIn(reached));
  const bare = bareComponents(library, reached, { before: css, after: kept });
  if (bare.length > 0) throw new Error(`No styles are left for ${bare.join(', ')} (used-styles.ts)`);
  return kept;
}

const IMPORT = /import \{([^}]*)\} from 'antd';/g;

/** The components that our code imports by name. */
function importedNames(source: string): ReadonlySet<string> {
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !/\.test\.tsx?$/.test(file));
  const names = files.flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(IMPORT)].flatMap(([, list = '']) =>
      list.split(','),
    ),
  );
  return new Set(
    names.map((name) => name.trim().split(/\s+as\s+/)[0] ?? '').filter((name) => /^[A-Z]/.test(name)),
  );
}

const EXPORT = /export \{ default as (\w+) \} from ['"](\.\/.+?)['"]/g;
const REFERENCE = /(?:from|import) ['"](\.{1,2}\/?[^'"]*)['"]/g;

/** The library's modules that lead to no styles: those behind the names, and what they import in turn. */
function modulesReached(library: string, names: ReadonlySet<string>): ReadonlyMap<string, string> {
  const index = readFileSync(join(library, 'index.js'), 'utf8');
  const open = [...index.matchAll(EXPORT)].flatMap(([, name = '', path = '']) =>
    names.has(name) ? fileOf(join(library, path)) : [],
  );
  const reached = new Map<string, string>();
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file) || /\/(?:style|locale)\//.test(file)) continue;
    const code = readFileSync(file, 'utf8');
    reached.set(file, code);
    for (const [, path = ''] of code.matchAll(REFERENCE)) open.push(...fileOf(join(dirname(file), path)));
  }
  return reached;
}

function fileOf(path: string): string[] {
  const file = [`${path}.js`, join(path, 'index.js')].find(existsSync);
  return file === undefined ? [] : [file];
}

const TEXT = /['"`]([a-z][a-z\d-]*)['"`]/g;
/** `${rootPrefixCls}-motion-collapse` */
const AFTER_ROOT = /\$\{root\w*\}-([a-z][a-z\d-]*)/g;

/** Every text of the modules that may be the beginning of a class. */
function wordsIn(modules: ReadonlyMap<string, string>): ReadonlySet<string> {
  const words = [...modules.values()].flatMap((code) => [
    ...code.matchAll(TEXT),
    ...code.matchAll(AFTER_ROOT),
  ]);
  return new Set(words.map(([, word = '']) => word));
}

/** The styles without rules for classes that begin with none of the words. */
export function keepClasses(css: string, words: ReadonlySet<string>): string {
  let kept = '';
  for (let at = 0; at < css.length;) {
    const open = css.indexOf('{', at);
    if (open === -1) return kept + css.slice(at);
    const end = endOf(css, open);
    kept += keepRule(css.slice(at, open), css.slice(open + 1, end - 1), words);
    at = end;
  }
  return kept;
}

/** Behind the brace that closes the one at `open`. */
function endOf(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return css.length;
}

function keepRule(head: string, body: string, words: ReadonlySet<string>): string {
  if (head.trim().startsWith('@')) {
    const inner = /^@(?:keyframes|font-face)/.test(head.trim()) ? body : keepClasses(body, words);
    return inner.trim() === '' ? '' : `${head}{${inner}}`;
  }
  const selectors = head.split(BETWEEN_SELECTORS).filter((selector) => isUsed(selector, words));
  return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
}

/** Commas outside of brackets. */
const BETWEEN_SELECTORS = /,(?![^()]*\))/;
const CLASS = /\.ant-([a-z][a-z\d-]*)/g;

/** Whether a selector may match: what stands in brackets may also be what is not there. */
function isUsed(selector: string, words: ReadonlySet<string>): boolean {
  const classes = selector.replaceAll(/\([^()]*\)/g, '').matchAll(CLASS);
  return [...classes].every(([, name = '']) => beginnings(name).some((beginning) => words.has(beginning)));
}

/** `list-item`: `list`, `list-item`. */
function beginnings(name: string): readonly string[] {
  const parts = name.split('-');
  return parts.map((_, index) => parts.slice(0, index + 1).join('-'));
}

type Styles = { readonly before: string; readonly after: string };

/** Components that are reached and had styles of their name, and have none now. */
function bareComponents(
  library: string,
  reached: ReadonlyMap<string, string>,
  { before, after }: Styles,
): string[] {
  // Of a folder without its index only a helper is reached.
  const folders = globSync('*/index.js', { cwd: library })
    .filter((file) => reached.has(join(library, file)))
    .map(dirname);
  return folders.filter((folder) => before.includes(`.ant-${folder}{`) && !after.includes(`.ant-${folder}{`));
}
