import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type { SettingsFileManifest } from '@quartermaster/contract/bundle/settings-file';
import { settingsFileQuery, type SettingsImportMode } from '@quartermaster/contract/http/settings-files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onlyRow } from '../../db/only-row.ts';
import { writeChanges } from '../../engine/record-writer.ts';
import { keepLoadedDemo } from '../../testing/kept-demo.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { openSettingsFile } from './read-settings-file.ts';
import type { StoredSettingsImport } from './settings-imports.repo.ts';

const DEV = 'dev/1.4.0';
const LAB = { env: 'lab', version: '1.0.0' };
const PRODUCTION = { env: 'production', version: '1.4.0' };

let server: TestServer;
let actor: { accountId: number };
let game: Buffer;

beforeAll(async () => {
  server = await createTestServer({ copyOf: await keepLoadedDemo() });
  const admin = await server.database.query<{ id: number }>(
    `select id from account where username = 'admin'`,
  );
  actor = { accountId: onlyRow(admin).id };
  await server.services.environments.create(
    {
      key: 'lab',
      name: 'Lab',
      version: '1.0.0',
      is_protected: false,
      color: '#336699',
      game_time_zone: 'UTC',
    },
    actor,
  );
  game = await exported({ point: DEV });
});

afterAll(() => server.close());

async function exported(query: Readonly<Record<string, string>>): Promise<Buffer> {
  const { stream } = await server.services.settingsFiles.export(settingsFileQuery.parse(query), actor);
  return buffer(stream);
}

const openBytes = (bytes: Buffer, name = 'game.zip') =>
  openSettingsFile(() => Promise.resolve(Readable.from([bytes])), name);

async function manifestOf(bytes: Buffer): Promise<SettingsFileManifest> {
  const file = await openBytes(bytes);
  await file.close();
  return file.manifest;
}

const stage = (bytes: Buffer, place = LAB) =>
  server.services.settingsFiles.stage(place, { fileName: 'game.zip', stream: Readable.from([bytes]) }, actor);

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (problem: unknown) => (problem instanceof AppError ? problem.code : String(problem)),
  );

async function checked(
  bytes: Buffer,
  mode: SettingsImportMode,
  place = LAB,
  modules?: readonly string[],
): Promise<StoredSettingsImport> {
  const { settingsFiles } = server.services;
  const job = await stage(bytes, place);
  const chosen = modules ?? job.manifest.modules.map(({ module }) => module);
  await settingsFiles.preview(place, job.id, { mode, modules: [...chosen] });
  await settingsFiles.runCheck(job.id);
  return settingsFiles.get(place, job.id);
}

async function applied(job: StoredSettingsImport, place = LAB, confirmation?: string) {
  const { settingsFiles } = server.services;
  await settingsFiles.apply(place, job.id, { note: 'from dev', confirmation }, actor);
  await settingsFiles.runWrite(job.id, actor, 'from dev');
  return settingsFiles.get(place, job.id);
}

const sumOf = ({ modules }: StoredSettingsImport) =>
  modules.reduce(
    (sum, { counts }) => ({
      added: sum.added + counts.added,
      changed: sum.changed + counts.changed,
      removed: sum.removed + counts.removed,
      unchanged: sum.unchanged + counts.unchanged,
      errors: sum.errors + counts.errors,
    }),
    { added: 0, changed: 0, removed: 0, unchanged: 0, errors: 0 },
  );

async function write(env: string, module: string, id: string, data: object | null): Promise<void> {
  const { database, registry, branches } = server.services;
  const found = registry.get(module);
  const { branchId } = await branches.resolve(database, env, env === 'lab' ? '1.0.0' : '1.4.0', found.scope);
  const change = { module: found, recordId: id, data: data as never };
  await database.transaction((tx) => writeChanges(tx, { branchId, kind: 'update', actor }, [change]));
}

async function itemOf(env: string, id: string) {
  const address = { env, version: env === 'lab' ? '1.0.0' : '1.4.0', module: 'item-setting' };
  return (await server.services.records.read(address, id)).record.data;
}

describe('a file of settings', () => {
  it('of the demo game, imported into an empty version, is the same content', async () => {
    const job = await checked(game, 'replace');
    const { content_hash: hash, modules } = await manifestOf(game);
    const records = modules.reduce((sum, { record_count: count }) => sum + count, 0);
    expect(job.problem).toBeNull();
    expect(job.modules.filter(({ counts }) => counts.errors > 0)).toEqual([]);
    expect(sumOf(job)).toEqual({ added: records, changed: 0, removed: 0, unchanged: 0, errors: 0 });
    expect((await applied(job)).state).toBe('done');
    expect((await manifestOf(await exported({ point: 'lab/1.0.0' }))).content_hash).toBe(hash);
    const { rows } = await server.database.query('select 1 from change_set where source ->> $1 = $2', [
      'settings_import_id',
      job.id,
    ]);
    // One in the version, one in what the environment has once.
    expect(rows).toHaveLength(2);
  });

  it('imported again changes nothing, and is not written', async () => {
    const job = await checked(game, 'replace');
    expect(sumOf(job)).toMatchObject({ added: 0, changed: 0, removed: 0 });
    expect(await codeOf(applied(job))).toBe('nothing_to_import');
  });

  it('has module files that do not depend on where they are exported', async () => {
    const again = await manifestOf(
      await exported({ point: 'lab/1.0.0', modules: 'item-setting', children: '0', localization: '0' }),
    );
    const first = (await manifestOf(game)).modules.find(({ module }) => module === 'item-setting');
    expect(again.modules).toEqual([first]);
  });

  it('is refused with one byte changed anywhere, and the place is named', async () => {
    const places = Array.from({ length: 30 }, (_, index) => Math.floor((index * (game.length - 1)) / 29));
    const directory = game.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
    const named = new Set<string>();
    const index = game.lastIndexOf('vip-control.json');
    const inIndex = [index + 3, index - 4, index - 30];
    for (const at of [...places, directory + 16, ...inIndex, game.lastIndexOf('manifest.json') + 3]) {
      const damaged = Buffer.from(game);
      damaged[at] = (damaged[at] ?? 0) ^ 1;
      const problem: unknown = await openBytes(damaged).then(
        () => null,
        (refusal: unknown) => refusal,
      );
      expect(problem, `byte ${at}`).toBeInstanceOf(AppError);
      expect((problem as AppError).code, `byte ${at}`).toBe('settings_file_damaged');
      named.add(JSON.stringify((problem as AppError).params['file']).replaceAll('"', ''));
    }
    expect(named.size).toBeGreaterThan(5);
    expect(named).toContain('vip-control.json');
    expect([...named].every((name) => name.endsWith('.json') || name === 'game.zip')).toBe(true);
  });

  it('names the module that was damaged', async () => {
    const at = game.indexOf('item-setting.json') + 'item-setting.json'.length + 40;
    const damaged = Buffer.from(game);
    damaged[at] = (damaged[at] ?? 0) ^ 255;
    const problem: unknown = await stage(damaged).then(
      () => null,
      (refusal: unknown) => refusal,
    );
    expect(problem).toMatchObject({ code: 'settings_file_damaged', params: { file: 'item-setting.json' } });
    const { rows } = await server.database.query<{ reason: string }>(
      `select reason from audit_entry where action = 'settings_file.stage' and outcome = 'refused'`,
    );
    expect(rows).toEqual([{ reason: 'settings_file_damaged' }]);
  });

  it('cut off, or of another kind, is refused', async () => {
    expect(await codeOf(openBytes(game.subarray(0, game.length - 1)))).toBe('settings_file_damaged');
    expect(await codeOf(openBytes(Buffer.from('item_id\n1')))).toBe('settings_file_damaged');
    expect(await codeOf(openBytes(Buffer.alloc(0)))).toBe('settings_file_damaged');
  });
});

describe('importing a file of settings', () => {
  it('adds, changes and removes as its mode says, and is undone in one press', async () => {
    const before = await itemOf('lab', '1001');
    await write('lab', 'item-setting', '1001', { ...before, stack_limit: 7 });
    const only = ['item-setting'];
    const file = await exported({ point: DEV, modules: 'item-setting', children: '0', localization: '0' });
    expect(sumOf(await checked(file, 'add_only', LAB, only))).toMatchObject({ added: 0, changed: 0 });
    const job = await checked(file, 'merge', LAB, only);
    expect(sumOf(job)).toMatchObject({ added: 0, changed: 1, removed: 0 });
    const page = await server.services.settingsFiles.records(LAB, job.id, {
      module: 'item-setting',
      outcome: 'changed',
      offset: 0,
    });
    expect(page.records.map(({ record_id: id, fields }) => [id, fields])).toEqual([
      ['1001', [{ path: 'stack_limit', before: 7, after: before['stack_limit'] }]],
    ]);
    const done = await applied(job);
    expect(done.changeSeqs).toHaveLength(1);
    expect((await itemOf('lab', '1001'))['stack_limit']).toBe(before['stack_limit']);
    await server.services.settingsFiles.undo(LAB, job.id, undefined, actor);
    expect((await itemOf('lab', '1001'))['stack_limit']).toBe(7);
    expect((await server.services.settingsFiles.get(LAB, job.id)).state).toBe('undone');
  });

  it('is not written where a record changed after the preview', async () => {
    const file = await exported({ point: DEV, modules: 'item-setting', children: '0', localization: '0' });
    const job = await checked(file, 'merge', LAB, ['item-setting']);
    await write('lab', 'item-setting', '1001', { ...(await itemOf('lab', '1001')), stack_limit: 8 });
    expect(await applied(job)).toMatchObject({ state: 'failed', problem: { code: 'import_stale' } });
    expect((await itemOf('lab', '1001'))['stack_limit']).toBe(8);
  });

  it('refuses to remove a record that others name, and tells which', async () => {
    const empty = await exported({
      point: 'lab/1.0.0@2020-01-01 00:00:00',
      modules: 'item-setting',
      children: '0',
      localization: '0',
    });
    const job = await checked(empty, 'replace', LAB, ['item-setting']);
    const [items] = job.modules;
    expect(items?.counts.errors).toBeGreaterThan(0);
    expect(items?.problems[0]?.issue.code).toBe('still_referenced');
    expect(await codeOf(applied(job))).toBe('settings_import_errors');
  });

  it('from dev never enters a protected environment; from production it does, once its name is typed', async () => {
    expect(await codeOf(stage(game, PRODUCTION))).toBe('transfer_source');
    const { settingsFiles } = server.services;
    const sources = await settingsFiles.sources.read();
    const pairs = [...sources.pairs, { source: 'dev', target: 'production' }];
    expect(await codeOf(settingsFiles.sources.update({ pairs }, actor))).toBe('invalid');
    const only = ['item-setting'];
    const file = await exported({
      point: 'production@1',
      modules: 'item-setting',
      children: '0',
      localization: '0',
    });
    const place = PRODUCTION;
    const item = await itemOf('production', '1001');
    await write('production', 'item-setting', '1001', { ...item, stack_limit: 9 });
    const job = await checked(file, 'merge', place, only);
    expect(sumOf(job)).toMatchObject({ added: 0, changed: 1, errors: 0 });
    expect(await codeOf(applied(job, place))).toBe('wrong_confirmation');
    expect((await applied(job, place, 'production-1.4.0')).state).toBe('done');
    expect((await itemOf('production', '1001'))['stack_limit']).toBe(item['stack_limit']);
  });

  it('obeys the rules of environment-wide settings where they take effect immediately', async () => {
    const { settingsFiles } = server.services;
    const { pairs } = await settingsFiles.sources.read();
    await settingsFiles.sources.update({ pairs: [...pairs, { source: 'lab', target: 'production' }] }, actor);
    const importOf = async (module: string, change: object) => {
      const found = await server.database.query<{ id: string; data: object }>(
        `select r.record_id as id, r.data from revision r join branch b on b.id = r.branch_id
           join environment e on e.id = b.environment_id
          where e.key = 'lab' and r.module = $1 and r.to_seq = 9223372036854775807 order by r.sort_key limit 1`,
        [module],
      );
      const { id, data } = onlyRow(found);
      await write('lab', module, id, { ...data, ...change });
      const file = await exported({ point: 'lab/1.0.0', modules: module, children: '0', localization: '0' });
      return checked(file, 'merge', PRODUCTION);
    };
    const offset = await importOf('time-offset', { enabled: true, expires_at: '2035-01-01 00:00:00' });
    expect(sumOf(offset).errors).toBe(1);
    expect(await codeOf(applied(offset, PRODUCTION, 'production-1.4.0'))).toBe('settings_import_errors');
    const merged = await importOf('server-setting', { state: 'merged', merged_into: 9999 });
    expect(merged.modules[0]?.problems.map(({ issue }) => issue.code)).toEqual(['reference_missing']);
    expect(await codeOf(applied(merged, PRODUCTION, 'production-1.4.0'))).toBe('settings_have_errors');
  });
});
