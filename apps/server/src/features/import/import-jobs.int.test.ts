import { Readable } from 'node:stream';
import { registry } from '@quartermaster/domain/modules/index';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStaff, openBrowser } from '../../testing/browser.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { failLostImports } from './fail-lost-imports.ts';
import { importJobKey, type StoredImport } from './import-jobs.repo.ts';
import type { ImportPlace } from './stage-import.ts';

const FILE = 'item_id,name.en,description.en,item_type\n1,Lantern,Light,key_item';

let server: TestServer;
let place: ImportPlace;
let job: StoredImport;
const actor = { accountId: 1 };

beforeAll(async () => {
  // Emptying the tables of every module takes seconds.
  server = await createTestServer({ registry: { ...registry, modules: [registry.get('item-setting')] } });
  await createStaff(server.database, ['admin']);
  const environment = { key: 'dev', name: 'Development', version: '1.0.0' };
  const browser = openBrowser(server.app);
  await browser.login('admin');
  await browser.call('POST', 'environments', { body: environment });
  const { branches, database } = server.services;
  const { branchId } = await branches.resolve(database, 'dev', '1.0.0', 'versioned');
  place = { branchId, module: 'item-setting' };
});
afterAll(() => server.close());

beforeEach(async () => {
  await server.database.query(
    'truncate revision, listed.record, listed.value_total, record_total, import_job, import_row',
  );
  job = await imports().stage(actor, place, {
    fileName: 'items.csv',
    content: Readable.from([Buffer.from(FILE)]),
  });
  await imports().preview(place, job.id, job.options);
});

const imports = () => server.services.imports;
const now = () => imports().get(place, job.id);

describe('a step of an import', () => {
  it('writes once, though two workers are at it', async () => {
    await imports().runCheck(job.id);
    await imports().apply(actor, place, job.id, '');
    await Promise.all([imports().runWrite(job.id, actor, ''), imports().runWrite(job.id, actor, '')]);
    expect(await now()).toMatchObject({ state: 'done', problem: null });
  });

  it('checks every row once, though two workers are at it', async () => {
    await Promise.all([imports().runCheck(job.id), imports().runCheck(job.id)]);
    expect(await now()).toMatchObject({ state: 'checked', counts: { new: 1 } });
  });

  it('writes all that was shown or nothing', async () => {
    await imports().runCheck(job.id);
    await imports().apply(actor, place, job.id, '');
    await server.database.query('delete from import_row');
    await expect(imports().runWrite(job.id, actor, '')).rejects.toThrow(
      'Of the 1 rows to write, 0 are staged',
    );
    expect(await now()).toMatchObject({ state: 'writing', changeSeq: null });
  });

  it('is known to be undone when its change set was', async () => {
    await imports().runCheck(job.id);
    await imports().apply(actor, place, job.id, '');
    await imports().runWrite(job.id, actor, '');
    const { changeSeq } = await now();
    const address = { env: 'dev', version: '1.0.0' };
    await server.services.records.changeSets.undo(address, Number(changeSeq), actor, {});
    expect((await now()).state).toBe('undone');
  });

  it('is not waited for once no worker will run it any more', async () => {
    await failLostImports(server.database);
    expect((await now()).state).toBe('checking');
    await server.database.query(
      'update graphile_worker._private_jobs set attempts = max_attempts where key = $1',
      [importJobKey(job.id)],
    );
    await failLostImports(server.database);
    expect(await now()).toMatchObject({ state: 'failed', problem: { code: 'import_broken_off' } });

    await imports().preview(place, job.id, job.options);
    await imports().runCheck(job.id);
    await imports().apply(actor, place, job.id, '');
    await imports().runWrite(job.id, actor, '');
    expect((await now()).state).toBe('done');
  });
});
