import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { PlainError } from '../apps/server/src/platform/plain-error.ts';

const ROOT = join(import.meta.dirname, '..');
/** The file that says what something was built from: its sources' content, then their sizes and times. */
export const STAMP = '.stamp';
export const TAKEN = new Set(['ENOTEMPTY', 'EEXIST']);

/** Something that is built from sources. Paths are relative to the checkout. */
export type Build = {
  /** What it is, in the middle of a sentence. */
  readonly name: string;
  /** Where it is when it is built. */
  readonly folder: string;
  /** The files and folders that it is made from; tests in them are left out. */
  readonly sources: readonly string[];
  /** Builds it into an empty folder beside its own. */
  readonly buildInto: (draft: string) => Promise<void>;
  /** Takes along from the build that it replaces what is still asked for. */
  readonly takeAlong?: (folder: string, draft: string) => Promise<void>;
};

/** Builds it when it is missing or older than its sources; says so when it takes a while. */
export async function ensureBuild(build: Build, tell: (sentence: string) => void): Promise<void> {
  const folder = join(ROOT, build.folder);
  const files = await sourceFiles(build.sources);
  const looks = looksOf(files);
  const [builtFrom, builtLooks] = await readStamp(folder);
  if (builtLooks === looks) return;
  const content = contentOf(files);
  const stamp = `${content}\n${looks}\n`;
  if (builtFrom === content) {
    // A new checkout changes when files were written, not what they say. Where nothing may be written, each start reads them.
    await writeFile(join(folder, STAMP), stamp).catch(() => undefined);
    return;
  }
  tell(`Building ${build.name}.`);
  await removeAbandonedDrafts(folder);
  // Each start builds in a folder of its own: two at once, in one checkout, do not disturb each other.
  const draft = `${folder}.${process.pid}`;
  await build.buildInto(draft);
  await writeFile(join(draft, STAMP), stamp);
  // Another start may run the same build by now: it must not lose its files.
  if ((await readStamp(folder))[0] === content) await rm(draft, { recursive: true });
  else {
    await build.takeAlong?.(folder, draft);
    await putInPlace(draft, folder);
  }
}

export async function readStamp(folder: string): Promise<readonly string[]> {
  const file = join(folder, STAMP);
  return existsSync(file) ? (await readFile(file, 'utf8')).split('\n') : [];
}

/** Runs a script that builds something; it ends with this process. */
export async function runBuilder(
  name: string,
  script: string,
  args: readonly string[],
  { cwd = '', env }: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<void> {
  const build = spawn(process.execPath, [join(ROOT, script), ...args], {
    cwd: join(ROOT, cwd),
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const end = (): boolean => build.kill();
  process.once('exit', end);
  await once(build, 'close');
  process.removeListener('exit', end);
  if (build.exitCode !== 0) throw new PlainError(`Building ${name} failed; the reason is above.`);
}

/** Another start may put its own there between our two steps: then ours is the newer one. */
async function putInPlace(draft: string, folder: string): Promise<void> {
  for (;;) {
    await rm(folder, { recursive: true, force: true });
    try {
      return await rename(draft, folder);
    } catch (problem) {
      if (!TAKEN.has((problem as NodeJS.ErrnoException).code ?? '')) throw problem;
    }
  }
}

/** What builds that were killed left behind. */
async function removeAbandonedDrafts(folder: string): Promise<void> {
  const prefix = `${basename(folder)}.`;
  const drafts = (await readdir(dirname(folder))).filter(
    (name) => name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length)),
  );
  const abandoned = drafts.filter((name) => !isRunning(Number(name.slice(prefix.length))));
  await Promise.all(abandoned.map((name) => rm(join(folder, '..', name), { recursive: true, force: true })));
}

export function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export async function sourceFiles(sources: readonly string[]): Promise<readonly string[]> {
  const files = await Promise.all(sources.map((source) => filesIn(join(ROOT, source))));
  return files.flat().filter((file) => !/\.test\.tsx?$/.test(file));
}

/** Sizes and times of files. A start looks at these first: reading thousands of files takes it 0.3 s. */
export function looksOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file.slice(ROOT.length)}\0${size} ${mtimeMs}\0`);
  }
  return hash.digest('hex');
}

/** A hash of what files contain. Read synchronously: thousands of promises for small files take seven times as long. */
export function contentOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${file.slice(ROOT.length)}\0`);
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** All files below a folder, or the file itself, in order. */
export async function filesIn(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => null);
  if (entries === null) return [path];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
