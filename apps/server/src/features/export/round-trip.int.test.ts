import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ExportFormat } from '@quartermaster/contract/http/export';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { sampleKinds } from '@quartermaster/testkit/modules/sample-kinds';
import { sampleModules } from '@quartermaster/testkit/modules/sample-modules';
import { validRecord } from '@quartermaster/testkit/records/valid-record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onlyRow } from '../../db/only-row.ts';
import { reconcileStorage } from '../../engine/reconciler.ts';
import { systemClock } from '../../platform/clock.ts';
import { createLocalFileStore } from '../../platform/local-file-store.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createImportService, type ImportService } from '../import/import.service.ts';
import type { StoredImport } from '../import/import-jobs.repo.ts';
import { createExportService } from './export.service.ts';

const modules = [...sampleModules(), ...sampleKinds()];
const byKey = new Map(modules.map((module) => [module.key, module]));
const registry: Registry = {
  modules,
  adapted: [],
  families: [],
  find: (key) => byKey.get(key),
  get(key) {
    const module = byKey.get(key);
    if (module === undefined) throw new RangeError(key);
    return module;
  },
};

/** Texts that a spreadsheet would make something else of. */
const ODD_TEXTS = ['=1+1', '007', '+44 1', '1e5', '-1', 'TRUE', '2026-01-01', "'=x", '_x0041_', '<b>&"'];

let database: TestDatabase;
let folder: string;
let imports: ImportService;
let branchId: number;
let actor: { accountId: number };

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'quartermaster-import-'));
  await reconcileStorage(database, registry);
  imports = createImportService({
    database,
    files: createLocalFileStore(folder),
    registry,
    fixedRecords: {},
    clock: systemClock,
  });
  const branch = await database.query<{ id: number }>(
    `with env as (insert into environment (key, name) values ('dev', 'Dev') returning id),
          ver as (insert into version (environment_id, name) select id, '1.0.0' from env returning id, environment_id)
     insert into branch (environment_id, version_id) select environment_id, id from ver returning id`,
  );
  branchId = onlyRow(branch).id;
  const account = await database.query<{ id: number }>(
    `insert into account (username, display_name, role, password_hash) values ('mei', 'Mei', 'admin', '') returning id`,
  );
  actor = { accountId: onlyRow(account).id };
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function check({ key }: ResolvedModule, content: Buffer): Promise<StoredImport> {
  const place = { branchId, module: key };
  const file = { fileName: 'file', content: Readable.from([content]) };
  const staged = await imports.stage(actor, place, file);
  await imports.preview(place, staged.id, staged.options);
  await imports.runCheck(staged.id);
  return imports.get(place, staged.id);
}

async function fill(module: ResolvedModule): Promise<number> {
  const place = { branchId, module: module.key };
  const job = await check(module, Buffer.from(JSON.stringify(recordsOf(module))));
  expect(await imports.rows(job, { outcome: 'invalid', problem: null, limit: 1, offset: 0 })).toEqual([]);
  await imports.apply(actor, place, job.id, '');
  await imports.runWrite(job.id, actor, '');
  return job.counts.new;
}

function recordsOf(module: ResolvedModule): readonly RecordData[] {
  if (module.kind === 'singleton') return [validRecord(module)];
  const id = module.identity.at(-1) ?? '';
  const texts = module.fieldByKey.get('value')?.kind === 'text' ? ODD_TEXTS : [];
  return Array.from({ length: Math.max(3, texts.length) }, (_, index) =>
    validRecord(
      module,
      { [id]: index + 1, ...(texts[index] === undefined ? {} : { value: texts[index] }) },
      index + 1,
    ),
  );
}

function bring(module: ResolvedModule, format: ExportFormat): Promise<Buffer> {
  const selection = {
    module,
    branchId,
    language: 'en',
    sort: null,
    search: null,
    filter: [],
    parent: null,
  } as const;
  const file = createExportService({ database }).start(selection, {
    format,
    columns: null,
    place: 'dev-1.0.0',
  });
  expect(file.fileName).toBe(`${module.key}-dev-1.0.0.${format}`);
  return buffer(file.stream);
}

describe('an exported file', () => {
  it.each(modules.map((module) => [module.key, module] as const))(
    'of %s imports unchanged, whatever its format',
    async (_key, module) => {
      const count = await fill(module);
      expect(count).toBeGreaterThan(0);
      for (const format of ['csv', 'xlsx', 'json'] as const) {
        const { counts, unknownColumns } = await check(module, await bring(module, format));
        expect({ format, counts, unknownColumns }).toEqual({
          format,
          counts: { new: 0, changed: 0, unchanged: count, invalid: 0 },
          unknownColumns: [],
        });
      }
    },
  );
});
