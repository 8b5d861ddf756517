import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createReleaseScene, type ReleaseScene } from '../../testing/release-scene.ts';

let scene: ReleaseScene;
beforeEach(async () => {
  scene = await createReleaseScene();
});
afterEach(() => scene.close());

/** The glance and the whole review say the same. */
async function glance(address = scene.address) {
  const { releases } = scene.server.services;
  const { totals, last_change: last } = await releases.countChanges(address);
  expect(totals).toEqual((await releases.changes(address)).totals);
  return { ...totals, author: last?.author ?? null };
}

describe('the changes of a draft at a glance', () => {
  it('are all of its records before the first release', async () => {
    expect(await glance()).toEqual({ new: 0, changed: 0, deleted: 0, author: null });
    await scene.write('spell-setting', { '1': scene.spell(1, 10), '2': scene.spell(2, 10) });
    expect(await glance()).toMatchObject({ new: 2, changed: 0, deleted: 0, author: expect.any(String) });
  });

  it('are those since the live release, without what was put back or is environment-wide', async () => {
    await scene.write('spell-setting', { '1': scene.spell(1, 10), '2': scene.spell(2, 10) });
    await scene.publish();
    await scene.write('spell-setting', { '1': scene.spell(1, 11), '2': null, '3': scene.spell(3, 1) });
    await scene.write('weather-setting', { '1': { id: 1, wind: 4 } });
    expect(await glance()).toMatchObject({ new: 1, changed: 1, deleted: 1 });
    const { releases } = scene.server.services;
    const { totals: ofSpells } = await releases.countChanges(scene.address, 'spell-setting');
    expect(ofSpells).toEqual({ new: 1, changed: 1, deleted: 1 });
    const { totals: ofOthers } = await releases.countChanges(scene.address, 'weather-setting');
    expect(ofOthers).toEqual({ new: 0, changed: 0, deleted: 0 });
    await scene.write('spell-setting', { '1': scene.spell(1, 10), '2': scene.spell(2, 10), '3': null });
    expect(await glance()).toMatchObject({ new: 0, changed: 0, deleted: 0 });
  });

  it('count what the live release held back', async () => {
    await scene.write('spell-setting', { '1': scene.spell(1, 10), '2': scene.spell(2, 10) });
    await scene.hold(['2']);
    await scene.publish();
    expect(await glance()).toMatchObject({ new: 1, changed: 0, deleted: 0 });
  });

  it('of another version are those that differ from the live one', async () => {
    await scene.write('spell-setting', { '1': scene.spell(1, 10), '2': scene.spell(2, 10) });
    await scene.publish();
    const { env, version } = scene.address;
    const next = { env, version: '1.1.0' };
    await scene.server.services.environments.createVersion(
      env,
      { name: next.version, from: { env, version } },
      scene.actor,
    );
    expect(await glance(next)).toMatchObject({ new: 0, changed: 0, deleted: 0 });
    await scene.write('spell-setting', { '2': null });
    expect(await glance(next)).toMatchObject({ new: 0, changed: 0, deleted: 0 });
    expect(await glance()).toMatchObject({ new: 0, changed: 0, deleted: 1 });
  });
});
