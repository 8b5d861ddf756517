import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import { registry } from '@quartermaster/domain/modules/index';
import { loadDemo, prepareDemo } from '../features/demo/index.ts';
import { createReleaseScene } from './release-scene.ts';
import { createTestServer, keepServer, type KeptServer } from './test-server.ts';

/** The demo game as the first start loads it, in both environments. */
export const keepLoadedDemo = (): Promise<KeptServer> =>
  keepServer('loaded_demo', async () => {
    const server = await createTestServer();
    await prepareDemo({ services: server.services, tell: () => undefined });
    await loadDemo({ services: server.services, signal: new AbortController().signal });
    return server;
  });

/** The environment of a release scene with the demo game released, and server 1 open for players. */
export const keepReleasedDemo = (isProtected: boolean): Promise<KeptServer> =>
  keepServer(isProtected ? 'protected_demo' : 'released_demo', async () => {
    const release = await createReleaseScene({ registry, isProtected });
    for (const [module, records] of Object.entries(demoConfiguration(new Date())))
      await release.write(module, Object.fromEntries(records.map((data, index) => [index, data])));
    await release.publish();
    await release.server.database.query(
      'select player.add_server(id, 1), player.add_month(now()) from environment',
    );
    return release.server;
  });
