import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCallScene, type CallScene } from '../../testing/call-scene.ts';

/** In a protected environment no way of writing puts an environment-wide setting with an error in force. */

const confirmation = 'production-1.0.0';
const at = (env: string) => `environments/${env}/versions/1.0.0`;
const texts = (env: string) => `${at(env)}/modules/localization`;

const good = (key: string) => ({ key, en: 'You won {n}', zh: '您贏得 {n}', jp: '{n} を獲得' });
/** The Japanese text lacks the placeholder. */
const bad = (key: string) => ({ ...good(key), jp: '獲得' });

let scene: CallScene;

beforeAll(async () => {
  scene = await createCallScene();
});
afterAll(() => scene.close());

async function send(method: 'POST' | 'PATCH', path: string, body: object) {
  const answer = await scene.admin.call(method, path, { body });
  return { status: answer.statusCode, body: answer.json() };
}

async function add(env: string, data: object) {
  const { body } = await send('POST', `${texts(env)}/records`, { data, confirmation });
  return body.record.revision as number;
}

/** A record that had an error before the environment became protected. */
async function addBadHistory(key: string): Promise<{ readonly bad: number; readonly good: number }> {
  const { database } = scene.server;
  const protect = async (on: boolean) => {
    await database.query(`update environment set is_protected = $1 where key = 'production'`, [on]);
    scene.server.services.branches.forget();
  };
  await protect(false);
  const seq = await add('production', bad(key));
  await protect(true);
  const mended = await send('PATCH', `${texts('production')}/records/${key}`, {
    data: good(key),
    base_revision: seq,
    confirmation,
  });
  return { bad: seq, good: mended.body.record.revision };
}

const refused = (path: string) => ({
  status: 422,
  body: { code: 'settings_have_errors', issues: [expect.objectContaining({ path, severity: 'error' })] },
});

describe('an error in a protected environment is refused', () => {
  it('on creating and saving', async () => {
    const create = { data: bad('ui.create'), confirmation };
    expect(await send('POST', `${texts('production')}/records`, create)).toMatchObject(refused('jp'));
    const revision = await add('production', good('ui.save'));
    const save = { data: bad('ui.save'), base_revision: revision, confirmation };
    expect(await send('PATCH', `${texts('production')}/records/ui.save`, save)).toMatchObject(refused('jp'));
  });

  it('in a sheet, with the row', async () => {
    const changes = [
      { op: 'create', data: good('ui.row_1') },
      { op: 'create', data: bad('ui.row_2') },
    ];
    const answer = await send('POST', `${texts('production')}/changes`, { changes, confirmation });
    expect(answer).toMatchObject(refused('1.jp'));
  });

  it('on restoring and undoing what had one', async () => {
    const seqs = await addBadHistory('ui.history');
    const restore = { seq: seqs.bad, confirmation };
    expect(await send('POST', `${texts('production')}/records/ui.history/restore`, restore)).toMatchObject(
      refused('jp'),
    );
    const undo = await send('POST', `${at('production')}/change-sets/${seqs.good}/undo`, { confirmation });
    expect(undo).toMatchObject(refused('jp'));
  });

  it('in an import', async () => {
    const form = new FormData();
    form.append('file', new Blob(['key,en,zh,jp\r\nui.file,Won {n},贏得 {n},獲得']), 'texts.csv');
    const request = new Request('http://x', { method: 'POST', body: form });
    const staged = await scene.admin.call('POST', `${texts('production')}/imports`, {
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      body: Buffer.from(await request.arrayBuffer()),
    });
    const { id, options } = staged.json();
    await send('POST', `${texts('production')}/imports/${id}/preview`, options);
    await scene.server.services.imports.runCheck(id);
    const apply = await send('POST', `${texts('production')}/imports/${id}/apply`, {
      note: '',
      confirmation,
    });
    expect(apply).toMatchObject(refused('jp'));
  });

  it('and saved where nothing is protected, as a draft of its own', async () => {
    const answer = await send('POST', `${texts('dev')}/records`, { data: bad('ui.dev') });
    expect(answer).toMatchObject({
      status: 201,
      body: { issues: [expect.objectContaining({ path: 'jp' })] },
    });
  });
});
