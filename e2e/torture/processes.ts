import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MILLISECONDS = 20;
/** Tells what is stuck: a database that shuts down writes everything to disk first. */
const GONE_WITHIN_MILLISECONDS = 120_000;

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone already, which is what was wanted.
  }
}

/** Every process below one, at this moment. */
export async function descendants(pid: number): Promise<number[]> {
  const children = new Map<number, number[]>();
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const stat = await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    if (parent > 0) children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
  }
  const found: number[] = [];
  const waiting = [pid];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const below = children.get(next) ?? [];
    found.push(...below);
    waiting.push(...below);
  }
  return found;
}

/** What a process was started with, in one line; empty when it is gone. */
export async function commandLine(pid: number): Promise<string> {
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return line.replaceAll('\0', ' ').trim();
}

export async function gone(pid: number): Promise<void> {
  for (let waited = 0; waited < GONE_WITHIN_MILLISECONDS; waited += LOOK_MILLISECONDS) {
    const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
    if (state === null || state.slice(state.lastIndexOf(')') + 2).startsWith('Z')) return;
    await sleep(LOOK_MILLISECONDS);
  }
  throw new Error(`Process ${pid} was told to end, and still runs`);
}
