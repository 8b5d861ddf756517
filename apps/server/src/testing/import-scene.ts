import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ImportOptions } from '@quartermaster/contract/http/import';
import { registry } from '@quartermaster/domain/modules/index';
import { onlyRow } from '../db/only-row.ts';
import type { StoredImport } from '../features/import/import-jobs.repo.ts';
import { createImportService, type ImportService } from '../features/import/import.service.ts';
import type { ImportPlace } from '../features/import/stage-import.ts';
import { systemClock } from '../platform/clock.ts';
import { createLocalFileStore } from '../platform/local-file-store.ts';
import { createDatabaseOfModules, type TestDatabase } from './test-database.ts';

/** Imports of items on a database of their own, without the rest of the server. */
export type ImportScene = {
  readonly database: TestDatabase;
  readonly imports: ImportService;
  readonly actor: { readonly accountId: number };
  /** An empty branch of a new environment; what imports remembered is forgotten. */
  readonly newPlace: () => Promise<ImportPlace>;
  /** A CSV file of items, uploaded. */
  readonly stage: (place: ImportPlace, text: string) => Promise<StoredImport>;
  /** The same, checked with other options. */
  readonly check: (
    place: ImportPlace,
    job: StoredImport,
    options?: Partial<ImportOptions>,
  ) => Promise<StoredImport>;
  readonly close: () => Promise<void>;
};

export async function createImportScene(): Promise<ImportScene> {
  const database = await createDatabaseOfModules();
  const folder = await mkdtemp(join(tmpdir(), 'quartermaster-import-'));
  const files = createLocalFileStore(folder);
  const account = await database.query<{ id: number }>(
    `insert into account (username, display_name, role, password_hash) values ('mei', 'Mei', 'admin', '') returning id`,
  );
  const actor = { accountId: onlyRow(account).id };
  const imports = createImportService({ database, files, registry, fixedRecords: {}, clock: systemClock });
  return {
    database,
    imports,
    actor,
    stage: (place, text) =>
      imports.stage(actor, place, { fileName: 'items.csv', content: Readable.from([Buffer.from(text)]) }),
    async check(place, job, options = {}) {
      await imports.preview(place, job.id, { ...job.options, ...options });
      await imports.runCheck(job.id);
      return imports.get(place, job.id);
    },
    async newPlace() {
      await database.query('delete from import_preference');
      const branch = await database.query<{ id: number }>(
        `with env as (insert into environment (key, name) values ('e' || floor(random() * 1e9), 'Test') returning id),
              ver as (insert into version (environment_id, name) select id, '1.0.0' from env returning id, environment_id)
         insert into branch (environment_id, version_id) select environment_id, id from ver returning id`,
      );
      return { branchId: onlyRow(branch).id, module: 'item-setting' };
    },
    async close() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
