import { Readable } from 'node:stream';
import { createThreadPool } from '../../platform/thread-pool.ts';
import type { ExportTask } from './export-thread.ts';

const threads = createThreadPool<ExportTask, Uint8Array>({
  file: new URL('./export-thread.ts', import.meta.url),
  // Each takes a processor and a connection to the database.
  most: 2,
  // Most of what an export leaves behind is garbage. V8 keeps more of it the more it is allowed to.
  resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 },
});

/** Settings as one archive, written by a thread: requests go on. It writes as fast as the archive is read. */
export const streamSettingsFile = (task: ExportTask): Readable =>
  Readable.from(bytesOf(task), { objectMode: false });

async function* bytesOf(task: ExportTask): AsyncGenerator<Buffer> {
  for await (const { buffer, byteOffset, byteLength } of threads.ask(task))
    yield Buffer.from(buffer, byteOffset, byteLength);
}
