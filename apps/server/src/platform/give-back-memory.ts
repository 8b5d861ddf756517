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
