import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErrorBody } from '@quartermaster/contract/errors/error-body';
import type { UploadAnswer } from '@quartermaster/contract/http/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaff, openBrowser, type Browser } from '../../testing/browser.ts';
import { pngBomb, pngOf } from '../../testing/media-files.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: Browser;

beforeAll(async () => {
  server = await createTestServer();
  await createStaff(server.database);
  admin = openBrowser(server.app);
  await admin.login('admin');
  await admin.call('POST', 'environments', { body: { key: 'dev', name: 'Development', version: '1.0.0' } });
});

afterAll(() => server.close());

type Options = {
  readonly fields?: Readonly<Record<string, string>>;
  readonly headers?: Record<string, string>;
  readonly env?: string;
  readonly at?: { readonly server: TestServer; readonly browser: Browser };
};

async function upload(
  name: string,
  content: Buffer | string,
  { fields = {}, headers = {}, env = 'dev', at = { server, browser: admin } }: Options = {},
) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append('file', new Blob([Buffer.from(content)]), name);
  const request = new Request('http://x', { method: 'POST', body: form });
  return at.server.app.inject({
    method: 'POST',
    url: `/api/v1/environments/${env}/versions/1.0.0/files`,
    headers: {
      authorization: `Bearer ${at.browser.accessToken}`,
      'content-type': request.headers.get('content-type') ?? '',
      ...headers,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

describe('uploading', () => {
  it('makes a record, and the file can be seen by anyone', async () => {
    const answer = await upload('Jade Dragon.PNG', pngOf('dragon'), { fields: { kind: 'image' } });
    expect(answer.statusCode).toBe(201);
    const uploaded = answer.json<UploadAnswer>();
    expect(uploaded).toMatchObject({
      path: 'image/jade-dragon.png',
      kind: 'image',
      asset_version: 1,
      changed: true,
    });

    const record = await admin.call(
      'GET',
      `environments/dev/versions/1.0.0/modules/file-setting/records/${uploaded.record_id}`,
    );
    expect(record.json()).toMatchObject({
      record: {
        data: { path: 'image/jade-dragon.png', hash: uploaded.hash, size_bytes: uploaded.size_bytes },
      },
      issues: [],
    });

    const file = await server.app.inject('/files/image/jade-dragon.png');
    expect(file.rawPayload).toEqual(pngOf('dragon'));
    expect(file.headers).not.toHaveProperty('set-cookie');
    expect(file.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
    });
    const again = await server.app.inject({
      url: '/files/image/jade-dragon.png',
      headers: { 'if-none-match': String(file.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    const exact = await server.app.inject(`/files/image/jade-dragon.png?v=${uploaded.hash}`);
    expect(exact.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('hands out small copies of a picture, which can be cached like it', async () => {
    const { hash } = (await upload('wall.png', pngOf('wall', 640, 320))).json<UploadAnswer>();
    const small = await server.app.inject(`/files/image/wall.png?size=64&v=${hash}`);
    expect(small.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    // A hundred rows of a list together load less than 300 KB.
    expect(small.rawPayload.length).toBeLessThan(3000);
    const again = await server.app.inject({
      url: '/files/image/wall.png?size=64',
      headers: { 'if-none-match': String(small.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    await upload('dot.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const drawing = await server.app.inject('/files/image/dot.svg?size=64');
    expect(drawing.headers['content-type']).toBe('image/svg+xml');
    expect((await server.app.inject('/files/image/wall.png?size=9999')).statusCode).toBe(422);
  });

  it('the same file again changes nothing', async () => {
    expect((await upload('jade dragon.png', pngOf('dragon'))).json()).toMatchObject({
      changed: false,
      asset_version: 1,
    });
  });

  it('never replaces another file that happens to have its name', async () => {
    const other = (await upload('Jade Dragon.png', pngOf('another dragon'))).json<UploadAnswer>();
    expect(other.path).toMatch(/^image\/jade-dragon-[0-9a-f]{8}\.png$/);
    expect((await server.app.inject('/files/image/jade-dragon.png')).rawPayload).toEqual(pngOf('dragon'));
  });

  it('replaces the file whose path it names', async () => {
    const answer = await upload('x.png', pngOf('older dragon'), {
      fields: { path: 'image/jade-dragon.png' },
    });
    expect(answer.json()).toMatchObject({ path: 'image/jade-dragon.png', asset_version: 2, changed: true });
    expect((await server.app.inject('/files/image/jade-dragon.png')).rawPayload).toEqual(
      pngOf('older dragon'),
    );
  });

  it('gives files that come at once numbers of their own', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((n) => upload(`gem-${n}.png`, pngOf(`gem ${n}`))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json<UploadAnswer>().record_id)).size).toBe(4);
  });

  it.each([
    ['notes.png', 'just words', {}, 'file_kind'],
    ['page.svg', '<html><svg></svg></html>', {}, 'file_kind'],
    ['song.png', 'OggS........', { kind: 'image' }, 'file_kind'],
    ['a.svg', '<svg onload="alert(1)"></svg>', {}, 'file_content'],
    ['b.svg', '<svg><g></svg>', {}, 'file_malformed'],
    ['c.svg', '<svg></svg><html><script>alert(1)</script></html>', {}, 'file_content'],
    ['a.gif', 'GIF89a<script>alert(1)</script>', {}, 'file_content'],
    ['fox.atlas', 'fox.png\nsize: 64,64\n', { kind: 'image' }, 'file_kind'],
    ['a.png', '\x89PNG', {}, 'file_kind'],
    ['a.png', pngOf('cut').subarray(0, -20), {}, 'picture_damaged'],
    ['a.png', pngBomb(20_000, 20_000), {}, 'picture_too_large'],
    ['a.png', Buffer.concat([pngOf('zip'), Buffer.from('PK\x05\x06')]), {}, 'file_content'],
    ['a.jpg', pngOf('named'), {}, 'file_name_differs'],
    ['a.ogg', 'OggS........', {}, 'sound_damaged'],
  ])('refuses %s with a sentence', async (name, content, fields, code) => {
    const answer = await upload(name, content, { fields });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<ErrorBody>().code).toBe(code);
  });

  it.each(['../up.png', '/root.png', 'Upper.png', 'image/a.gif'])('refuses the path %s', async (path) => {
    const answer = await upload('a.png', pngOf('a'), { fields: { path } });
    expect(answer.json<ErrorBody>().issues).toMatchObject([{ path: 'path' }]);
  });

  it('takes the parts of an animated figure, and hands them out as what they are', async () => {
    const atlas = 'fox.png\nsize: 64,64\nformat: RGBA8888\n';
    const skeleton = Buffer.from('\x12\x34\x56\x78\x9a\xbc\xde\xf0\x074.1.23\0\0', 'latin1');
    const fields = { kind: 'spine' };
    expect((await upload('fox.atlas', atlas, { fields })).json()).toMatchObject({ path: 'spine/fox.atlas' });
    expect((await upload('fox.skel', skeleton, { fields })).json()).toMatchObject({ path: 'spine/fox.skel' });
    const text = await server.app.inject('/files/spine/fox.atlas');
    expect(text.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect((await server.app.inject('/files/spine/fox.skel')).rawPayload).toEqual(skeleton);
  });

  it('is refused while the clocks differ', async () => {
    const answer = await upload('late.png', pngOf('late'), { headers: { clienttime: '1000' } });
    expect(answer.statusCode).toBe(409);
    expect(answer.json<ErrorBody>().code).toBe('uploads_off');
    const inJapanese = { clienttime: '1000', 'accept-language': 'ja' };
    const again = await upload('late.png', pngOf('late'), { headers: inJapanese });
    expect(again.json<ErrorBody>().message).toContain('アップロードは無効です');
  });

  it('replaces another file of the same name only when it may', async () => {
    const first = await upload('Same Name.png', pngOf('first'));
    expect(first.statusCode).toBe(201);
    const second = await upload('Same Name.png', pngOf('second'), { fields: { replace: '0' } });
    expect([second.statusCode, second.json<ErrorBody>().code]).toEqual([409, 'image_exists']);
    const same = await upload('Same Name.png', pngOf('first'), { fields: { replace: '0' } });
    expect(same.json()).toMatchObject({ changed: false });
  });

  it('says so when the file cannot be kept', async () => {
    const other = await createTestServer();
    await createStaff(other.database, ['admin']);
    const own = openBrowser(other.app);
    await own.login('admin');
    await own.call('POST', 'environments', { body: { key: 'dev', name: 'Dev', version: '1.0.0' } });
    await writeFile(join(other.services.settings.dataDir, 'files'), 'in the way');
    const answer = await upload('a.png', pngOf('a'), { at: { server: other, browser: own } });
    await other.close();
    expect([answer.statusCode, answer.json<ErrorBody>().code]).toEqual([500, 'upload_failed']);
  });

  it('into a protected environment asks for its version', async () => {
    await admin.call('POST', 'environments', {
      body: { key: 'production', name: 'Production', version: '1.0.0', is_protected: true },
    });
    const refused = await upload('a.png', pngOf('a'), { env: 'production' });
    expect(refused.statusCode).toBe(422);
    expect(refused.json<ErrorBody>().message).toBe('The version you entered is incorrect');
    const fields = { confirmation: 'production-1.0.0' };
    expect((await upload('a.png', pngOf('a'), { env: 'production', fields })).statusCode).toBe(201);
  });
});

describe('a file that is not there', () => {
  it.each([
    '/files/image/none.png',
    '/files/..%2f..%2fpackage.json',
    '/files/image/none.exe',
    '/files/%00.png',
  ])('%s answers 404', async (url) => {
    expect((await server.app.inject(url)).statusCode).toBe(404);
  });
});
