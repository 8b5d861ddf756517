import type { JsonObject } from '@quartermaster/domain/core/json';
import { describe, expect, it } from 'vitest';
import { readLibrary } from './library.ts';

const file = (id: number, path: string, more: JsonObject = {}, usedBy = 0) => ({
  recordId: String(id),
  usedBy,
  data: { id, path, kind: 'image', size_bytes: 10, ...more },
});

const FILES = [
  file(1, 'banner/en/summer.png', { locale: 'en' }, 2),
  file(2, 'banner/jp/summer.png', { locale: 'jp' }),
  file(3, 'banner/en/winter.png', { locale: 'en' }),
  file(4, 'banner/winter.png', { preload: 'boot', deprecated: true }),
  file(6, 'chat/fox-en.svg', { locale: 'en' }, 1),
  file(7, 'chat/fox-zh.svg', { locale: 'zh' }, 1),
  file(8, 'chat/fox-jp.svg', { locale: 'jp' }, 1),
  file(5, 'bgm/moss.ogg', { kind: 'sound', preload: 'boot' }, 1),
];

const paths = (query: object) => readLibrary(FILES, { page: 1, ...query }).files.map(({ path }) => path);

describe('the library', () => {
  it('tells which languages of a file are missing, unless one file serves them all', () => {
    const { files } = readLibrary(FILES, { page: 1, show: 'missing_language' });
    expect(files.map(({ path, missing_languages: missing }) => [path, missing])).toEqual([
      ['banner/en/summer.png', ['zh']],
      ['banner/jp/summer.png', ['zh']],
    ]);
  });

  it('is narrowed by folder, text, kind and use', () => {
    expect(paths({ folder: 'banner/en' })).toEqual(['banner/en/summer.png', 'banner/en/winter.png']);
    expect(paths({ folder: 'ban' })).toEqual([]);
    expect(paths({ q: 'Winter' })).toEqual(['banner/en/winter.png', 'banner/winter.png']);
    expect(paths({ kind: 'sound' })).toEqual(['bgm/moss.ogg']);
    expect(paths({ show: 'used', folder: 'banner' })).toEqual(['banner/en/summer.png']);
    expect(paths({ show: 'deprecated' })).toEqual(['banner/winter.png']);
    expect(paths({ page: 2 })).toEqual([]);
  });

  it('weighs folders with what is inside them, and the first download', () => {
    const { folders, first_download: first } = readLibrary(FILES, { page: 1, q: 'nothing' });
    expect(folders).toEqual([
      { path: 'banner', files: 4, bytes: 40 },
      { path: 'banner/en', files: 2, bytes: 20 },
      { path: 'banner/jp', files: 1, bytes: 10 },
      { path: 'bgm', files: 1, bytes: 10 },
      { path: 'chat', files: 3, bytes: 30 },
    ]);
    expect(first).toMatchObject({ files: 2, bytes: 20 });
  });
});
