import type { BatchAnswer, StageAnswer, StagedFile } from '@quartermaster/contract/http/file-batches';
import type { JsonObject } from '@quartermaster/domain/core/json';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCallScene, IN_DEV, type CallScene } from '../../testing/call-scene.ts';
import { oggOf, pngBomb, pngOf, zipOf } from '../../testing/media-files.ts';

const AT = 'environments/dev/versions/1.1.0';
const CDN = `${AT}/modules/cdn-setting/records`;

let scene: CallScene;

beforeAll(async () => {
  scene = await createCallScene();
  const cdn = { base_url: 'https://cdn.example.com', tz: 'Asia/Tokyo', upload_enabled: true };
  await scene.call('POST', CDN, { data: cdn });
});
afterAll(() => scene.close());

type Fields = Readonly<Record<string, string>>;

const send = (name: string, bytes: Buffer | string, fields: Fields) =>
  post('files/staged', name, bytes, fields);

/** One file beside a field. */
const upload = (name: string, bytes: Buffer | string) => post('files', name, bytes, {});

async function post(path: string, name: string, bytes: Buffer | string, fields: Fields) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append('file', new Blob([Buffer.from(bytes)]), name);
  const request = new Request('http://x', { method: 'POST', body: form });
  return scene.admin.call('POST', `${AT}/${path}`, {
    headers: { ...IN_DEV, 'content-type': request.headers.get('content-type') ?? '' },
    body: Buffer.from(await request.arrayBuffer()),
  });
}

async function stage(name: string, bytes: Buffer | string, fields: Fields): Promise<readonly StagedFile[]> {
  return (await send(name, bytes, fields)).json<StageAnswer>().files;
}

async function outcome(name: string, bytes: Buffer | string, fields: Fields) {
  const [file] = await stage(name, bytes, fields);
  return [file?.outcome, file?.code];
}

const wanted = ({ name, hash, extension }: StagedFile, more: object = {}) => ({
  name,
  hash,
  extension,
  ...more,
});

const write = (choices: object, files: readonly object[]) =>
  scene.call('POST', `${AT}/files/batches`, { ...choices, files });

async function cdnVersion(): Promise<JsonObject> {
  const { data } = (await scene.call('GET', CDN)).json();
  return data[0].data;
}

const read = async (id: string | null | undefined): Promise<JsonObject> =>
  (await scene.call('GET', `${AT}/modules/file-setting/records/${id}`)).json().record.data;

const ICONS = { tool: 'picture', folder: 'icon' } as const;
const INTERFACE = { tool: 'picture', folder: 'ui' } as const;
const icon = (seed: string) => pngOf(seed, 128, 128);

describe('pictures', () => {
  it('of a batch are one change, which raises the asset version once', async () => {
    const staged = [
      ...(await stage('Red Fox.png', icon('red'), ICONS)),
      ...(await stage('Elk.png', icon('elk'), ICONS)),
    ];
    expect(staged[0]).toMatchObject({ outcome: 'ok', path: 'icon/red-fox.png', width: 128, height: 128 });
    const answer = (
      await write(
        ICONS,
        staged.map((file) => wanted(file)),
      )
    ).json<BatchAnswer>();
    expect(answer).toMatchObject({
      asset_version: 2,
      files: [{ path: 'icon/red-fox.png' }, { path: 'icon/elk.png' }],
    });
    expect(await cdnVersion()).toMatchObject({ asset_version: 2, last_upload_at: expect.any(String) });
    expect(await read(answer.files[0]?.record_id)).toMatchObject({
      kind: 'image',
      width: 128,
      asset_version: 1,
    });
    const undone = await scene.call('POST', `${AT}/change-sets/${answer.seq}/undo`, {});
    expect(undone.json()).toMatchObject({ records: 2 });
    expect(await cdnVersion()).toMatchObject({ asset_version: 2 });
    await write(
      ICONS,
      staged.map((file) => wanted(file)),
    );
  });

  it('beside a field raise the asset version too, where their bytes are new', async () => {
    const { asset_version: before } = await cdnVersion();
    await upload('Owl.png', pngOf('owl'));
    await upload('Owl.png', pngOf('owl'));
    expect(await cdnVersion()).toMatchObject({ asset_version: Number(before) + 1 });
  });

  it('of a name that exists are replaced only on request, and not with another ending', async () => {
    expect(await outcome('Elk.png', icon('other'), ICONS)).toEqual(['same_name', 'image_exists']);
    const [file] = await stage('Elk.png', icon('other'), { ...ICONS, overwrite: '1' });
    if (file === undefined) throw new Error('Nothing was staged');
    const refused = (await write(ICONS, [wanted(file)])).json<BatchAnswer>();
    expect(refused).toMatchObject({ asset_version: null, files: [{ outcome: 'same_name', changed: false }] });
    const taken = (await write({ ...ICONS, overwrite: true }, [wanted(file)])).json<BatchAnswer>();
    expect(taken).toMatchObject({ files: [{ outcome: 'ok', changed: true }] });
    expect(await read(taken.files[0]?.record_id)).toMatchObject({ asset_version: 2 });
    const same = (await write({ ...ICONS, overwrite: true }, [wanted(file)])).json<BatchAnswer>();
    expect(same).toMatchObject({ asset_version: null, files: [{ outcome: 'ok', changed: false }] });
  });

  it('in other languages have the same ending, and two of one name are told apart', async () => {
    const staged = await stage('Elk.png', icon('elk jp'), { ...ICONS, locale: 'jp' });
    expect(staged[0]?.path).toBe('icon/jp/elk.png');
    const files = [...staged, ...staged].map((file) => wanted(file));
    const { files: written } = (await write({ ...ICONS, locale: 'jp' }, files)).json<BatchAnswer>();
    expect(written.map((file) => file.outcome)).toEqual(['ok', 'same_name']);
    const webp = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');
    expect(await outcome('Elk.webp', webp, { ...INTERFACE, locale: 'zh' })).toEqual(['ok', null]);
    const signs = await stage('Sign.png', pngOf('sign'), INTERFACE);
    await write(
      INTERFACE,
      signs.map((file) => wanted(file)),
    );
    expect(await outcome('Sign.webp', webp, { ...INTERFACE, locale: 'zh' })).toEqual([
      'bad_type',
      'variant_extension',
    ]);
  });

  it('of a Spine figure share their name, each with one ending in all languages', async () => {
    const pets = { tool: 'picture', folder: 'pet' } as const;
    const skeleton = '{"skeleton": {"spine": "4.1.23"}, "bones": [{"name": "root"}]}';
    const staged = [
      ...(await stage('Fox.json', skeleton, pets)),
      ...(await stage('Fox.atlas', 'fox.png\nsize: 64,64\nformat: RGBA8888\n', pets)),
      ...(await stage('Fox.png', pngOf('fox'), pets)),
      ...(await stage('Mark.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', pets)),
    ];
    const files = staged.map((file) => wanted(file));
    const { files: written } = (await write(pets, files)).json<BatchAnswer>();
    expect(written.map((file) => [file.path, file.outcome])).toEqual([
      ['pet/fox.json', 'ok'],
      ['pet/fox.atlas', 'ok'],
      ['pet/fox.png', 'ok'],
      ['pet/mark.svg', 'ok'],
    ]);
    expect(await read(written[0]?.record_id)).toMatchObject({ kind: 'spine' });
    const binary = Buffer.from('\x12\x34\x56\x78\x9a\xbc\xde\xf0\x074.1.23\0\0', 'latin1');
    expect(await outcome('Fox.skel', binary, pets)).toEqual(['same_name', 'image_exists']);
    expect(await outcome('Fox.skel', binary, { ...pets, locale: 'jp' })).toEqual([
      'bad_type',
      'variant_extension',
    ]);
  });

  it.each([
    ['of a wrong size', 'a.png', pngOf('a', 64, 64), 'bad_size', 'picture_size'],
    ['that are bombs', 'a.png', pngBomb(20_000, 20_000), 'bad_size', 'picture_too_large'],
    ['that are damaged', 'a.png', icon('a').subarray(0, -30), 'failed', 'picture_damaged'],
    ['that are programs', 'a.png', 'MZ and more', 'bad_type', 'file_executable'],
    ['with a script', 'a.svg', '<svg onload="alert(1)"></svg>', 'bad_type', 'file_content'],
    ['that are data', 'a.json', '{"price": 3}', 'bad_type', 'file_kind'],
    [
      'with a ZIP behind',
      'a.png',
      Buffer.concat([icon('a'), Buffer.from('PK\x05\x06')]),
      'bad_type',
      'file_content',
    ],
    ['above five megabytes', 'a.png', Buffer.alloc(5 * 2 ** 20 + 1), 'too_big', 'file_too_large'],
  ])('%s are refused', async (_what, name, bytes, ...expected) => {
    expect(await outcome(name, bytes, ICONS)).toEqual(expected);
  });

  it('say both sizes where one is wrong, in the language of the reader', async () => {
    const [file] = await stage('a.png', pngOf('a', 64, 32), ICONS);
    expect(file?.message).toContain('64×32');
    expect(file?.message).toContain('128×128');
  });
});

describe('sounds', () => {
  const MUSIC = { tool: 'sound', folder: 'bgm' } as const;

  it('keep their length, and music its loop', async () => {
    const [file] = await stage('Ember Song.ogg', oggOf(3), MUSIC);
    if (file === undefined) throw new Error('Nothing was staged');
    expect(file).toMatchObject({ path: 'bgm/ember-song.ogg', duration_ms: 3000 });
    const outside = await write(MUSIC, [wanted(file, { loop_start_ms: 500, loop_end_ms: 9000 })]);
    expect(outside.json()).toMatchObject({ files: [{ code: 'loop_outside' }] });
    const { files } = (
      await write(MUSIC, [wanted(file, { loop_start_ms: 500, loop_end_ms: 2500 })])
    ).json<BatchAnswer>();
    expect(await read(files[0]?.record_id)).toMatchObject({
      kind: 'sound',
      duration_ms: 3000,
      loop_start_ms: 500,
      loop_end_ms: 2500,
    });
  });

  it('of voices need a language', async () => {
    const voice = { tool: 'sound', folder: 'voice' };
    expect((await send('hi.ogg', oggOf(1), voice)).json()).toMatchObject({ issues: [{ path: 'locale' }] });
    const [file] = await stage('hi.ogg', oggOf(1), { ...voice, locale: 'zh' });
    expect(file?.path).toBe('voice/zh/hi.ogg');
  });
});

describe('other files', () => {
  const PLAIN = { tool: 'file', folder: 'document' } as const;

  it('come out of a ZIP one by one, each with its outcome', async () => {
    const zip = zipOf([
      { name: 'rules/one.json', bytes: Buffer.from('{"a":1}') },
      { name: 'notes.txt', bytes: Buffer.from('Feed the fox.') },
      { name: 'setup.txt', bytes: Buffer.from('MZ setup') },
      { name: 'run.exe', bytes: Buffer.from('anything') },
    ]);
    const files = await stage('all.zip', zip, { ...PLAIN, unpack: '1' });
    expect(files.map(({ path, code }) => path ?? code)).toEqual([
      'document/rules/one.json',
      'document/notes.txt',
      'file_executable',
      'file_kind',
    ]);
    const ready = files.filter((file) => file.outcome === 'ok');
    const { files: written } = (
      await write(
        PLAIN,
        ready.map((file) => wanted(file)),
      )
    ).json<BatchAnswer>();
    expect(await read(written[1]?.record_id)).toMatchObject({ kind: 'document', path: 'document/notes.txt' });
    const served = await scene.server.app.inject('/files/document/notes.txt');
    expect([served.body, served.headers['content-type']]).toEqual([
      'Feed the fox.',
      'text/plain; charset=utf-8',
    ]);
    const folders = (await scene.call('GET', `${AT}/files/folders`)).json();
    expect(folders.folders).toEqual(expect.arrayContaining(['bundle', 'document/rules']));
  });

  it('are refused where a ZIP leads outside, a folder is unknown or the kind is another', async () => {
    const evil = zipOf([{ name: '../up.json', bytes: Buffer.from('{}') }]);
    expect(await outcome('evil.zip', evil, { ...PLAIN, unpack: '1' })).toEqual(['failed', 'archive_path']);
    expect((await send('a.txt', 'a', { ...PLAIN, folder: 'nowhere' })).json()).toMatchObject({
      code: 'file_folder',
    });
    expect(await outcome('a.txt', 'a', { ...PLAIN, kind: 'video' })).toEqual(['bad_type', 'file_kind']);
    expect(await outcome('a.txt', '<html><script>', PLAIN)).toEqual(['bad_type', 'file_content']);
  });
});

it('nothing is uploaded while the CDN setting says so, nor what was never staged', async () => {
  const lost = { name: 'a.png', hash: 'a'.repeat(64), extension: 'png' };
  expect((await write(ICONS, [lost])).json()).toMatchObject({
    files: [{ outcome: 'failed', code: 'not_found' }],
  });
  const { data } = (await scene.call('GET', CDN)).json();
  const [{ record_id: id, revision, data: cdn }] = data;
  const body = { data: { ...cdn, upload_enabled: false }, base_revision: revision };
  await scene.call('PATCH', `${CDN}/${id}`, body);
  expect((await send('a.png', icon('a'), ICONS)).json()).toMatchObject({ code: 'uploads_disabled' });
  expect((await upload('a.png', icon('a'))).json()).toMatchObject({ code: 'uploads_disabled' });
  expect((await write(ICONS, [lost])).json()).toMatchObject({ code: 'uploads_disabled' });
});
