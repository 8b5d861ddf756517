import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import { petAwakenLevelSetting } from '@quartermaster/domain/modules/pet-growth/pet-awaken-level-setting';
import { petSetting } from '@quartermaster/domain/modules/pets/pet-setting';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCallScene, type CallScene } from '../../testing/call-scene.ts';

/** The release centre calls a record that has the name of another one as every other page does. */

const AT = 'environments/dev/versions/1.0.0';
const game = demoConfiguration(new Date('2026-11-23T00:00:00Z'));

let scene: CallScene;
beforeAll(async () => {
  scene = await createCallScene();
  const [level = {}] = game[petAwakenLevelSetting.key] ?? [];
  const pet = game[petSetting.key]?.find((each) => each['pet_id'] === level['pet_id']) ?? {};
  for (const [{ key }, data] of [
    [petSetting, pet],
    [petAwakenLevelSetting, level],
  ] as const) {
    await scene.admin.call('POST', `${AT}/modules/${key}/records`, { body: { data } });
  }
});
afterAll(() => scene.close());

const NAMED = { en: 'Ember Fox · Awakening level 1', zh: '燼火狐 · 覺醒等級 1' };

it('in the list of changes', async () => {
  const { modules } = (await scene.admin.call('GET', `${AT}/changes`)).json();
  const levels = modules.find(({ module }: { module: string }) => module === petAwakenLevelSetting.key);
  expect(levels.records).toMatchObject([{ record_id: '1', title: NAMED }]);
});

it('in the list of problems', async () => {
  const { issues } = (await scene.admin.call('GET', `${AT}/problems`)).json();
  const own = issues.filter(({ module }: { module: string }) => module === petAwakenLevelSetting.key);
  expect(own.length).toBeGreaterThan(0);
  for (const { title } of own) expect(title).toMatchObject(NAMED);
});
