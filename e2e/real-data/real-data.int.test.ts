import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ImportJob } from '@quartermaster/contract/http/import';
import type { ChangesAnswer, ProblemsAnswer } from '@quartermaster/contract/http/releases';
import type { JsonObject } from '@quartermaster/domain/core/json';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removePostgresHome } from '../../apps/server/src/platform/postgres-home.ts';
import { signIn, type Api } from '../torture/api.ts';
import { startProduct, type Product } from '../torture/product.ts';
import { createOwnedFolder } from '../../apps/server/src/testing/left-behind.ts';

/** A folder with the CSV files of the open data set; without one there is nothing to try. */
const SOURCE = process.env['QM_REAL_DATA'];
const PORT = 18_640;
const PASSWORD = 'ember-and-moss-2026';
const BRANCH = 'environments/dev/versions/1.4.0';

type Step = { readonly file: string; readonly module: string; readonly count: number };
type LiveModules = { readonly release: { readonly modules: readonly { module: string; hash: string }[] } };

describe.skipIf(SOURCE === undefined)('real data', () => {
  let folder: string;
  let product: Product;
  let api: Api;
  let steps: readonly Step[];

  beforeAll(async () => {
    folder = await createOwnedFolder('quartermaster-real-');
    steps = joinOpenData(SOURCE ?? '', folder);
    product = await startProduct({ dataDir: join(folder, 'data'), port: PORT, password: PASSWORD });
    api = await signIn(product.url, 'admin', PASSWORD);
  });

  afterAll(async () => {
    await product.stop();
    await removePostgresHome(join(folder, 'data'));
    await rm(folder, { recursive: true, force: true });
  });

  it('is imported, published, played and rolled back', async () => {
    for (const { file, module, count } of steps) {
      const { state, counts } = await importFile(api, module, join(folder, file));
      expect({ file, state, ...counts }).toEqual({
        file,
        state: 'done',
        new: count,
        changed: 0,
        unchanged: 0,
        invalid: 0,
      });
    }

    const published = await publish(api);
    await expect.poll(() => ask('/config')).toMatchObject({ release: published });
    expect(await ask('/items/100001?lang=en')).toMatchObject({ name: 'Master Ball' });
    expect(await ask('/items/300001?lang=zh')).toMatchObject({ name: '妙蛙種子之魂' });
    expect(await ask('/pets/100001?lang=jp')).toMatchObject({ name: 'フシギダネ' });
    const files = await readAsGameServer(api, product.url, ['skill-setting', 'effect-setting']);
    expect(files['skill-setting']).toContainEqual(named('100001', { en: 'Pound', zh: '拍擊', jp: 'はたく' }));
    expect(files['effect-setting']).toContainEqual(expect.objectContaining({ record_id: '100001' }));

    await api.send('POST', 'environments/dev/releases/1/rollback', { note: 'Back to the demo game' });
    await expect.poll(() => ask('/config')).toMatchObject({ release: published + 1 });
    expect(await ask('/items/100001')).toMatchObject({ code: 'unknown_item' });
    expect(await ask('/pets/10021')).toMatchObject({ name: 'Ember Fox' });
    const back = await readAsGameServer(api, product.url, ['skill-setting']);
    expect(back['skill-setting']).not.toContainEqual(expect.objectContaining({ record_id: '100001' }));
  });
});

const named = (recordId: string, name: JsonObject) =>
  expect.objectContaining({ record_id: recordId, data: expect.objectContaining({ name }) as unknown });

/** Runs the tool as a person does, and reads from its answer what is to be imported where. */
function joinOpenData(source: string, target: string): readonly Step[] {
  const said = execFileSync(process.execPath, ['tools/join-open-data.ts', source, target], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  });
  return [...said.matchAll(/^(\S+): (\d+) records of (\S+)$/gm)].map(
    ([, file = '', count = '', module = '']) => ({ file, module, count: Number(count) }),
  );
}

async function importFile(api: Api, module: string, path: string): Promise<ImportJob> {
  const imports = `${BRANCH}/modules/${module}/imports`;
  const text = await readFile(path, 'utf8');
  const { id, options } = await api.upload<ImportJob>(imports, `${module}.csv`, text);
  const job = () => api.get<ImportJob>(`${imports}/${id}`);
  await api.send('POST', `${imports}/${id}/preview`, { ...options, mode: 'upsert' });
  await expect.poll(async () => (await job()).state).toBe('checked');
  await api.send('POST', `${imports}/${id}/apply`, { note: 'Open data' });
  await expect.poll(async () => (await job()).state).toBe('done');
  return job();
}

async function publish(api: Api): Promise<number> {
  const { head_seq } = await api.get<ChangesAnswer>(`${BRANCH}/changes`);
  const problems = await api.get<ProblemsAnswer>(`${BRANCH}/problems`);
  expect(problems).toMatchObject({ errors: 0 });
  const { release } = await api.send<{ release: { number: number } }>('POST', `${BRANCH}/releases`, {
    name: 'Open data',
    note: '',
    accepted_warnings: problems.digest,
    head_seq,
  });
  return release.number;
}

/** The demo's game server answers on the port after the console's. */
async function ask(path: string): Promise<unknown> {
  return (await fetch(`http://127.0.0.1:${PORT + 1}${path}`)).json();
}

/** What a studio's own game server would load of the live release. */
async function readAsGameServer(
  api: Api,
  url: string,
  modules: readonly string[],
): Promise<Record<string, JsonObject[]>> {
  const { token } = await api.send<{ token: string }>('POST', 'environments/dev/machine-tokens', {
    name: 'reader',
  });
  const headers = { authorization: `Bearer ${token}` };
  const live = (await (await fetch(`${url}/api/v1/game/live`, { headers })).json()) as LiveModules;
  const read = async (module: string): Promise<[string, JsonObject[]]> => {
    const hash = live.release.modules.find((each) => each.module === module)?.hash ?? '';
    const answer = await fetch(`${url}/api/v1/game/files/${hash}`, { headers });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const text = bytes[0] === 0x1f ? gunzipSync(bytes) : bytes;
    return [module, JSON.parse(text.toString()) as JsonObject[]];
  };
  return Object.fromEntries(await Promise.all(modules.map(read)));
}
