import { on } from 'node:events';
import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { takeTurns } from '../../platform/take-turns.ts';
import type { ExportTask } from './export-thread.ts';

/** Each takes a processor and a connection to the database. */
const THREADS = 2;

/** Most of what an export leaves behind is garbage. V8 keeps more of it the more it is allowed to. */
const MEMORY = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 };

const inTurn = takeTurns(THREADS);

/**
 * Settings as one archive, written by a thread that ends with its work: requests go on, and the memory is given
 * back. It writes as fast as the archive is read.
 */
export const streamSettingsFile = (task: ExportTask): Readable =>
  Readable.from(bytesOf(task), { objectMode: false });

async function* bytesOf(task: ExportTask): AsyncGenerator<Buffer> {
  const done = await takeTurn();
  const thread = new Worker(new URL('./export-thread.ts', import.meta.url), {
    workerData: task,
    execArgv: [],
    resourceLimits: MEMORY,
  });
  try {
    // A problem of the thread is thrown here.
    const messages = on(thread, 'message', { close: ['exit'] });
    thread.postMessage('next');
    for await (const [message] of messages) {
      if (message === null) return;
      // Under `node --watch` a thread also tells which files it imported.
      if (!(message instanceof Uint8Array)) continue;
      yield Buffer.from(message.buffer, message.byteOffset, message.byteLength);
      thread.postMessage('next');
    }
    throw new Error('The export ended before its file was whole.');
  } finally {
    await thread.terminate();
    done();
  }
}

/** Waits for a turn. Answers how to end it. */
function takeTurn(): Promise<() => void> {
  return new Promise((begin) => {
    void inTurn(() => new Promise<void>((end) => begin(end)));
  });
}
