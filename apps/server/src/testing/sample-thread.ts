import { threadId } from 'node:worker_threads';
import { answerTasks } from '../platform/answer-tasks.ts';

export type SampleTask = 'once' | 'twice' | 'fail' | 'fill' | 'weigh';

const MANY = 8_000_000;

/** Tells which thread answers. `fill` needs some 60 MB meanwhile; `weigh` tells how much the thread has. */
async function* tell(task: SampleTask): AsyncGenerator<number, void> {
  if (task === 'fail') throw new RangeError('The sample failed.');
  if (task === 'weigh') return yield process.memoryUsage().heapUsed;
  const needed = task === 'fill' ? Array.from<number>({ length: MANY }).fill(threadId) : [threadId];
  yield needed[0] ?? 0;
  if (task === 'twice') yield threadId;
}

await answerTasks(tell);
