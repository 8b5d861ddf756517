import { readdir, readlink, realpath } from 'node:fs/promises';

/**
 * Ends the processes of a PostgreSQL server whose first process is gone. Most of them notice by
 * themselves; one that waits for a lock whose holder was killed as well never would, and keeps its
 * cluster from being opened again. Where there is no /proc (macOS) nothing happens.
 */
export async function endLeftoverProcesses(cluster: string): Promise<void> {
  const folder = await realpath(cluster);
  const entries = await readdir('/proc').catch((): string[] => []);
  const pids = entries.filter((entry) => /^\d+$/.test(entry));
  await Promise.all(
    pids.map(async (pid) => {
      // All processes of a server work in the folder of their cluster.
      const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => null);
      if (workingFolder === folder) endProcess(Number(pid));
    }),
  );
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone.
  }
}
