import type { LibraryAnswer, ReplaceAnswer } from '@quartermaster/contract/http/file-library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCallScene, lantern, type CallScene } from '../../testing/call-scene.ts';

const AT = 'environments/dev/versions/1.1.0';
const OLD = 'icon/old.png';
const NEW = 'icon/new.png';

let scene: CallScene;

beforeAll(async () => {
  scene = await createCallScene();
  const files = [
    { id: 1, path: OLD, kind: 'image' },
    { id: 2, path: NEW, kind: 'image', preload: 'boot' },
    { id: 3, path: 'bgm/song.ogg', kind: 'sound' },
  ];
  for (const data of files) await scene.call('POST', `${AT}/modules/file-setting/records`, { data });
  for (const id of [1, 2])
    await scene.call('POST', `${AT}/modules/item-setting/records`, {
      data: lantern(id, { icon: { path: OLD } }),
    });
  const text = { key: 'ui.sign', en: 'Sign', zh: '招牌', jp: '看板', asset_path_en: { path: OLD } };
  await scene.call('POST', `${AT}/modules/localization/records`, { data: text });
});
afterAll(() => scene.close());

const library = async (query = '') =>
  (await scene.call('GET', `${AT}/files/library${query}`)).json<LibraryAnswer>();

const replace = (body: object) => scene.call('POST', `${AT}/files/replacements`, body);

const iconOf = async (id: number) =>
  (await scene.call('GET', `${AT}/modules/item-setting/records/${id}`)).json().record.data.icon;

describe('the library of files', () => {
  it('tells what uses each file, and what nothing uses', async () => {
    const all = await library();
    expect(all.files.map(({ path, used_by: used }) => [path, used])).toEqual([
      ['bgm/song.ogg', 0],
      [NEW, 0],
      [OLD, 3],
    ]);
    expect(all.first_download).toMatchObject({ files: 1 });
    expect((await library('?show=unused&kind=image')).files.map(({ path }) => path)).toEqual([NEW]);
  });

  it('lists the records of a replacement before anything is written', async () => {
    const preview = (await replace({ from: OLD, to: NEW, preview: true })).json<ReplaceAnswer>();
    expect(preview.changes).toEqual([]);
    expect(preview.records).toEqual([
      expect.objectContaining({ module: 'item-setting', record_id: '1', fields: ['icon.path'] }),
      expect.objectContaining({ module: 'item-setting', record_id: '2' }),
      expect.objectContaining({
        module: 'localization',
        record_id: 'ui.sign',
        fields: ['asset_path_en.path'],
      }),
    ]);
    expect(await iconOf(1)).toEqual({ path: OLD });
  });

  it('replaces a file everywhere, as one change of the version, which can be undone', async () => {
    const { changes } = (await replace({ from: OLD, to: NEW })).json<ReplaceAnswer>();
    // The texts belong to the environment: they are a change of their own.
    expect(changes).toHaveLength(2);
    expect([await iconOf(1), await iconOf(2)]).toEqual([{ path: NEW }, { path: NEW }]);
    expect((await library('?show=used')).files.map(({ path }) => path)).toEqual([NEW]);
    const undone = await scene.call('POST', `${AT}/change-sets/${changes[0]}/undo`, {});
    expect(undone.json()).toMatchObject({ records: 2 });
    expect(await iconOf(2)).toEqual({ path: OLD });
  });

  it('replaces no file by itself, by another kind, or by one that is not there', async () => {
    for (const to of [OLD, 'bgm/song.ogg'])
      expect((await replace({ from: OLD, to })).json()).toMatchObject({ code: 'file_same' });
    expect((await replace({ from: OLD, to: 'icon/none.png' })).statusCode).toBe(404);
  });
});
