import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeliveryScene, type DeliveryScene } from '../../testing/delivery-scene.ts';

let scene: DeliveryScene;

beforeAll(async () => {
  scene = await createDeliveryScene(true);
  await scene.fill(3);
});
afterAll(() => scene.close());

describe('where players play for real', () => {
  it('asks for the name of the version before sending and recalling, and for nothing else', async () => {
    const id = await scene.prepare({});
    const typed = { version: '1.0.0', confirmation: 'production-1.0.0' };
    const refused = { status: 422, body: { code: 'wrong_confirmation' } };
    const refuseAll = async (decision: string) => {
      for (const wrong of [{}, { version: '1.0.0' }, { ...typed, confirmation: 'dev-1.0.0' }])
        expect(await scene.decide(id, decision, wrong)).toMatchObject(refused);
    };
    await refuseAll('send');
    expect(await scene.decide(id, 'send', { ...typed, version: '9.9.9' })).toMatchObject({ status: 404 });
    expect(await scene.mails(id)).toEqual([]);
    expect(await scene.decide(id, 'send', typed)).toMatchObject({ status: 200 });
    expect(await scene.decide(id, 'pause')).toMatchObject({ status: 200 });
    expect(await scene.decide(id, 'resume')).toMatchObject({ status: 200 });
    await scene.work(id);
    await refuseAll('recall');
    expect(await scene.decide(id, 'recall', typed)).toMatchObject({ status: 200 });
    await scene.work(id);
    expect((await scene.mails(id)).map(({ state }) => state)).toEqual(['recalled', 'recalled', 'recalled']);
  });
});
