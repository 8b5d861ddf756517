import type { JsonObject } from '@quartermaster/domain/core/json';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCallScene, IN_DEV, type CallScene } from '../../testing/call-scene.ts';

/** A file's path is how records name it: while one does, no way of writing changes it. */

const AT = 'environments/dev/versions/1.1.0';
const FILES = `${AT}/modules/file-setting`;
const USED = 'banner/used.png';

let scene: CallScene;
/** The change that gave the file the path that is used now. */
let renamed: number;
/** The one before it. */
let made: number;

const file = (id: number, path: string): JsonObject => ({ id, path, kind: 'image' });

async function send(method: 'POST' | 'PATCH', path: string, body: object) {
  const answer = await scene.call(method, path, body);
  return { status: answer.statusCode, body: answer.json() };
}

async function save(id: number, path: string) {
  const { record } = (await scene.call('GET', `${FILES}/records/${id}`)).json();
  const data = { ...record.data, path };
  return send('PATCH', `${FILES}/records/${id}`, { data, base_revision: record.revision });
}

beforeAll(async () => {
  scene = await createCallScene();
  made = (await send('POST', `${FILES}/records`, { data: file(1, 'banner/first.png') })).body.record.revision;
  renamed = (await save(1, USED)).body.record.revision;
  await send('POST', `${FILES}/records`, { data: file(2, 'banner/unused.png') });
  const text = { key: 'ui.sign', en: 'Sign', zh: '招牌', jp: '看板', asset_path_en: { path: USED } };
  await send('POST', `${AT}/modules/localization/records`, { data: text });
});
afterAll(() => scene.close());

const refused = (path: string) => ({
  status: 422,
  body: { code: 'invalid', issues: [expect.objectContaining({ path, code: 'fixed' })] },
});

describe('the path of a file that a record uses', () => {
  it('is kept by a save', async () => {
    expect(await save(1, 'banner/other.png')).toMatchObject(refused('path'));
  });

  it('is kept by a sheet', async () => {
    const { record } = (await scene.call('GET', `${FILES}/records/1`)).json();
    const data = { ...record.data, path: 'banner/other.png' };
    const changes = [{ op: 'update', record_id: '1', data, base_revision: record.revision }];
    expect(await send('POST', `${FILES}/changes`, { changes })).toMatchObject(refused('0.path'));
  });

  it('is kept by a restore and an undo', async () => {
    expect(await send('POST', `${FILES}/records/1/restore`, { seq: made })).toMatchObject(refused('path'));
    expect(await send('POST', `${AT}/change-sets/${renamed}/undo`, {})).toMatchObject(refused('path'));
  });

  it('is kept by an import', async () => {
    const form = new FormData();
    form.append('file', new Blob(['id,path\r\n1,banner/other.png\r\n2,banner/another.png']), 'files.csv');
    const request = new Request('http://x', { method: 'POST', body: form });
    const staged = await scene.admin.call('POST', `${FILES}/imports`, {
      headers: { ...IN_DEV, 'content-type': request.headers.get('content-type') ?? '' },
      body: Buffer.from(await request.arrayBuffer()),
    });
    const { id, options } = staged.json();
    await send('POST', `${FILES}/imports/${id}/preview`, { ...options, mode: 'update' });
    await scene.server.services.imports.runCheck(id);
    const job = (await scene.call('GET', `${FILES}/imports/${id}`)).json();
    expect(job.counts).toMatchObject({ changed: 1, invalid: 1 });
  });
});

it('the path of an unused file can be changed, and changed back', async () => {
  const { status, body } = await save(2, 'banner/another.png');
  expect(status).toBe(200);
  const undo = await send('POST', `${AT}/change-sets/${body.record.revision}/undo`, {});
  expect(undo).toMatchObject({ status: 200, body: { records: 1 } });
});
