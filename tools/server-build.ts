import { join } from 'node:path';
import { runBuilder } from './ensure-build.ts';
import { ensureKeptBuild, type KeptBuild } from './ensure-kept-build.ts';

const SERVER: KeptBuild = {
  name: 'the server',
  folder: 'apps/server/dist',
  sources: [
    'apps/server/src',
    'apps/server/build.ts',
    'apps/game-server/src',
    'packages/domain/src',
    'packages/contract/src',
    'package-lock.json',
  ],
  buildInto: (draft) => runBuilder(SERVER.name, 'apps/server/build.ts', [draft]),
};

/** Builds the server when it is missing or older than its sources, and returns the file of its console. */
export async function ensureServer(tell: (sentence: string) => void): Promise<string> {
  return join(await ensureKeptBuild(SERVER, tell), 'run-console.js');
}
