import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than the demo's game servers take to save what they hold. */
const PATIENCE_MILLISECONDS = 5_000;

/** Asks a child process to end (SIGTERM), and kills it where it does not: nothing that stops waits for it for ever. */
export async function endChild(child: ChildProcess, patience = PATIENCE_MILLISECONDS): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const isEnded = await Promise.race([ended.then(() => true), sleep(patience, false, { ref: false })]);
  if (!isEnded) child.kill('SIGKILL');
  await ended;
}
