import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { readSettings } from '../apps/server/src/platform/settings.ts';

const ROOT = join(import.meta.dirname, '..');
const settings = readSettings(process.env);
const serverPort = settings.port + 1;

const run = (args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });

/** The API restarts on every change of what it imports; Vite serves the pages and replaces modules in place. */
const server = run(['--watch', '--watch-preserve-output', join(ROOT, 'apps/server/src/main.ts')], ROOT, {
  PORT: String(serverPort),
});
const web = run([join(ROOT, 'node_modules/vite/bin/vite.js'), '--strictPort'], join(ROOT, 'apps/web'), {
  QM_API: `http://${settings.host}:${serverPort}`,
  QM_WEB_HOST: settings.host,
  QM_WEB_PORT: String(settings.port),
});
console.log(
  `The console with hot reload is on http://${settings.host}:${settings.port}, its API on port ${serverPort}.`,
);

function stop(): void {
  for (const child of [server, web]) child.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
for (const child of [server, web]) {
  child.on('exit', (code) => {
    process.exitCode = code ?? 0;
    stop();
  });
}
