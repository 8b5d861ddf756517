import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCallScene, lantern, type CallScene } from '../../testing/call-scene.ts';

let scene: CallScene;

beforeAll(async () => {
  scene = await createCallScene();
  await scene.call('POST', 'items', lantern(1));
  await scene.call('POST', 'items', lantern(2, { item_type: 'chest', use_effect: 'open_reward' }));
  await scene.call('POST', 'items', lantern(3));
  await scene.call('POST', 'items/reward', {
    id: 10,
    item_id: 2,
    mode: 'random_one',
    weighted_drops: [1, 3].map((target) => ({
      reward: [{ asset_kind: 'item', target_id: target, amount: 1 }],
      amount_max: 2,
      weight: 5,
      guaranteed: false,
    })),
  });
  await scene.call('POST', 'items/asset-auto-exchange', {
    id: 20,
    item_id: 3,
    trigger: 'on_expire',
    notify_mail: false,
    to_rewards: [{ asset_kind: 'item', target_id: 1, amount: 1 }],
  });
});

afterAll(() => scene.close());

const list = async (query = '') => (await scene.call('GET', `tools/item-sources${query}`)).json();

describe('the sources of items', () => {
  it('are unknown before anybody counted', async () => {
    expect(await list()).toMatchObject({ rebuilt_at: null, total: 3, data: [{ sources: [] }, {}, {}] });
  });

  it('are every record that gives one, and no record that only names one', async () => {
    const counted = await scene.call('GET', 'tools/update-item-sources');
    expect(counted.json()).toMatchObject({
      environment: 'dev', version: '1.1.0', items: 3, sources: 3, items_without_source: 1,
    }); // prettier-ignore
    const { data, rebuilt_at: at } = await list();
    expect(at).toBe(counted.json().rebuilt_at);
    expect(data).toMatchObject([
      {
        item_id: '1',
        title: { en: 'Lantern 1' },
        sources: [
          { module: 'asset-auto-exchange-setting', record_id: '20', path: 'to_rewards.0.target_id' },
          { module: 'item-reward-setting', record_id: '10', path: 'weighted_drops.0.reward.0.target_id' },
        ],
      },
      { item_id: '2', sources: [] },
      { item_id: '3', sources: [{ module: 'item-reward-setting', record_id: '10' }] },
    ]);
  });

  it('are asked for one item, or for those that nothing gives', async () => {
    expect(await list('?item_id=3')).toMatchObject({ total: 1, data: [{ item_id: '3' }] });
    expect(await list('?without_source=1')).toMatchObject({ total: 1, data: [{ item_id: '2' }] });
  });

  it('follow what was changed when they are counted again, also by two at once', async () => {
    await scene.admin.call(
      'DELETE',
      'environments/dev/versions/1.1.0/modules/asset-auto-exchange-setting/records/20',
    );
    expect((await list('?item_id=1')).data[0].sources[0]).toMatchObject({ record_id: '20', title: null });
    const counts = await Promise.all([1, 2].map(() => scene.call('GET', 'tools/update-item-sources')));
    expect(counts.map((count) => count.json().sources)).toEqual([2, 2]);
    expect((await list('?item_id=1')).data[0].sources).toHaveLength(1);
  });

  it('are counted in each version by itself, by admins, remembered', async () => {
    const elsewhere = { 'x-environment': 'production', 'x-version': '1.0.0' };
    const other = await scene.admin.call('GET', 'tools/update-item-sources', { headers: elsewhere });
    expect(other.json()).toMatchObject({ items: 0, sources: 0 });
    const [entry] = (await scene.call('GET', 'log/cms')).json().data;
    expect(entry).toMatchObject({ action: 'item_sources.update', environment: 'production' });
  });
});
