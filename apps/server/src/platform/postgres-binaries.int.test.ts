import { execFile } from 'node:child_process';
import { chmod, cp, lstat, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findShippedBinaries } from './postgres-binaries.ts';

const run = promisify(execFile);
const PROGRAM = `
  import { copyBinaries } from '${join(import.meta.dirname, 'postgres-binaries.ts')}';
  console.log(await copyBinaries(process.argv[1], process.argv[2]));
`;
const NOBODY = 65_534;

describe('the programs of PostgreSQL that root copies', () => {
  let scratch: string;
  let folder: string;
  let shipped: string;
  beforeEach(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'quartermaster-binaries-'));
    await chmod(scratch, 0o755);
    folder = join(scratch, 'quartermaster');
    // What an install under umask 077 leaves.
    shipped = join(scratch, 'package', 'native');
    const original = await findShippedBinaries();
    await cp(original, shipped, { recursive: true, verbatimSymlinks: true });
    await cp(join(dirname(original), 'package.json'), join(scratch, 'package', 'package.json'));
    await run('chmod', ['-R', 'go=', shipped]);
  });
  afterEach(() => rm(scratch, { recursive: true, force: true }));

  async function copyUnderUmask077(): Promise<string> {
    const node = [process.execPath, '--input-type=module', '--eval', PROGRAM, '--', shipped, folder];
    const { stdout } = await run('sh', ['-c', 'umask 077; exec "$@"', 'sh', ...node]);
    return stdout.trim();
  }

  /** Paths that other users cannot read or use as the owner can, or that they can write. */
  async function closedPaths(): Promise<string[]> {
    const paths = [folder, ...(await readdir(folder, { recursive: true })).map((path) => join(folder, path))];
    const closed = await Promise.all(
      paths.map(async (path) => {
        const { mode } = await lstat(path);
        return (mode & 0o044) !== 0o044 || (mode & 0o111) % 0o111 !== 0 || (mode & 0o022) !== 0 ? path : null;
      }),
    );
    const links = await Promise.all(paths.map(async (path) => (await lstat(path)).isSymbolicLink()));
    return closed.filter((path, index): path is string => path !== null && links[index] === false);
  }

  it('can be run by the user of the database under umask 077', async () => {
    const copy = await copyUnderUmask077();
    expect(await closedPaths()).toEqual([]);
    const zones = join(copy, 'share', 'postgresql', 'timezonesets', 'Default');
    expect(await readFile(zones, 'utf8')).not.toBe('');
    if (process.getuid?.() !== 0) return;
    const user = { uid: NOBODY, gid: NOBODY, cwd: '/' };
    const { stdout } = await run(join(copy, 'bin', 'postgres'), ['--version'], user);
    expect(stdout).toContain('PostgreSQL');
    await run('cat', [zones], user);
  });

  it('are set right where an earlier start left them closed', async () => {
    const copy = await copyUnderUmask077();
    await run('chmod', ['-R', 'go=', folder]);
    expect(await copyUnderUmask077()).toBe(copy);
    expect(await closedPaths()).toEqual([]);
  });
});
