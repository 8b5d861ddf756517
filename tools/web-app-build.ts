import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { PlainError } from '../apps/server/src/platform/plain-error.ts';

const ROOT = join(import.meta.dirname, '..');
const WEB = join(ROOT, 'apps/web');
const DIST = join(WEB, 'dist');
const STAMP = join(DIST, '.stamp');

/** Everything the built web app is made from. */
const SOURCES = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/chunks.ts',
  'apps/web/exact-imports.ts',
  'packages/domain/src',
  'packages/contract/src',
  'package-lock.json',
];
const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/;
const TAKEN = new Set(['ENOTEMPTY', 'EEXIST']);
const SMALLEST_COMPRESSED_BYTES = 1024;

/** Builds the web app when it is missing or older than its sources; says so when it takes a while. */
export async function ensureWebApp(tell: (sentence: string) => void): Promise<void> {
  const files = await sourceFiles();
  const looks = looksOf(files);
  const [builtFrom, builtLooks] = await readStamp();
  if (builtLooks === looks) return;
  const content = await contentOf(files);
  const stamp = `${content}\n${looks}\n`;
  if (builtFrom === content) {
    // A new checkout changes when files were written, not what they say. Where nothing may be written, each start reads them.
    await writeFile(STAMP, stamp).catch(() => undefined);
    return;
  }
  tell('Building the web app.');
  await removeAbandonedDrafts();
  const draft = `${DIST}.${process.pid}`;
  await buildInto(draft, stamp);
  await putInPlace(draft);
}

/** Each start builds in a folder of its own: two at once, in one checkout, do not disturb each other. */
async function buildInto(draft: string, stamp: string): Promise<void> {
  const build = spawn(
    process.execPath,
    [
      join(ROOT, 'node_modules/vite/bin/vite.js'),
      'build',
      '--logLevel',
      'warn',
      '--outDir',
      draft,
      '--emptyOutDir',
    ],
    // A test runner's NODE_ENV would build the libraries' test variants.
    { cwd: WEB, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  );
  const end = (): boolean => build.kill();
  process.once('exit', end);
  await once(build, 'close');
  process.removeListener('exit', end);
  if (build.exitCode !== 0) throw new PlainError('The web app could not be built; the reason is above.');
  await compressFiles(draft);
  await writeFile(join(draft, '.stamp'), stamp);
}

/** Another start may put its own there between our two steps: then ours is the newer one. */
async function putInPlace(draft: string): Promise<void> {
  for (;;) {
    await rm(DIST, { recursive: true, force: true });
    try {
      return await rename(draft, DIST);
    } catch (problem) {
      if (!TAKEN.has((problem as NodeJS.ErrnoException).code ?? '')) throw problem;
    }
  }
}

/** What builds that were killed left behind. */
async function removeAbandonedDrafts(): Promise<void> {
  const drafts = (await readdir(WEB)).filter((name) => /^dist\.\d+$/.test(name));
  const abandoned = drafts.filter((name) => !isRunning(Number(name.slice('dist.'.length))));
  await Promise.all(abandoned.map((name) => rm(join(WEB, name), { recursive: true, force: true })));
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Writes a .br and a .gz beside each text file, so that the server never compresses them. */
async function compressFiles(folder: string): Promise<void> {
  const files = await filesIn(folder);
  await Promise.all(
    files
      .filter((file) => COMPRESSIBLE.test(file))
      .map(async (file) => {
        const content = await readFile(file);
        if (content.length < SMALLEST_COMPRESSED_BYTES) return;
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
        await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality));
        await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
      }),
  );
}

async function sourceFiles(): Promise<readonly string[]> {
  const files = await Promise.all(SOURCES.map((source) => filesIn(join(ROOT, source))));
  return files.flat().filter((file) => !/\.test\.tsx?$/.test(file));
}

/** What the web app was built from: its sources' content, and their sizes and times. */
async function readStamp(): Promise<readonly string[]> {
  return existsSync(STAMP) ? (await readFile(STAMP, 'utf8')).split('\n') : [];
}

/** Sizes and times of files. A start looks at these first: reading thousands of files takes it 0.3 s. */
function looksOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file.slice(ROOT.length)}\0${size} ${mtimeMs}\0`);
  }
  return hash.digest('hex');
}

async function contentOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${file.slice(ROOT.length)}\0`);
    hash.update(await readFile(file));
  }
  return hash.digest('hex');
}

async function filesIn(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => null);
  if (entries === null) return [path];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
