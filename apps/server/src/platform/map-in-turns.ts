import { setImmediate } from 'node:timers/promises';

const IN_A_TURN = 50;

/** Maps a long list. Requests are answered, and streams move on, after every few entries. */
export async function mapInTurns<Entry, Result>(
  list: readonly Entry[],
  map: (entry: Entry, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, entry] of list.entries()) {
    if (index > 0 && index % IN_A_TURN === 0) await setImmediate();
    results.push(map(entry, index));
  }
  return results;
}
