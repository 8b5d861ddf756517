import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onlyRow } from '../../db/only-row.ts';
import { createReleaseScene, type ReleaseScene } from '../../testing/release-scene.ts';
import { createFleetService, type FleetService } from './index.ts';
import { noteConnected, noteDisconnected } from './game-nodes.repo.ts';

let scene: ReleaseScene;
let environmentId: number;
/** One that does not wait long for game servers. */
let impatient: FleetService;

beforeAll(async () => {
  scene = await createReleaseScene();
  const found = await scene.server.database.query<{ id: number }>('select id from environment');
  environmentId = onlyRow(found).id;
  impatient = createFleetService({ ...scene.server.services, withinMs: 100 });
});
afterAll(async () => {
  impatient.close();
  await scene.close();
});

const ask = () => impatient.acknowledgement('dev', scene.actor, 'en');
const blow = (wind: number) => scene.write('weather-setting', { '1': { id: 1, wind } });

async function connect(node: string) {
  const connection = { id: randomUUID(), environmentId, node };
  await noteConnected(scene.server.database, connection);
  return { leave: () => noteDisconnected(scene.server.database, connection) };
}

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
  await blow(1);
  expect(await ask()).toEqual({ state: 'nothing', silent: [], message: null });
  await scene.publish();
  await blow(2);
  expect(await ask()).toMatchObject({ state: 'nothing' });

  const [first] = [await connect('ember-1'), await connect('ember-2')];
  await (await connect('ember-3')).leave();
  // It connects to another console before the first one notices that it is gone.
  await connect('ember-1');
  await first.leave();
  await acknowledge('ember-1');
  await blow(3);
  expect(await ask()).toEqual({
    state: 'silent',
    silent: ['ember-1', 'ember-2'],
    message: 'Update succeeded but socket server unresponsive',
  });

  // What was saved is compiled in the background.
  const askAfter = async (node: string) => {
    await acknowledge(node);
    return ask();
  };
  await expect.poll(() => askAfter('ember-1')).toMatchObject({ silent: ['ember-2'] });
  expect(await askAfter('ember-2')).toEqual({ state: 'delivered', silent: [], message: null });
});

it('does not wait after a save that takes effect with a release, or of another person', async () => {
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
  for (const node of ['ember-1', 'ember-2']) await (await connect(node)).leave();
  await blow(5);
  expect(await ask()).toMatchObject({ state: 'silent', silent: ['ember-1', 'ember-2', 'ember-3'] });
});
