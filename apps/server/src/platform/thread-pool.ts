import { on } from 'node:events';
import { Worker, type ResourceLimits } from 'node:worker_threads';
import type { ThreadAnswer, ThreadCall } from './answer-tasks.ts';
import { takeTurns } from './take-turns.ts';

/** Worker threads that each answer one task after another. */
export type ThreadPool<Task, Value> = {
  /**
   * The values that a thread answers to a task, each worked out when it is asked for. A thread that fails, or whose
   * reader goes away before the last value, ends at once: the next task never meets what is left of this one.
   */
  ask(task: Task): AsyncGenerator<Value, void>;
  /** The value of a task that has one. */
  run(task: Task): Promise<Value>;
};

type ThreadPoolOptions = {
  /** What a thread runs: a file that calls `answerTasks`. */
  readonly file: URL;
  /** Threads that work at once; further tasks wait for their turn. */
  readonly most: number;
  /** Given to each thread as it starts, for what all tasks share. */
  readonly workerData?: unknown;
  readonly resourceLimits?: ResourceLimits;
  readonly idleMilliseconds?: number;
};

/** People review, read and publish within a minute; then the memory is given back. */
const IDLE_MILLISECONDS = 60_000;

/** Starts threads as they are needed. Idle ones wait for a while, in which they do not keep the process running. */
export function createThreadPool<Task, Value>(options: ThreadPoolOptions): ThreadPool<Task, Value> {
  const turn = turnsOf(options.most);
  const { take, keep } = keepIdle(options);

  async function* ask(task: Task): AsyncGenerator<Value, void> {
    const endTurn = await turn();
    try {
      yield* answersOf(take(), task);
    } finally {
      endTurn();
    }
  }

  async function* answersOf(thread: Worker, task: Task): AsyncGenerator<Value, void> {
    let isWhole = false;
    try {
      // A problem of the thread is thrown here.
      const messages = on(thread, 'message', { close: ['exit'] });
      thread.postMessage({ task } satisfies ThreadCall<Task>);
      for await (const [message] of messages) {
        // Under `node --watch` a thread also tells which files it imported.
        if (!isAnswer<Value>(message)) continue;
        isWhole = message.answer === 'end';
        if (message.answer === 'end') return;
        yield message.value;
        thread.postMessage('next' satisfies ThreadCall<Task>);
      }
      throw new Error('The thread ended before its work.');
    } finally {
      if (isWhole) keep(thread);
      else await thread.terminate();
    }
  }

  async function run(task: Task): Promise<Value> {
    const values: Value[] = [];
    for await (const value of ask(task)) values.push(value);
    const [value] = values;
    if (value === undefined) throw new Error('The thread had no answer.');
    return value;
  }

  return { ask, run };
}

const isAnswer = <Value>(message: unknown): message is ThreadAnswer<Value> =>
  typeof message === 'object' && message !== null && 'answer' in message;

/** Waits for a turn. Answers how to end it. */
function turnsOf(most: number): () => Promise<() => void> {
  const inTurn = takeTurns(most);
  return () =>
    new Promise((begin) => {
      void inTurn(() => new Promise<void>((end) => begin(end)));
    });
}

/** Threads between two tasks. */
function keepIdle({
  file,
  workerData,
  resourceLimits,
  idleMilliseconds = IDLE_MILLISECONDS,
}: ThreadPoolOptions): { take(): Worker; keep(thread: Worker): void } {
  const idle = new Map<Worker, NodeJS.Timeout>();

  function start(): Worker {
    const thread = new Worker(file, { workerData, resourceLimits, execArgv: [] });
    // A caller that waits for an answer gets the error too; an idle thread is only not used again.
    thread.on('error', () => forget(thread));
    thread.once('exit', () => forget(thread));
    return thread;
  }

  function forget(thread: Worker): void {
    clearTimeout(idle.get(thread));
    idle.delete(thread);
  }

  return {
    take() {
      const [thread = start()] = idle.keys();
      forget(thread);
      thread.ref();
      return thread;
    },
    keep(thread) {
      thread.unref();
      const timer = setTimeout(() => {
        forget(thread);
        void thread.terminate();
      }, idleMilliseconds);
      idle.set(thread, timer.unref());
    },
  };
}
