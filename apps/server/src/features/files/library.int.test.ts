import type { LibraryAnswer } from '@quartermaster/contract/http/file-library';
import { LANGUAGES } from '@quartermaster/domain/core/language';
import { fileSetting } from '@quartermaster/domain/modules/data-tools/file-setting';
import { registry } from '@quartermaster/domain/modules/index';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queryable } from '../../db/database.ts';
import { listing, listTableOf } from '../../engine/list-table.ts';
import { partitionOf } from '../../engine/partition.ts';
import { resolveModulePlace } from '../../engine/module-place.ts';
import { createCallScene, type CallScene } from '../../testing/call-scene.ts';
import { logicalPath } from './language-siblings.ts';
import { listFilePage } from './library-page.repo.ts';
import { readLibrary } from './library.ts';

const PLACE = { env: 'dev', version: '1.1.0' };
const AT = `environments/${PLACE.env}/versions/${PLACE.version}`;

const FILES = [
  { path: 'banner/en/summer.png', locale: 'en' },
  { path: 'banner/jp/summer.png', locale: 'jp' },
  { path: 'banner/en/winter.png', locale: 'en' },
  { path: 'banner/winter.png', preload: 'boot', deprecated: true },
  { path: 'chat/fox-en.svg', locale: 'en' },
  { path: 'chat/fox-zh.svg', locale: 'zh' },
  { path: 'chat/fox-jp.svg', locale: 'jp' },
  { path: 'bgm/moss.ogg', kind: 'sound', preload: 'boot' },
];

let scene: CallScene;

beforeAll(async () => {
  scene = await createCallScene();
  for (const [index, file] of FILES.entries()) {
    const data = { id: index + 1, kind: 'image', ...file };
    await scene.call('POST', `${AT}/modules/file-setting/records`, { data });
  }
});
afterAll(() => scene.close());

const library = async (query = '') =>
  (await scene.call('GET', `${AT}/files/library${query}`)).json<LibraryAnswer>();
const paths = async (query: string) => (await library(query)).files.map(({ path }) => path);

/** More than a page. */
const MANY = 300;

/** Sets of one file in each language, whose paths say so in odd ways. */
const ODD_SETS = [
  ['odd/v1.2/fox-en.png', 'odd/v1.2/fox_zh.png', 'odd/v1.2/fox-jp.png'],
  ['odd/en/en/x.png', 'odd/zh/en/x.png', 'odd/jp/en/x.png'],
  ['odd/y-en_en.png', 'odd/y-en_zh.png', 'odd/y-en-jp.png'],
  ['odd/jp/z_en.tar.gz', 'odd/jp/zh/z_en.tar.gz', 'odd/jp/jp/z_en.tar.gz'],
] as const;

/** Puts files into the tables at once: one call each would take minutes. */
const addFiles = (total: number): Promise<void> =>
  insertFiles(
    1000,
    Array.from({ length: total }, (_, n) => ({ path: `many/${n % 40}/p${n}-en.png`, locale: 'en' })),
  );

type AddedFile = { readonly path: string; readonly locale: string | null };

async function insertFiles(from: number, files: readonly AddedFile[]): Promise<void> {
  const { database } = scene.server;
  const { module, branchId } = await placeOfFiles();
  const table = listTableOf(module);
  if (table === null) throw new Error('Files are listed.');
  const partition = partitionOf(module);
  await database.query(
    `insert into ${partition} (module, branch_id, record_id, sort_key, from_seq, data, hash)
     select $1, $2, n::text, lpad(n::text, 10, '0'), $3,
            file || jsonb_build_object('id', n, 'kind', 'image', 'size_bytes', 7), '\\x00'
       from (select file, $3 + position as n
               from jsonb_array_elements($4) with ordinality as each (file, position)) as added`,
    [module.key, branchId, from, JSON.stringify(files)],
  );
  await database.query(listing(table, `${partition} where branch_id = $1 and from_seq = ${from}`), [
    branchId,
  ]);
}

const placeOfFiles = () =>
  resolveModulePlace(
    scene.server.database,
    { registry, branches: scene.server.services.branches },
    { ...PLACE, module: fileSetting.key },
  );

describe('the library', () => {
  it('tells which languages of a file are missing, unless one file serves them all', async () => {
    const { files, total } = await library('?show=missing_language');
    expect(files.map(({ path, missing_languages: missing }) => [path, missing])).toEqual([
      ['banner/en/summer.png', ['zh']],
      ['banner/jp/summer.png', ['zh']],
    ]);
    expect(total).toBe(2);
  });

  it('is narrowed by folder, text, kind and use', async () => {
    expect(await paths('?folder=banner/en')).toEqual(['banner/en/summer.png', 'banner/en/winter.png']);
    expect(await paths('?folder=ban')).toEqual([]);
    expect(await paths('?q=Winter')).toEqual(['banner/en/winter.png', 'banner/winter.png']);
    expect(await paths('?kind=sound')).toEqual(['bgm/moss.ogg']);
    expect(await paths('?kind=nonsense')).toEqual([]);
    expect(await paths('?show=boot&folder=banner')).toEqual(['banner/winter.png']);
    expect(await paths('?show=deprecated')).toEqual(['banner/winter.png']);
    expect(await library('?page=2')).toMatchObject({ files: [], total: FILES.length });
  });

  it('weighs folders with what is inside them, and the first download', async () => {
    const { folders, first_download: first } = await library('?q=nothing');
    expect(folders.map(({ path, files }) => [path, files])).toEqual([
      ['banner', 4],
      ['banner/en', 2],
      ['banner/jp', 1],
      ['bgm', 1],
      ['chat', 3],
    ]);
    expect(first).toMatchObject({ files: 2 });
  });

  it('finds the languages of odd paths', async () => {
    const sets = ODD_SETS.flatMap((oddPaths) =>
      LANGUAGES.map((locale, index) => ({ path: oddPaths[index] ?? '', locale })),
    );
    const alone = { path: 'odd/w_en.v2.png', locale: 'en' };
    await insertFiles(2000, [...sets, alone, { path: 'odd/w.v2.png', locale: null }]);
    expect(await paths('?folder=odd&show=missing_language')).toEqual([alone.path]);
    const { files } = await library('?folder=odd');
    expect(files.filter(({ missing_languages: missing }) => missing.length > 0)).toMatchObject([alone]);
    const { folders } = await library('?folder=odd');
    expect(folders).toContainEqual({ path: 'odd/v1.2', files: 3, bytes: 21 });
  });

  it('knows a path without its language as the page does', async () => {
    const part = fc.constantFrom(
      'en',
      'zh',
      'jp',
      'fox',
      '-en',
      '_jp',
      'x-zh',
      '.',
      'en.',
      '/',
      '/en/',
      '/jp/',
    );
    const file = fc.record({
      path: fc.array(part, { minLength: 1, maxLength: 8 }).map((parts) => parts.join('')),
      locale: fc.constantFrom(...LANGUAGES, null),
    });
    const files = fc.sample(file, 300);
    const { rows } = await scene.server.database.query<{ logical: string }>(
      `select qm_without_language(path, locale) as logical from jsonb_to_recordset($1) as file (path text, locale text)`,
      [JSON.stringify(files)],
    );
    expect(rows.map(({ logical }) => logical)).toEqual(files.map(logicalPath));
  });

  it('finds incomplete files within an index, and works no path out', async () => {
    const { module, branchId } = await placeOfFiles();
    const asked: { readonly text: string; readonly values: readonly unknown[] }[] = [];
    const listening: Queryable = {
      async query(text, values = []) {
        asked.push({ text: typeof text === 'string' ? text : text.text, values });
        return scene.server.database.query(text, values);
      },
    };
    await listFilePage(listening, { module, branchId }, { page: 1, show: 'missing_language' }, 60);
    const plan = await scene.server.database.transaction(
      async (tx) => {
        const [{ text, values } = { text: '', values: [] }] = asked;
        const { rows } = await tx.query<{ 'QUERY PLAN': string }>(`explain (verbose) ${text}`, values);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      },
      { enable_seqscan: 'off', enable_hashagg: 'off', enable_bitmapscan: 'off', enable_sort: 'off' },
    );
    expect(plan).toMatch(/Index Only Scan using \S*path\$shared/);
    expect(plan).not.toMatch(/regexp_replace|replace\(/);
  });

  it('reads the files of its page, and no row for each of all the others', async () => {
    await addFiles(MANY);
    const { database } = scene.server;
    const read: number[] = [];
    const counting: Queryable = {
      async query(text, values) {
        const found = await database.query<never>(text, values);
        read.push(found.rows.length);
        return found;
      },
    };
    const place = await placeOfFiles();
    const queries = [
      {},
      { folder: 'many/7' },
      { q: 'p12' },
      { show: 'missing_language' },
      { page: 5 },
    ] as const;
    for (const query of queries) await readLibrary(counting, place, { page: 1, ...query });
    // A page has 60 files, and there are 40 folders besides.
    expect(Math.max(...read)).toBeLessThanOrEqual(60);
    const answer = await library('?folder=many');
    expect([answer.total, answer.files.length]).toEqual([MANY, 60]);
    expect(answer.files[0]?.missing_languages).toEqual(['zh', 'jp']);
    expect(answer.folders).toContainEqual({ path: 'many', files: MANY, bytes: 7 * MANY });
  });
});
