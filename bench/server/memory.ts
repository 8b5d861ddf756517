const LOOK_MILLISECONDS = 50;

/** Runs the work. Answers how long it took and how far this process grew meanwhile, in MB. */
export async function timed<T>(
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly time: number; readonly megabytes: number }> {
  const before = process.memoryUsage.rss();
  let most = before;
  const look = (): void => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  const timer = setInterval(look, LOOK_MILLISECONDS);
  const start = performance.now();
  try {
    const result = await work();
    look();
    return { result, time: performance.now() - start, megabytes: (most - before) / 2 ** 20 };
  } finally {
    clearInterval(timer);
  }
}
