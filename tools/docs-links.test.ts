import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(ROOT, path)));
const FOLDERS = new Set(FILES.flatMap((path) => foldersOf(path)));
const PAGES = FILES.filter((path) => path.endsWith('.md')).map((path) => ({
  path,
  text: readFileSync(join(ROOT, path), 'utf8'),
}));

function foldersOf(path: string): readonly string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

/** The anchor that a page of GitHub has for a heading. */
const anchorOf = (heading: string): string =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const anchorsOf = (text: string): ReadonlySet<string> =>
  new Set([
    ...[...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)),
    ...[...text.matchAll(/<a id="([^"]+)"/g)].map(([, id = '']) => id),
  ]);

function isBroken(from: string, link: string): boolean {
  const [target = '', anchor] = link.split('#');
  const path = target === '' ? from : normalize(join(dirname(from), target)).replace(/\/$/, '');
  if (!FILES.includes(path) && !FOLDERS.has(path)) return true;
  const page = PAGES.find((one) => one.path === path);
  return anchor !== undefined && page !== undefined && !anchorsOf(page.text).has(anchor);
}

/** A path as a page writes it: `{a,b}` are alternatives, `*`, `<kind>` and `…` stand for any name. */
function exists(written: string): boolean {
  const path = written.replace(/[/.,]$/, '');
  const alternatives = /^(.*)\{([^}]*)\}(.*)$/.exec(path);
  if (alternatives !== null) {
    const [, before = '', names = '', after = ''] = alternatives;
    return names.split(',').every((name) => exists(before + name.trim() + after));
  }
  const pattern = path
    .replaceAll(/[.+()$^|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\*+|<[^>]*>|…/g, '.*')
    .replaceAll(/\bNNN\b/g, String.raw`\d+`);
  const matches = new RegExp(`^${pattern}(?:\\.tsx?)?$`);
  return FILES.some((file) => matches.test(file)) || [...FOLDERS].some((folder) => matches.test(folder));
}

it('every link in the documentation leads to a page, and to a heading of it', () => {
  const broken = PAGES.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)]
      .filter(([, link = '']) => isBroken(path, link))
      .map(([, link]) => `${path}: ${link}`),
  );
  expect(broken).toEqual([]);
});

it('every guide and every other page, but for decisions, can be reached from another one', () => {
  const linked = new Set(
    PAGES.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s#]+)/g)]
        .map(([, link = '']) => normalize(join(dirname(path), link)))
        .filter((target) => target !== path),
    ),
  );
  const lost = PAGES.filter(({ path }) => path.startsWith('docs/') && !path.startsWith('docs/decisions/'));
  expect(lost.map(({ path }) => path).filter((path) => !linked.has(path))).toEqual([]);
});

it('the map of the code has every folder', () => {
  const map = PAGES.find(({ path }) => path === 'docs/architecture.md')?.text ?? '';
  const listed = [...map.matchAll(/src\/(?:([a-z-]+)|\{([^}]*)\})/g)].flatMap(([, name = '', names = '']) =>
    [name, ...names.split(',')].filter((one) => one !== ''),
  );
  const folders = [...FOLDERS].flatMap(
    (folder) => /^(?:packages\/domain|apps\/(?:server|web))\/src\/([^/]+)$/.exec(folder)?.[1] ?? [],
  );
  expect(folders.filter((folder) => !listed.includes(folder))).toEqual([]);
});

it('every path of the sources that the documentation names exists', () => {
  // Pages about calls of older tools name addresses such as `tools/item-sources`.
  const missing = PAGES.filter(({ path }) => !path.includes('calls')).flatMap(({ path, text }) =>
    [...text.matchAll(/`((?:apps|packages|tools|docs|e2e|bench)\/[^`\s:]*)/g)]
      .filter(([, name = '']) => !exists(name))
      .map(([, name]) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it('every npm script that the documentation names exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  const named = PAGES.flatMap(({ path, text }) =>
    [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => ({ path, name })),
  );
  expect(named.filter(({ name }) => scripts[name] === undefined)).toEqual([]);
});

it('no page has the marks of an unfinished merge', () => {
  const marked = PAGES.filter(({ text }) => /^(?:<{7}|>{7}) /m.test(text));
  expect(marked.map(({ path }) => path)).toEqual([]);
});
