import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Localized } from '@quartermaster/domain/core/language';

/** A text in three languages and where it was found. */
export type Found = { readonly place: string; readonly text: Localized };

const ROOT = join(import.meta.dirname, '../../../..');
const FOLDERS = ['packages/domain/src', 'packages/contract/src', 'apps/server/src', 'apps/web/src'];

/** Tests and what only they use; the demo game and the console’s own texts are read as values. */
const LEFT_OUT = /(?:\.test\.tsx?|-fixture\.ts)$|\/(?:testing|demo|population|i18n\/(?:en|zh|jp))\//;

const LITERAL = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|${'`'}(?:[^${'`'}\\]|\\.)*${'`'}`;
const name = (key: string): string => `(?:${key}:\\s*)?`;

/** `'Save', '儲存', '保存'` or the same with `en:`, `zh:` and `jp:` in front; a fourth may be before them. */
const TRIPLE = new RegExp(
  `(?=[\\s([{]${name('en')}(${LITERAL}),\\s*${name('zh')}(${LITERAL}),\\s*${name('jp')}(${LITERAL}))`,
  'gu',
);

/** What people type to find a screen is theirs to choose, and a list of it is no text in three languages. */
const SYNONYMS = /\bsynonyms: \[[^\]]*\]/gu;

const words = (literal: string): string => literal.slice(1, -1).replaceAll(/\\(.)/gu, '$1');
const isHan = (literal: string): boolean => /\p{Script=Han}/u.test(literal);
const isJapanese = (literal: string): boolean => /[\p{Script=Han}\u3041-\u30ff]/u.test(literal);

/** Every text that the sources of the product write in three languages, one after the other. */
export async function textsInSources(): Promise<readonly Found[]> {
  const folders = await Promise.all(FOLDERS.map(textsBelow));
  return folders.flat();
}

async function textsBelow(folder: string): Promise<readonly Found[]> {
  const entries = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((file) => !LEFT_OUT.test(file));
  const texts = await Promise.all(files.map(textsInFile));
  return texts.flat();
}

async function textsInFile(file: string): Promise<readonly Found[]> {
  const source = (await readFile(join(ROOT, file), 'utf8')).replaceAll(SYNONYMS, '');
  return [...source.matchAll(TRIPLE)].flatMap(([, en = '', zh = '', jp = '']) =>
    /[A-Za-z]/u.test(en) && isHan(zh) && isJapanese(jp)
      ? [{ place: file, text: { en: words(en), zh: words(zh), jp: words(jp) } }]
      : [],
  );
}
