import type { ErrorBody } from '@quartermaster/contract/errors/error-body';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCallScene, lantern, type CallScene } from '../../testing/call-scene.ts';

let scene: CallScene;

beforeAll(async () => {
  scene = await createCallScene();
  await scene.call('POST', 'items', lantern(1));
  await scene.call('POST', 'items', lantern(2, { item_type: 'chest', use_effect: 'open_reward' }));
});

afterAll(() => scene.close());

const PAGE = [
  'current_page', 'data', 'from', 'last_page', 'next_page_url', 'path', 'per_page', 'prev_page_url', 'to', 'total',
]; // prettier-ignore

const reward = (id: number, itemId: number) => ({
  id,
  item_id: itemId,
  mode: 'fixed',
  rewards: [{ asset_kind: 'item', target_id: 1, amount: 3 }],
});

const exchange = (id: number, itemId: number) => ({
  id,
  item_id: itemId,
  trigger: 'on_expire',
  notify_mail: false,
  from_amount: 10,
  to_rewards: [{ asset_kind: 'coin', amount: 5 }],
});

const codeOf = (answer: { json: () => unknown }): string => (answer.json() as ErrorBody).code;

describe('items', () => {
  it('are listed with exactly the fields of a page', async () => {
    const page = (await scene.call('GET', 'items?page=1')).json();
    expect(Object.keys(page).toSorted()).toEqual(PAGE);
    expect(page).toMatchObject({ path: '/items', per_page: 15, total: 2, current_page: 1, from: 1, to: 2 });
    expect(page.data[0]).toMatchObject({ item_id: 1, name: { zh: '燈籠 1' }, updated_by: 'The admin' });
    const second = (await scene.call('GET', 'items?page=2&per_page=1')).json();
    expect(second).toMatchObject({ current_page: 2, from: 2, to: 2, last_page: 2, data: [{ item_id: 2 }] });
    expect([second.prev_page_url, second.next_page_url]).toEqual(['/items?per_page=1&page=1', null]);
  });

  it('are read and saved by their own number, what is absent staying as it is', async () => {
    const read = (await scene.call('GET', 'items/1')).json();
    const saved = await scene.call('PATCH', 'items/update/1', { ...read, stack_limit: 77 });
    expect(saved.json()).toMatchObject({ item_id: 1, stack_limit: 77, name: read.name });
    const part = await scene.call('PATCH', 'items/update/0001', { sort_order: 4 });
    expect(part.json()).toMatchObject({ stack_limit: 77, sort_order: 4 });
  });

  it('join what two people saved, and refuse what both changed', async () => {
    const { revision } = (await scene.call('GET', 'items/1')).json();
    await scene.call('PATCH', 'items/update/1', { stack_limit: 500 });
    const other = await scene.call('PATCH', 'items/update/1', { sort_order: 9, revision });
    expect(other.json()).toMatchObject({ stack_limit: 500, sort_order: 9 });
    const same = await scene.call('PATCH', 'items/update/1', { stack_limit: 8, revision });
    expect([same.statusCode, codeOf(same)]).toEqual([409, 'stale_record']);
  });

  it.each([
    ['GET', 'items/12345678901', 400, 'invalid_id'],
    ['GET', 'items/one', 400, 'invalid_id'],
    ['GET', 'items/0', 400, 'invalid_id'],
    ['GET', 'items/404', 404, 'unknown_item'],
    ['POST', 'items/clone/404/405', 404, 'unknown_item'],
    ['GET', 'items/reward/detail/404', 404, 'record_not_found'],
    ['GET', 'items/asset-auto-exchange/1/404', 404, 'record_not_found'],
  ] as const)('%s %s is refused', async (method, path, status, code) => {
    const answer = await scene.call(method, path);
    expect([answer.statusCode, codeOf(answer)]).toEqual([status, code]);
  });

  it('are checked like everywhere', async () => {
    const answer = await scene.call('POST', 'items', { item_id: 1234567890, name: {}, colour: 'red' });
    const { issues } = answer.json<ErrorBody>();
    expect(answer.statusCode).toBe(422);
    expect(issues).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: 'item_id', code: 'id_max_9_digits' }),
        expect.objectContaining({ path: 'colour', code: 'unknown_field' }),
        expect.objectContaining({ path: 'name', code: 'required' }),
      ]),
    );
  });
});

describe('rewards and exchanges of items', () => {
  it('are added, read, listed and saved', async () => {
    expect((await scene.call('POST', 'items/reward', reward(10, 2))).statusCode).toBe(201);
    expect((await scene.call('GET', 'items/reward/detail/10')).json()).toMatchObject({ item_id: 2 });
    const saved = await scene.call('POST', 'items/reward/update/10', { batch_open_max: 7 });
    expect(saved.json()).toMatchObject({ id: 10, batch_open_max: 7, mode: 'fixed' });
    expect((await scene.call('GET', 'items/reward')).json()).toMatchObject({
      total: 1,
      path: '/items/reward',
    });

    expect((await scene.call('POST', 'items/asset-auto-exchange', exchange(20, 2))).statusCode).toBe(201);
    const path = 'items/asset-auto-exchange/2/20';
    expect((await scene.call('POST', path, { from_amount: 4 })).json()).toMatchObject({ from_amount: 4 });
    expect((await scene.call('GET', path)).json()).toMatchObject({ id: 20, item_id: 2, from_amount: 4 });
    expect((await scene.call('GET', 'items/asset-auto-exchange/1/20')).statusCode).toBe(404);
    expect((await scene.call('POST', path, { item_id: 1 })).statusCode).toBe(422);
  });

  it('come along when an item is cloned, as one change', async () => {
    const cloned = await scene.call('POST', 'items/clone/2/30');
    expect(cloned.statusCode).toBe(201);
    expect(cloned.json()).toMatchObject({ item_id: 30, item_type: 'chest', status: 'not_open' });
    const rewards = (await scene.call('GET', 'items/reward')).json().data;
    expect(rewards).toMatchObject([
      { id: 10, item_id: 2 },
      { id: 11, item_id: 30, batch_open_max: 7 },
    ]);
    const exchanges = (await scene.call('GET', 'items/asset-auto-exchange')).json().data;
    expect(exchanges).toMatchObject([{ id: 20 }, { id: 21, item_id: 30, from_amount: 4 }]);

    const log = await scene.admin.call('GET', 'environments/dev/versions/1.1.0/change-sets');
    const [newest] = log.json().data;
    expect(newest.modules.map(({ records }: { records: number }) => records)).toEqual([1, 1, 1]);
    const undone = await scene.admin.call(
      'POST',
      `environments/dev/versions/1.1.0/change-sets/${newest.seq}/undo`,
      { body: {} },
    );
    expect(undone.json()).toMatchObject({ records: 3 });
  });

  it('are not cloned over an item that is there', async () => {
    const answer = await scene.call('POST', 'items/clone/2/1');
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'record_exists']);
  });
});
