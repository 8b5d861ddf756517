import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { en } from './en/index.ts';

const SOURCES = join(import.meta.dirname, '..');

/** Folders of what may be seen before the texts of any other screen are loaded. */
const SEEN_FIRST = ['features/home', 'features/auth', 'layouts', 'ui'];

it.each(SEEN_FIRST)('%s shows only texts that are loaded at the start', (folder) => {
  const missing = readdirSync(join(SOURCES, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') || path.endsWith('.ts'))
    .flatMap((path) => {
      const source = readFileSync(join(SOURCES, folder, path), 'utf8');
      const named = [...source.matchAll(/useTranslation\('(\w+)'\)/g)].map(([, namespace = '']) => namespace);
      return named.filter((namespace) => !(namespace in en)).map((namespace) => `${path}: ${namespace}`);
    });
  expect(missing).toEqual([]);
});
