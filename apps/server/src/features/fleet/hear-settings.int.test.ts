import { afterAll, beforeAll, expect, it } from 'vitest';
import { onlyRow } from '../../db/only-row.ts';
import { createReleaseScene, type ReleaseScene } from '../../testing/release-scene.ts';
import { saveConnection } from './game-nodes.repo.ts';

let scene: ReleaseScene;
let environmentId: number;

beforeAll(async () => {
  scene = await createReleaseScene();
  const found = await scene.server.database.query<{ id: number }>('select id from environment');
  environmentId = onlyRow(found).id;
});
afterAll(() => scene.close());

const ask = () => scene.server.services.fleet.acknowledgement('dev', scene.actor, 'en');
const blow = (wind: number) => scene.write('weather-setting', { '1': { id: 1, wind } });

/** A game server says that it runs what is live. */
async function acknowledge(node: string) {
  const { fleet } = scene.server.services;
  const machine = { environmentId, environment: 'dev', tokenId: 1 };
  const { release, patch } = await fleet.live(machine);
  await fleet.acknowledge(machine, {
    node,
    content_hash: release.content_hash,
    patch_hash: patch?.content_hash ?? null,
    load_ms: 1,
    state: 'running',
  });
}

it('names the connected game servers that do not have what was just saved', async () => {
  const { database } = scene.server;
  await blow(1);
  expect(await ask()).toEqual({ state: 'nothing', silent: [], message: null });
  await scene.publish();
  await blow(2);
  expect(await ask()).toMatchObject({ state: 'nothing' });

  for (const node of ['ember-1', 'ember-2', 'ember-3'])
    await saveConnection(database, environmentId, node, true);
  await saveConnection(database, environmentId, 'ember-3', false);
  await acknowledge('ember-1');
  await blow(3);
  expect(await ask()).toEqual({
    state: 'silent',
    silent: ['ember-1', 'ember-2'],
    message: 'Update succeeded but socket server unresponsive',
  });

  await acknowledge('ember-1');
  expect(await ask()).toMatchObject({ silent: ['ember-2'] });
  await acknowledge('ember-2');
  expect(await ask()).toEqual({ state: 'delivered', silent: [], message: null });
});

it('waits for nobody after a save that takes effect with a release, or of somebody else', async () => {
  const { database, services } = scene.server;
  await blow(4);
  expect(await services.fleet.acknowledgement('dev', { accountId: null }, 'en')).toMatchObject({
    state: 'nothing',
  });
  await database.query(`update change_set set at = now() - interval '1 minute'`);
  await scene.write('spell-setting', { '1': scene.spell(1, 5) });
  expect(await ask()).toMatchObject({ state: 'nothing' });
});

it('names every known game server where none is connected', async () => {
  await saveConnection(scene.server.database, environmentId, 'ember-1', false);
  await saveConnection(scene.server.database, environmentId, 'ember-2', false);
  await blow(5);
  expect(await ask()).toMatchObject({ state: 'silent', silent: ['ember-1', 'ember-2', 'ember-3'] });
});
