import { on } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { createDatabase } from '../../db/database.ts';
import { inLane } from '../../db/lanes.ts';
import { writeSettingsFile, type SettingsFile } from './write-settings-file.ts';

/** What the thread is started with: definitions and queries are data and travel as they are. */
export type ExportTask = SettingsFile & { readonly databaseUrl: string };

/** Answers each message with the next bytes of the archive, and the last one with null. */
async function run({ databaseUrl, ...file }: ExportTask): Promise<void> {
  if (parentPort === null) throw new Error('This file is run by a thread.');
  const database = createDatabase({ url: databaseUrl, maxConnections: 1 });
  const archive = writeSettingsFile(database, file)[Symbol.asyncIterator]();
  for await (const _ of on(parentPort, 'message')) {
    const next = (await archive.next()) as IteratorResult<Buffer, undefined>;
    parentPort.postMessage(next.done === true ? null : next.value);
    if (next.done === true) break;
  }
  await database.close();
}

await inLane('heavy', () => run(workerData as ExportTask));
