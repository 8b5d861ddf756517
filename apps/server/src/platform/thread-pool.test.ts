import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import type { SampleTask } from '../testing/sample-thread.ts';
import { createThreadPool } from './thread-pool.ts';

const file = new URL('../testing/sample-thread.ts', import.meta.url);
const NEVER = 3_600_000;

function createSamples(most: number, idleMilliseconds = NEVER) {
  const pool = createThreadPool<SampleTask, number>({ file, most, idleMilliseconds });
  async function answers(task: SampleTask): Promise<number[]> {
    const values: number[] = [];
    for await (const value of pool.ask(task)) values.push(value);
    return values;
  }
  return { ...pool, answers };
}

it('uses a thread again', async () => {
  const { answers } = createSamples(2);
  const first = await answers('once');
  expect(await answers('twice')).toEqual([...first, ...first]);
});

it('starts a second thread only for a task that comes meanwhile, and no third one', async () => {
  const { answers } = createSamples(2);
  const tasks = await Promise.all((['twice', 'twice', 'once', 'once'] as const).map(answers));
  const threads = new Set(tasks.flat());
  expect(threads.size).toBe(2);
  expect(threads).toContain((await answers('once'))[0]);
});

it('tells how a task failed, and gives the next one another thread', async () => {
  const { run } = createSamples(1);
  const first = await run('once');
  const failing = run('fail');
  const waiting = run('once');
  await expect(failing).rejects.toThrow(new RangeError('The sample failed.'));
  expect(await waiting).not.toBe(first);
});

it('ends a thread whose reader goes away, and lets the next task begin', async () => {
  const { ask, run } = createSamples(1);
  let left = 0;
  for await (const thread of ask('twice')) {
    left = thread;
    break;
  }
  expect(await run('once')).not.toBe(left);
});

it('keeps an idle thread without the data of its last task', async () => {
  const { run } = createSamples(1);
  const before = await run('weigh');
  await run('fill');
  const after = await run('weigh');
  expect((after - before) / 1e6).toBeLessThan(20);
});

it('ends a thread that was idle for its time', async () => {
  const { run } = createSamples(1, 1);
  const first = await run('once');
  await expect.poll(() => run('once')).not.toBe(first);
});

it('does not keep the process running', async () => {
  const script = `
    const { createThreadPool } = await import(${JSON.stringify(import.meta.resolve('./thread-pool.ts'))});
    const pool = createThreadPool({ file: new URL(${JSON.stringify(file)}), most: 1, idleMilliseconds: ${NEVER} });
    console.log(typeof (await pool.run('once')));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  expect(stdout.trim()).toBe('number');
});
