import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createReleaseScene, type ReleaseScene } from '../../testing/release-scene.ts';

let scene: ReleaseScene;

beforeEach(async () => {
  scene = await createReleaseScene();
});
afterEach(() => scene.close());

const releases = () => scene.server.services.releases;

describe('an archived version', () => {
  const next = { env: 'dev', version: '1.1.0' };
  const publishNext = async () => {
    const { head_seq, live } = await releases().changes(next);
    const { digest } = await releases().problems(next);
    const body = { name: 'Next', note: '', head_seq, live_number: live?.number ?? null };
    return releases().publish(next, { ...body, accepted_warnings: digest }, scene.actor);
  };

  it('is not the live one, takes no writes, and is back in use once a roll back leads there', async () => {
    const { environments } = scene.server.services;
    const archive = (version: string) => environments.archive({ env: 'dev', version }, true, scene.actor);
    await scene.write('spell-setting', { 1: scene.spell(1, 10) });
    await scene.publish();
    await expect(archive('1.0.0')).rejects.toMatchObject({ code: 'version_is_live' });
    const from = { env: 'dev', version: '1.0.0' };
    await environments.createVersion('dev', { name: '1.1.0', from }, scene.actor);
    await publishNext();
    await scene.hold(['1']);
    const { versions } = await archive('1.0.0');
    expect(versions).toContainEqual({ name: '1.0.0', is_archived: true });

    await expect(scene.write('spell-setting', { 1: scene.spell(1, 11) })).rejects.toMatchObject({
      code: 'QM001',
    });
    await expect(scene.hold(['1'])).rejects.toMatchObject({ code: 'QM001' });
    await expect(scene.endHold(['1'])).rejects.toMatchObject({ code: 'QM001' });
    await expect(scene.publish()).rejects.toMatchObject({ code: 'version_archived' });
    await releases().rollBack('dev', 1, { note: 'players lost items', undo_changes: [] }, scene.actor);
    await scene.endHold(['1']);
    await scene.write('spell-setting', { 1: scene.spell(1, 12) });
    const [dev] = await environments.list();
    expect(dev?.versions).toContainEqual({ name: '1.0.0', is_archived: false });
  });

  it('is refused where another process made it live a moment ago', async () => {
    const { server, actor } = scene;
    await scene.write('spell-setting', { 1: scene.spell(1, 10) });
    await scene.publish();
    const from = { env: 'dev', version: '1.0.0' };
    await server.services.environments.createVersion('dev', { name: '1.1.0', from }, actor);
    await publishNext();
    // Whoever lists the environments keeps what is live; the other process is not heard yet.
    await server.services.branches.getEnvironment(server.database, 'dev');
    await server.database.query(
      `update environment set live_release_id = (select id from release where number = 1) where key = 'dev'`,
    );
    await expect(
      server.services.environments.archive({ env: 'dev', version: '1.0.0' }, true, actor),
    ).rejects.toMatchObject({ code: 'version_is_live' });
  });
});
