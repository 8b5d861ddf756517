import { on } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { giveBackMemory } from './give-back-memory.ts';

/** What a thread of a pool is told: a task, of which the first value is wanted, or to work out its next one. */
export type ThreadCall<Task> = { readonly task: Task } | 'next';

/** What it answers. */
export type ThreadAnswer<Value> =
  | { readonly answer: 'value'; readonly value: Value }
  | { readonly answer: 'end' };

/**
 * Answers the tasks of a thread pool, for as long as the thread lives. A task that fails ends the thread: the pool
 * reports it to the caller. Between two tasks the thread keeps its code, but not the data of the last one.
 */
export async function answerTasks<Task, Value>(
  valuesFor: (task: Task) => AsyncIterable<Value, void>,
): Promise<void> {
  if (parentPort === null) throw new Error('This file is run by a thread.');
  const port = parentPort;
  const send = (answer: ThreadAnswer<Value>): void => port.postMessage(answer);
  let values: AsyncIterator<Value, void> | null = null;
  for await (const [call] of on(port, 'message') as AsyncIterable<[ThreadCall<Task>]>) {
    if (call !== 'next') values = valuesFor(call.task)[Symbol.asyncIterator]();
    const next = await values?.next();
    if (next !== undefined && next.done !== true) {
      send({ answer: 'value', value: next.value });
      continue;
    }
    send({ answer: 'end' });
    values = null;
    giveBackMemory('regular');
  }
}
