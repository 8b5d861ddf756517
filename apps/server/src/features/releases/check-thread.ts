import { parentPort, workerData } from 'node:worker_threads';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { Registry, ResolvedModule } from '@quartermaster/domain/core/module';
import { createDatabase } from '../../db/database.ts';
import type { Database } from '../../db/database.ts';
import { checkContent } from './check-content.ts';
import { readRecords } from './content.repo.ts';
import type { Content } from './content.ts';

/** What the thread is started with: definitions are data and travel as they are. */
export type CheckTask = {
  readonly databaseUrl: string;
  readonly modules: readonly ResolvedModule[];
  readonly content: Content;
  readonly isProtected: boolean;
};

async function run(task: CheckTask): Promise<void> {
  const database = createDatabase({ url: task.databaseUrl, maxConnections: 1 });
  try {
    const content = await loadContent(database, task);
    parentPort?.postMessage(checkContent(registryOf(task.modules), content, task.isProtected));
  } finally {
    await database.close();
  }
}

function loadContent(
  database: Database,
  { modules, content }: CheckTask,
): Promise<Map<string, Map<string, RecordData>>> {
  return database.transaction(async (tx) => {
    const loaded = new Map<string, Map<string, RecordData>>();
    for (const module of modules) {
      const records = new Map<string, RecordData>();
      for await (const rows of readRecords(tx, module, content))
        rows.forEach((row) => records.set(row.record_id, row.data));
      loaded.set(module.key, records);
    }
    return loaded;
  });
}

function registryOf(modules: readonly ResolvedModule[]): Registry {
  const byKey = new Map(modules.map((module) => [module.key, module]));
  return {
    modules,
    adapted: [],
    families: [],
    find: (key) => byKey.get(key),
    get(key) {
      const module = byKey.get(key);
      if (module === undefined) throw new Error(`There is no module ${key}`);
      return module;
    },
  };
}

await run(workerData as CheckTask);
