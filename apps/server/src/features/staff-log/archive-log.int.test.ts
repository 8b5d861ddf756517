import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyAuditChain } from '../../jobs/verify-audit-chain.ts';
import { createCallScene, lantern, type CallScene } from '../../testing/call-scene.ts';
import { archiveLog } from './archive-log.ts';

let scene: CallScene;

beforeAll(async () => {
  scene = await createCallScene();
  await scene.call('POST', 'items', lantern(1));
  await scene.call('POST', 'items', lantern(2));
});

afterAll(() => scene.close());

const read = async (query: string) => (await scene.call('GET', `log/cms?${query}`)).json().data;

/** Asks, then does what the queue would do. */
async function archive(path: string, body: object) {
  const answer = await scene.call('POST', path, body);
  const { id } = answer.json().tombstone;
  await archiveLog(scene.server.database, id);
  return id;
}

describe('taking entries out of the log', () => {
  it('moves what a search finds to the archive and leaves a tombstone', async () => {
    const wish = { model: 'item-setting', record_id: '1' };
    const id = await archive('log/cms/delete', { ...wish, reason: 'A trial run', confirm: 'delete' });
    expect(await read('model=item-setting')).toMatchObject([{ record_id: '2' }]);
    const [gone] = await read('model=item-setting&archived=1');
    expect(gone).toMatchObject({ record_id: '1', action_type: 'add' });
    expect((await scene.call('GET', `log/cms/detail/item-setting/${gone.id}`)).json().data.sealed).toBe(true);

    const { tombstones, cms } = (await scene.call('GET', 'log/status')).json();
    expect(tombstones[0]).toMatchObject({
      id,
      entries: 1,
      reason: 'A trial run',
      wish,
      staff_name: 'The admin',
    });
    expect(cms).toMatchObject({ archived: 1 });
    expect(await read('action=log.')).toMatchObject([
      { action: 'log.archive', record_id: String(id), reason_param_2: 'A trial run' },
      { action: 'log.delete', record_id: String(id) },
    ]);
    expect(await verifyAuditChain(scene.server.database)).toMatchObject({
      archived: 1, brokenLinks: [], brokenTombstones: [], strays: 0,
    }); // prettier-ignore
  });

  it('is done once, however often the work is started', async () => {
    const id = await archive('log/cms/delete', { action: 'auth.', reason: 'Again', confirm: 'delete' });
    const before = await read('action=log.archive');
    await archiveLog(scene.server.database, id);
    expect(await read('action=log.archive')).toEqual(before);
  });

  it('empties the whole log but for what was done to it', async () => {
    await archive('log/reset', { reason: 'A new season', confirm: 'reset' });
    const left = await read('limit=100');
    expect(left.every(({ action }: { action: string }) => action.startsWith('log.'))).toBe(true);
    expect((await verifyAuditChain(scene.server.database)).brokenLinks).toEqual([]);
  });

  it.each([
    ['log/reset', { reason: 'x', confirm: 'delete' }, 'wrong_log_confirmation'],
    ['log/cms/delete', { reason: 'x', confirm: '' }, 'wrong_log_confirmation'],
    ['log/cms/delete', { reason: ' ', confirm: 'delete' }, 'invalid'],
    ['log/reset', { confirm: 'reset' }, 'invalid'],
    ['log/reset', { reason: 'x', confirm: 'reset', everything: true }, 'invalid'],
  ])('is refused without a reason and the word (%s %j)', async (path, body, code) => {
    const answer = await scene.call('POST', path, body);
    expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
  });

  it.each(['log/reset', 'log/cms/delete'])('names what a call without a body lacks (%s)', async (path) => {
    const answer = await scene.call('POST', path, undefined);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().issues).toMatchObject([
      { path: 'reason', code: 'required' },
      { path: 'confirm', code: 'required' },
    ]);
  });

  it('is for admins', async () => {
    for (const role of ['cs', 'qa', 'low_cs'] as const) {
      const browser = await scene.as(role);
      const body = { reason: 'x', confirm: 'reset' };
      expect((await browser.call('POST', 'log/reset', { body })).statusCode).toBe(403);
    }
  });
});
