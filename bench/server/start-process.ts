import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

type StartedProcess = {
  readonly origin: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
};

/** Starts one of the servers beside this file and waits for the address it writes. */
export async function startProcess(
  file: string,
  env: Readonly<Record<string, string>>,
): Promise<StartedProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, file)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [origin] = (await once(createInterface(child.stdout), 'line')) as [string];
  const stop = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return { origin, pid: child.pid ?? 0, stop };
}
