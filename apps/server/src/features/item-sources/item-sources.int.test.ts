import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCallScene, lantern, type CallScene } from '../../testing/call-scene.ts';

const MODULES = 'environments/dev/versions/1.1.0/modules';

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
    status: 'active',
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
  await scene.admin.call('POST', `${MODULES}/gachapon-setting/records`, { body: { data: banner(3) } });
});

afterAll(() => scene.close());

/** A banner of the demo game that is over, paid with an item. */
function banner(itemId: number) {
  const [whole = {}] = demoConfiguration(new Date())['gachapon-setting'] ?? [];
  const cost = [{ asset_kind: 'item', target_id: itemId, amount: 1 }];
  return {
    ...whole,
    gachapon_id: 30,
    single_cost: cost,
    multi_cost: cost,
    timeslot: {
      type: 'limited_period',
      periods: [{ start_date: '2020-01-01 00:00:00', end_date: '2020-02-01 00:00:00' }],
    },
  };
}

const list = async (query = '') => (await scene.call('GET', `tools/item-sources${query}`)).json();

describe('the sources of items', () => {
  it('are every record that gives one, and no record that only names one, without any count', async () => {
    const { data, ...page } = await list();
    expect(page).toMatchObject({ rebuilt_at: null, total: 3, path: '/api/v1/tools/item-sources' });
    expect(data).toMatchObject([
      {
        item_id: '1',
        title: { en: 'Lantern 1' },
        item_type: 'material',
        sources: {
          total: 2,
          data: [
            {
              module: 'item-reward-setting',
              record_id: '10',
              path: 'weighted_drops.0.reward.0.target_id',
              rows: [{}, { asset_kind: 'item', target_id: 1 }],
              places: 1,
            },
            { module: 'asset-auto-exchange-setting', record_id: '20', path: 'to_rewards.0.target_id' },
          ],
        },
        sinks: { total: 0, data: [] },
      },
      { item_id: '2', sources: { total: 0 } },
      { item_id: '3', sources: { total: 1, data: [{ module: 'item-reward-setting', record_id: '10' }] } },
    ]);
  });

  it('are asked for one item, by a part of a name, or for those that nothing gives or takes', async () => {
    expect(await list('?item_id=3')).toMatchObject({ total: 1, data: [{ item_id: '3' }] });
    expect(await list('?search=LANTERN 2')).toMatchObject({ total: 1, data: [{ item_id: '2' }] });
    expect(await list('?item_types=chest,event_currency')).toMatchObject({
      total: 1,
      data: [{ item_id: '2' }],
    });
    expect(await list('?without_source=1')).toMatchObject({ total: 1, data: [{ item_id: '2' }] });
    // A chest is spent when players open it.
    expect(await list('?without_sink=1')).toMatchObject({ total: 1, data: [{ item_id: '1' }] });
  });

  it('say what an item is spent on, and whether it can be met now', async () => {
    const sinks = (await list('?item_id=3')).data[0].sinks;
    expect(sinks).toMatchObject({
      total: 1,
      data: [{ module: 'gachapon-setting', record_id: '30', opening: 'ended', opens_at: null }],
    });
    expect((await list('?item_id=3')).data[0].sources.data[0]).toMatchObject({ opening: 'open' });
  });

  it('are counted on demand, and follow every save without', async () => {
    const counted = (await scene.call('GET', 'tools/update-item-sources')).json();
    expect(counted).toMatchObject({
      environment: 'dev',
      version: '1.1.0',
      items: 3,
      sources: 3,
      items_without_source: 1,
    });
    expect((await list()).rebuilt_at).toBe(counted.rebuilt_at);
    await scene.admin.call('DELETE', `${MODULES}/asset-auto-exchange-setting/records/20`);
    expect((await list('?item_id=1')).data[0].sources).toMatchObject({
      total: 1,
      data: [{ module: 'item-reward-setting' }],
    });
    const counts = await Promise.all([1, 2].map(() => scene.call('GET', 'tools/update-item-sources')));
    expect(counts.map((count) => count.json().sources)).toEqual([2, 2]);
  });

  it('are counted in each version by itself, by admins, remembered', async () => {
    const elsewhere = { 'x-environment': 'production', 'x-version': '1.0.0' };
    const other = await scene.admin.call('GET', 'tools/update-item-sources', { headers: elsewhere });
    expect(other.json()).toMatchObject({ items: 0, sources: 0 });
    const [entry] = (await scene.call('GET', 'log/cms')).json().data;
    expect(entry).toMatchObject({ action: 'item_sources.update', environment: 'production' });
  });

  it('of spirits are where their pet is drawn, and what summons it takes them', async () => {
    const [pet = {}] = demoConfiguration(new Date())['pet-setting'] ?? [];
    await scene.call('POST', 'items', lantern(4, { item_type: 'fragment' }));
    const data = { ...pet, pet_id: 10_021, spirit_item_id: 4 };
    await scene.admin.call('POST', `${MODULES}/pet-setting/records`, { body: { data } });
    const [spirit] = (await list('?item_id=4')).data;
    expect(spirit).toMatchObject({
      sources: { total: 1, data: [{ module: 'gachapon-setting', record_id: '30' }] },
      sinks: { total: 1, data: [{ module: 'pet-setting', record_id: '10021', path: 'spirit_item_id' }] },
    });
  });
});
