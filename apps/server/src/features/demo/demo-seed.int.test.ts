import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepLoadedDemo } from '../../testing/kept-demo.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { readProgress, saveProgress, type DemoStep } from './demo-progress.repo.ts';
import { loadDemo, prepareDemo } from './demo-seed.ts';

let server: TestServer;
const sentences: string[] = [];
const going = new AbortController().signal;
async function seed(): Promise<void> {
  const { services } = server;
  await prepareDemo({ services, tell: (sentence) => sentences.push(sentence) });
  await loadDemo({ services, signal: going });
}

beforeAll(async () => {
  server = await createTestServer({ copyOf: await keepLoadedDemo() });
});
afterAll(() => server.close());

async function counts() {
  const { rows } = await server.database.query(
    `select (select count(*)::int from account) as accounts, (select count(*)::int from release) as releases,
            (select count(*)::int from change_set) as changes, (select count(*)::int from machine_token) as tokens`,
  );
  return rows[0];
}

describe('the demo game', () => {
  it('is published in both environments, with work in progress in dev', async () => {
    const environments = await server.services.environments.list();
    expect(environments.map(({ key, is_protected, live }) => [key, is_protected, live?.number])).toEqual([
      ['dev', false, 1],
      ['production', true, 1],
    ]);
    const { releases } = server.services;
    expect((await releases.changes({ env: 'dev', version: '1.4.0' })).totals).toEqual({
      new: 2,
      changed: 5,
      deleted: 0,
    });
    expect((await releases.changes({ env: 'production', version: '1.4.0' })).modules).toEqual([]);
  });

  it('keeps its secrets to itself', async () => {
    await seed();
    const file = await stat(join(server.services.settings.dataDir, 'demo-game-tokens.json'));
    expect(file.mode & 0o777).toBe(0o600);
  });

  it.each<DemoStep>(['accounts', 'environments', 'records', 'releases', 'tokens'])(
    'is not loaded twice when a start was killed during %s',
    async (step) => {
      const before = await counts();
      sentences.length = 0;
      await saveProgress(server.database, step);
      await seed();
      expect(await counts()).toEqual(before);
      const tellsHowToSignIn = sentences.some((sentence) => sentence.startsWith('Sign in as admin'));
      expect(tellsHowToSignIn).toBe(step === 'accounts');
    },
  );

  it('goes on at the next start where the first was stopped', async () => {
    const before = await counts();
    const { services } = server;
    await saveProgress(server.database, 'records');
    await prepareDemo({ services, tell: () => undefined });
    await expect(loadDemo({ services, signal: AbortSignal.abort() })).rejects.toThrow('aborted');
    expect(await readProgress(server.database)).toBe('records');
    expect(services.firstLoad.progress()).toBe(0);
    await seed();
    expect(await counts()).toEqual(before);
    expect(services.firstLoad.progress()).toBeNull();
  });

  it('gives its game servers new tokens where a restore brought none', async () => {
    const file = join(server.services.settings.dataDir, 'demo-game-tokens.json');
    const before = await readFile(file, 'utf8');
    await rm(file);
    await saveProgress(server.database, 'done');
    await seed();
    const tokens = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
    expect(Object.keys(tokens)).toEqual(['dev', 'production']);
    expect(JSON.stringify(tokens)).not.toBe(before);
  });

  it('leaves a database alone that has other data', async () => {
    await server.database.query(`delete from setting where key = 'demo'`);
    const before = await counts();
    await seed();
    expect(await counts()).toEqual(before);
  });
});
