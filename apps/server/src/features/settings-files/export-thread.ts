import { createDatabase } from '../../db/database.ts';
import { inLane } from '../../db/lanes.ts';
import { answerTasks } from '../../platform/answer-tasks.ts';
import { writeSettingsFile, type SettingsFile } from './write-settings-file.ts';

/** What the thread is asked: definitions and queries are data and travel as they are. */
export type ExportTask = SettingsFile & { readonly databaseUrl: string };

/** The bytes of the archive. */
async function* write({ databaseUrl, ...file }: ExportTask): AsyncGenerator<Buffer, void> {
  const database = createDatabase({ url: databaseUrl, maxConnections: 1 });
  yield* writeSettingsFile(database, file) as AsyncIterable<Buffer>;
  await database.close();
}

await inLane('heavy', () => answerTasks(write));
