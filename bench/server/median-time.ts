/** The median of so many runs in milliseconds, one after the other; a first one is not counted. `runs`: odd. */
export async function medianTime(runs: number, work: () => Promise<unknown>): Promise<number> {
  await work();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[(runs - 1) / 2] ?? Number.NaN;
}
