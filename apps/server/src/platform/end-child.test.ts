import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { endChild } from './end-child.ts';

/** A program that says when its handlers are there. */
async function run(program: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [
    '-e',
    `${program}; process.stdout.write('ready'); setInterval(() => {}, 1000)`,
  ]);
  await once(child.stdout, 'data');
  return child;
}

describe('a child process', () => {
  it('ends by itself where it can', async () => {
    const child = await run(`process.on('SIGTERM', () => process.exit(3))`);
    await endChild(child);
    expect(child.exitCode).toBe(3);
    await endChild(child);
  });

  it('is killed where it does not end', async () => {
    const child = await run(`process.on('SIGTERM', () => {})`);
    await endChild(child, 1);
    expect(child.signalCode).toBe('SIGKILL');
  });
});
