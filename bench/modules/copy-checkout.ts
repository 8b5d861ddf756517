import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const COPIED = ['apps', 'packages', 'tools', 'package.json', 'package-lock.json', 'tsconfig.base.json'];
const LEFT_OUT = /\/(?:node_modules|dist|dist\.\d+|\.data)(?:\/|$)/;

type Checkout = { readonly root: string; readonly remove: () => Promise<void> };

/** A second checkout to change things in: the sources copied, the installed packages linked. */
export async function copyCheckout(): Promise<Checkout> {
  const root = await mkdtemp(join(tmpdir(), 'quartermaster-bench-modules-'));
  for (const name of COPIED) {
    await cp(join(ROOT, name), join(root, name), {
      recursive: true,
      filter: (path) => !LEFT_OUT.test(path.slice(ROOT.length)),
    });
  }
  await linkPackages(ROOT, root);
  for (const app of await readdir(join(ROOT, 'apps'))) {
    await linkPackages(join(ROOT, 'apps', app), join(root, 'apps', app));
  }
  return { root, remove: () => rm(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }) };
}

/** Links what is installed; the workspaces' own links are copied, for they lead to their neighbours. */
async function linkPackages(from: string, to: string): Promise<void> {
  const installed = await readdir(join(from, 'node_modules'), { withFileTypes: true }).catch(() => []);
  if (installed.length === 0) return;
  await mkdir(join(to, 'node_modules'), { recursive: true });
  for (const { name } of installed) {
    const [source, target] = [join(from, 'node_modules', name), join(to, 'node_modules', name)];
    if (name === '@quartermaster') await cp(source, target, { recursive: true, verbatimSymlinks: true });
    else if (name !== '.cache') await symlink(source, target);
  }
}
