import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Flavor = 'regular' | 'last-resort';
type CollectGarbage = (options: { type: 'major'; execution: 'sync'; flavor: Flavor }) => void;

/**
 * Returns to the system what a thread's work needed: left alone, V8 keeps that room for as long as the thread
 * idles. After one-time work, the last resort finds most: it takes about a tenth of a second in which nothing else
 * runs. Work that comes back finds its compiled code again after a regular one.
 */
export function giveBackMemory(flavor: Flavor = 'last-resort'): void {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as CollectGarbage;
  collectGarbage({ type: 'major', execution: 'sync', flavor });
}

/** A start is followed by what it put off: jobs that were missed, game servers that ask for their settings. */
const SETTLED_AFTER_MILLISECONDS = 20_000;

/** Gives back what a start needed, a third of what the process holds, once it has settled; returns how to call it off. */
export function giveBackMemoryOfStart(): () => Promise<void> {
  const timer = setTimeout(() => giveBackMemory('regular'), SETTLED_AFTER_MILLISECONDS).unref();
  return async () => clearTimeout(timer);
}
