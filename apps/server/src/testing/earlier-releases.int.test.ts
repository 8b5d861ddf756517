import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { registry } from '@quartermaster/domain/modules/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBackup } from '../backup/read-backup.ts';
import { composeServices } from '../compose.ts';
import { migrate } from '../db/migrate.ts';
import { onlyRow } from '../db/only-row.ts';
import { listTableOf, wronglyListed } from '../engine/list-table.ts';
import { wronglyCounted } from '../engine/value-totals.ts';
import { partitionOf } from '../engine/partition.ts';
import { reconcileStorage } from '../engine/reconciler.ts';
import { bundleFileKey } from '../engine/bundle-file-key.ts';
import { compileModule } from '../features/releases/compile-bundle.ts';
import { contentOf, findRelease, listReleaseModules } from '../features/releases/releases.repo.ts';
import { systemClock } from '../platform/clock.ts';
import { createLocalFileStore } from '../platform/local-file-store.ts';
import { createLogger } from '../platform/logger.ts';
import { readSettings } from '../platform/settings.ts';
import { createEmptyTestDatabase, type TestDatabase } from './test-database.ts';

const FOLDER = join(import.meta.dirname, 'releases');
const BACKUPS = await readdir(FOLDER);

/** Whether fields of a definition got other names or places since its first records. */
const hasMovedOn = ({ evolution: { renamed, moved, removed } }: ResolvedModule): boolean =>
  [...Object.keys(renamed), ...Object.keys(moved), ...removed].length > 0;

/** Backups of the demo game, one made by each release: what people have on their disks. */
describe.each(BACKUPS)('the data of %s', (backup) => {
  let filesFolder: string;
  let database: TestDatabase;
  // Nothing below writes to the database.
  beforeAll(async () => {
    filesFolder = await mkdtemp(join(tmpdir(), 'quartermaster-upgrade-'));
    database = await createEmptyTestDatabase();
    await readBackup(join(FOLDER, backup), { database, files: createLocalFileStore(filesFolder) });
    await migrate(database);
    await reconcileStorage(database, registry);
  });
  afterAll(async () => {
    await database.close();
    await rm(filesFolder, { recursive: true, force: true });
  });

  it('opens, lists and has history after an upgrade', async () => {
    const settings = readSettings({ DATA_DIR: filesFolder, LOG_LEVEL: 'silent' });
    const services = composeServices({
      settings,
      database,
      files: createLocalFileStore(filesFolder),
      clock: systemClock,
      logger: createLogger(settings),
      registry,
    });
    const address = { env: 'dev', version: '1.4.0', module: 'pet-setting' };
    const page = await services.records.list(address, { page: 1, per_page: 15 }, 'en', '/records');
    expect(page.total).toBe(49);
    const [newest] = await services.records.history(address, '10021');
    expect(newest?.changes.map(({ path }) => path)).toEqual(['base_stats.atk']);
  });

  it('is in the list tables of this release', async () => {
    for (const module of registry.modules) {
      const table = listTableOf(module);
      if (table === null) continue;
      const { rows } = await database.query(wronglyListed(table, partitionOf(module)));
      const counted = await database.query(wronglyCounted(module));
      expect([module.key, rows, counted.rows]).toEqual([module.key, [], []]);
    }
    const filled = await database.query('select from listed.record limit 1');
    expect(filled.rows).toHaveLength(1);
  });

  it('still yields the bytes of its releases', async () => {
    const files = createLocalFileStore(filesFolder);
    const { id } = onlyRow(
      await database.query<{ id: number }>(`select id from environment where key = 'production'`),
    );
    const release = await findRelease(database, id, 1);
    if (release === null) throw new Error('The release is gone.');
    const content = await contentOf(database, release);
    // Records of a definition that moved on since are written in today's shape.
    const modules = (await listReleaseModules(database, release.id)).filter(
      ({ module }) => !hasMovedOn(registry.get(module)),
    );
    for (const { module, hash } of modules) {
      const again = await database.transaction((tx) => compileModule(tx, registry.get(module), content));
      expect([module, again.hash]).toEqual([module, hash]);
      expect([module, await files.exists(bundleFileKey(hash))]).toEqual([module, true]);
    }
  });
});
