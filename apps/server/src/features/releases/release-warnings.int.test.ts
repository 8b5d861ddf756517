import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createReleaseScene, type ReleaseScene } from '../../testing/release-scene.ts';

let scene: ReleaseScene;

beforeEach(async () => {
  scene = await createReleaseScene();
});
afterEach(() => scene.close());

const problems = () => scene.server.services.releases.problems(scene.address);

/** Publishes without saying that any warning was accepted. */
const publishSilently = () => scene.publish({ accepted_warnings: undefined });

/** A spell without its Chinese and Japanese names: two warnings. */
const nameless = (id: number, en: string, power = 10) => scene.spell(id, power, { name: { en } });

const acceptances = async () =>
  (await problems()).issues.map(({ record_id: id, path, accepted }) => [
    id,
    path,
    accepted?.number ?? null,
    accepted?.by ?? null,
  ]);

describe('warnings of a release', () => {
  it('are asked for once: what the live release has already needs no second acceptance', async () => {
    await scene.write('spell-setting', { 1: nameless(1, 'Gust') });
    await expect(publishSilently()).rejects.toMatchObject({ code: 'warnings_not_accepted' });
    await scene.publish();

    await scene.write('spell-setting', { 2: scene.spell(2, 20) });
    expect(await problems()).toMatchObject({ warnings: 2, new_warnings: 0 });
    expect(await acceptances()).toEqual([
      ['1', 'name.zh', 1, 'Mei'],
      ['1', 'name.jp', 1, 'Mei'],
    ]);
    await expect(publishSilently()).resolves.toMatchObject({ number: 2 });

    // It points to who accepted it, not to the release that came after.
    await scene.write('spell-setting', { 3: nameless(3, 'Hail') });
    expect(await acceptances()).toEqual([
      ['3', 'name.zh', null, null],
      ['3', 'name.jp', null, null],
      ['1', 'name.zh', 1, 'Mei'],
      ['1', 'name.jp', 1, 'Mei'],
    ]);
    await expect(publishSilently()).rejects.toMatchObject({
      code: 'warnings_not_accepted',
      params: { warnings: 2 },
      issues: [{ path: 'spell-setting.3.name.zh' }, { path: 'spell-setting.3.name.jp' }],
    });
  });

  it('are asked for again once they were corrected and came back, or warn of another value', async () => {
    await scene.write('spell-setting', { 1: nameless(1, 'Gust') });
    await scene.publish();
    await scene.write('spell-setting', { 1: scene.spell(1, 10) });
    await scene.publish();
    await scene.write('spell-setting', { 1: nameless(1, 'Gust') });
    expect(await problems()).toMatchObject({ new_warnings: 2 });
    await scene.publish();
    // An edit beside what is warned of changes nothing in the warning.
    await scene.write('spell-setting', { 1: nameless(1, 'Gust', 99) });
    expect(await problems()).toMatchObject({ new_warnings: 0 });
  });

  it('are, after a roll back, those of the release that is live again', async () => {
    await scene.write('spell-setting', { 1: nameless(1, 'Gust') });
    await scene.publish();
    await scene.write('spell-setting', { 2: nameless(2, 'Hail') });
    await scene.publish();
    await scene.server.services.releases.rollBack('dev', 1, { note: '', undo_changes: [] }, scene.actor);
    await scene.endHold(['2']);
    expect(await acceptances()).toEqual([
      ['2', 'name.zh', null, null],
      ['2', 'name.jp', null, null],
      ['1', 'name.zh', 1, 'Mei'],
      ['1', 'name.jp', 1, 'Mei'],
    ]);
  });
});
