import type { RecordData } from '@quartermaster/domain/core/json';
import { mallSetting } from '@quartermaster/domain/modules/shop-packages/mall-setting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCommandScene, type CommandScene } from '../../testing/command-scene.ts';
import { addPaidOrder, PACK } from '../../testing/paid-order.ts';

let scene: CommandScene;
beforeAll(async () => {
  scene = await createCommandScene(true);
  await scene.add({ accountId: 1, name: 'Ash' });
});
afterAll(() => scene.close());

describe('a product', () => {
  const confirmation = 'production-1.0.0';
  const place = (recordId: string) => ({
    records: scene.release.server.services.records,
    address: { ...scene.release.address, module: mallSetting.key },
    recordId,
  });
  const save = async (id: number, more: RecordData) => {
    const { records, address, recordId } = place(String(id));
    const { data, revision: baseRevision } = (await records.read(address, recordId)).record;
    const edit = { recordId, data: { ...data, ...more }, baseRevision };
    return records.update(address, edit, scene.release.actor, { confirmation });
  };
  const dearer = { gem_price: null, prices: [{ currency: 'USD', amount: 8.99, store_product_id: 'dear' }] };

  it('that was sold keeps its price and is not deleted, another one is free', async () => {
    await expect(save(PACK, dearer)).resolves.toBeDefined();
    await addPaidOrder(scene, 1, { orderId: 'EF1-SOLD', receipt: 'receipt-sold' });
    await expect(
      save(PACK, { ...dearer, prices: [{ ...dearer.prices[0], amount: 9.99 }] }),
    ).rejects.toMatchObject({
      issues: [{ path: 'prices', code: 'fixed' }],
    });
    await expect(save(PACK, { vip_points: 3 })).resolves.toBeDefined();
    const { records, address, recordId } = place(String(PACK));
    const { revision: baseRevision } = (await records.read(address, recordId)).record;
    await expect(
      records.remove(address, { recordId, baseRevision }, scene.release.actor, { confirmation }),
    ).rejects.toMatchObject({ issues: [{ code: 'fixed_record' }] });
  });
});
