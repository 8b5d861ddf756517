import type { JsonObject, RecordData } from '@quartermaster/domain/core/json';
import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import { registry } from '@quartermaster/domain/modules/index';
import { recordIdOf } from '@quartermaster/domain/record/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCallScene, type CallScene } from '../../testing/call-scene.ts';

/** Groups of a gachapon that its rules ask for are taken away by no way of writing. */

const AT = 'environments/dev/versions/1.0.0';
const MODULE = `${AT}/modules/gachapon-setting`;
const [whole = {}] = demoConfiguration(new Date('2026-11-23T00:00:00Z'))['gachapon-setting'] ?? [];
const ID = recordIdOf(registry.get('gachapon-setting'), whole);
const groupsOf = (data: RecordData) => data['groups'] as readonly JsonObject[];
const lacking: RecordData = {
  ...whole,
  groups: groupsOf(whole).filter((group) => group['group_type'] !== 'guaranteed'),
};

let scene: CallScene;
/** The change that made the record, without its guaranteed group, and the one that added it. */
let begun: number;
let finished: number;

async function send(method: 'POST' | 'PATCH', path: string, body: object) {
  const answer = await scene.admin.call(method, path, { body });
  return { status: answer.statusCode, body: answer.json() };
}

beforeAll(async () => {
  scene = await createCallScene();
  begun = (await send('POST', `${MODULE}/records`, { data: lacking })).body.record.revision;
  const edit = { data: whole, base_revision: begun };
  finished = (await send('PATCH', `${MODULE}/records/${ID}`, edit)).body.record.revision;
});
afterAll(() => scene.close());

const refused = (path: string) => ({
  status: 422,
  body: { code: 'invalid', issues: [expect.objectContaining({ path, code: 'must_keep' })] },
});

describe('a guaranteed group', () => {
  it('is kept by a save', async () => {
    const edit = { data: lacking, base_revision: finished };
    expect(await send('PATCH', `${MODULE}/records/${ID}`, edit)).toMatchObject(refused('groups'));
  });

  it('is kept by a save that knew the record before it had the group', async () => {
    const edit = { data: { ...lacking, sort_order: 7 }, base_revision: begun };
    const { body } = await send('PATCH', `${MODULE}/records/${ID}`, edit);
    expect(groupsOf(body.record.data)).toEqual(groupsOf(whole));
  });

  it('is kept by a sheet', async () => {
    const { revision } = (await scene.admin.call('GET', `${MODULE}/records/${ID}`)).json().record;
    const changes = [{ op: 'update', record_id: ID, data: lacking, base_revision: revision }];
    expect(await send('POST', `${MODULE}/changes`, { changes })).toMatchObject(refused('0.groups'));
  });

  it('is kept by a restore and an undo', async () => {
    expect(await send('POST', `${MODULE}/records/${ID}/restore`, { seq: begun })).toMatchObject(
      refused('groups'),
    );
    const { revision } = (await scene.admin.call('GET', `${MODULE}/records/${ID}`)).json().record;
    // The latest change comes off; the one below it would take the group away.
    await send('POST', `${AT}/change-sets/${revision}/undo`, {});
    expect(await send('POST', `${AT}/change-sets/${finished}/undo`, {})).toMatchObject(refused('groups'));
  });

  it('is kept by an import', async () => {
    const form = new FormData();
    const cell = JSON.stringify(lacking['groups']).replaceAll('"', '""');
    form.append('file', new Blob([`gachapon_id,groups\r\n${ID},"${cell}"`]), 'gachapon.csv');
    const request = new Request('http://x', { method: 'POST', body: form });
    const staged = await scene.admin.call('POST', `${MODULE}/imports`, {
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      body: Buffer.from(await request.arrayBuffer()),
    });
    const { id, options } = staged.json();
    await send('POST', `${MODULE}/imports/${id}/preview`, { ...options, mode: 'update' });
    await scene.server.services.imports.runCheck(id);
    const rows = await scene.admin.call('GET', `${MODULE}/imports/${id}/rows`);
    expect(JSON.stringify(rows.json())).toContain('must_keep');
  });

  it('goes with its record', async () => {
    const { revision } = (await scene.admin.call('GET', `${MODULE}/records/${ID}`)).json().record;
    const answer = await scene.admin.call('DELETE', `${MODULE}/records/${ID}?base_revision=${revision}`);
    expect(answer.statusCode).toBe(200);
  });
});
