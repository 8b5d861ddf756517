import { readFile } from 'node:fs/promises';
import { ITEMS } from './copy-items.ts';
import { ADMIN } from './bench-scene.ts';
import { signIn, type Target } from './load.ts';
import { startProcess } from './start-process.ts';
import { seconds, type BenchRow } from './table.ts';
import { ENV, LARGE, LARGE_COUNT, SMALL, SMALL_COUNT, type ToolScene } from './tool-scene.ts';

const LOOK_MILLISECONDS = 20;

/** What an export over HTTP adds to the memory of a console, beside one of a tenth of the records. */
export async function measureExportMemory({ databaseUrl, dataDir }: ToolScene): Promise<BenchRow> {
  const product = await startProcess('product-server.ts', { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  try {
    const target = await signIn(product.origin, ADMIN);
    const small = await grownBy(product.pid, target, SMALL.version);
    const first = await grownBy(product.pid, target, LARGE.version);
    const later = await grownBy(product.pid, target, LARGE.version);
    return {
      measure: `resident memory of a console that exports ${LARGE_COUNT} records over HTTP, first and later`,
      figure: `+${megabytes(first)} and +${megabytes(later)} MB, ${seconds(later.time)}`,
      floor: `+${megabytes(small)} MB before, for ${SMALL_COUNT}`,
      target: '≤ 50 MB, < 10 s',
    };
  } finally {
    await product.stop();
  }
}

type Growth = { readonly bytes: number; readonly time: number };

const megabytes = ({ bytes }: Growth): string => (bytes / 2 ** 20).toFixed(0);

/** The most that a process held while it answered, above what it held before. */
async function grownBy(pid: number, { origin, headers }: Target, version: string): Promise<Growth> {
  const before = await residentBytes(pid);
  let most = before;
  const look = async (): Promise<void> => {
    most = Math.max(most, await residentBytes(pid));
  };
  const timer = setInterval(() => void look(), LOOK_MILLISECONDS);
  const start = performance.now();
  try {
    const query = new URLSearchParams({ point: `${ENV}/${version}`, modules: ITEMS.key });
    const answer = await fetch(`${origin}/api/v1/settings-file?${query}`, { headers });
    if (!answer.ok) throw new Error(`The export answered ${answer.status}.`);
    for await (const chunk of answer.body ?? []) void chunk;
    const time = performance.now() - start;
    await look();
    return { bytes: most - before, time };
  } finally {
    clearInterval(timer);
  }
}

async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}
