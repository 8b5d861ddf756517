import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const PARALLEL = 2;

/**
 * Every TypeScript project: the root's own, which has all that runs in Node, and those with limits of
 * their own: no Node in the packages, a browser for the web app and its tests.
 */
function findProjects(): string[] {
  const workspaces = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(ROOT, group)).map((name) => join(group, name)),
  );
  return ['.', 'e2e', ...workspaces].filter((folder) => existsSync(join(ROOT, folder, 'tsconfig.json')));
}

/** What was checked before is remembered, so that only files which a change can affect are checked again. */
const REMEMBERED = join(ROOT, 'node_modules/.cache/quartermaster/types');

async function check(project: string): Promise<boolean> {
  const remembered = join(REMEMBERED, `${project.replaceAll('/', '-')}.tsbuildinfo`);
  const tsc = spawn(
    process.execPath,
    [
      join(ROOT, 'node_modules/typescript/bin/tsc'),
      '--noEmit',
      '--incremental',
      // Each project has a core to itself: checkers that share one would resolve common types twice.
      '--checkers',
      '1',
      '--tsBuildInfoFile',
      remembered,
      '-p',
      project,
    ],
    { cwd: ROOT, stdio: 'inherit' },
  );
  const [code] = await once(tsc, 'exit');
  return code === 0;
}

const projects = findProjects();
const workers = Array.from({ length: PARALLEL }, async () => {
  for (let project = projects.shift(); project !== undefined; project = projects.shift()) {
    if (!(await check(project))) process.exitCode = 1;
  }
});
await Promise.all(workers);
