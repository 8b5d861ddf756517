import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

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

/** At most a fifth of the time is spent on garbage collection, so that the work goes on. */
const REST = 4;
const LEAST_REST_MILLISECONDS = 300;

/** Runs the work and answers its peak of live memory above the start, in MB. Slows the work down. */
export async function peakLiveMegabytes(work: () => Promise<unknown>): Promise<number> {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  const look = (): number => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = look();
  let most = before;
  let timer: NodeJS.Timeout;
  const lookOften = (): void => {
    const start = performance.now();
    most = Math.max(most, look());
    const rest = Math.max(LEAST_REST_MILLISECONDS, REST * (performance.now() - start));
    timer = setTimeout(lookOften, rest);
  };
  timer = setTimeout(lookOften, LEAST_REST_MILLISECONDS);
  try {
    await work();
  } finally {
    clearTimeout(timer);
  }
  return (most - before) / 2 ** 20;
}
