import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  contentOf,
  isRunning,
  looksOf,
  readStamp,
  sourceFiles,
  STAMP,
  TAKEN,
  type Build,
} from './ensure-build.ts';

/** Each build is in a folder of its own in `folder`, named by its sources. */
export type KeptBuild = Omit<Build, 'takeAlong'>;

const ROOT = join(import.meta.dirname, '..');
const NAME_LENGTH = 16;
/** The build that is started and the one before it are kept, and each that a process still runs. */
const KEPT = 2;
/** The name of a file in a build, with the number of a process that was started from it. */
const RUN = '.run-';

/**
 * Builds it when it is missing or older than its sources, and returns its folder. A build is never replaced: a
 * server that runs an earlier one starts its threads and programs from that one.
 */
export async function ensureKeptBuild(build: KeptBuild, tell: (sentence: string) => void): Promise<string> {
  const all = join(ROOT, build.folder);
  const files = await sourceFiles(build.sources);
  const looks = looksOf(files);
  const [builtFrom = '', builtLooks] = await readStamp(all);
  const content = builtLooks === looks ? builtFrom : contentOf(files);
  const folder = join(all, content.slice(0, NAME_LENGTH));
  if (!existsSync(folder)) {
    tell(`Building ${build.name}.`);
    await mkdir(all, { recursive: true });
    const draft = `${folder}.${process.pid}`;
    await build.buildInto(draft);
    await putBeside(draft, folder);
  }
  await noteStart(all, folder, `${content}\n${looks}\n`);
  return folder;
}

/** Another start may have built the same meanwhile: then that one is used. */
async function putBeside(draft: string, folder: string): Promise<void> {
  try {
    await rename(draft, folder);
  } catch (problem) {
    if (!TAKEN.has((problem as NodeJS.ErrnoException).code ?? '')) throw problem;
    await rm(draft, { recursive: true });
  }
}

/** Where nothing may be written, each start reads the sources, and nothing is removed. */
async function noteStart(all: string, folder: string, stamp: string): Promise<void> {
  try {
    const now = new Date();
    for (const run of await endedRuns(folder)) await rm(run, { force: true });
    await writeFile(join(folder, `${RUN}${process.pid}`), '');
    await utimes(folder, now, now);
    await writeFile(join(all, STAMP), stamp);
    await removeOthers(all);
  } catch (problem) {
    const { code = '' } = problem as NodeJS.ErrnoException;
    if (!['EACCES', 'EPERM', 'EROFS'].includes(code)) throw problem;
  }
}

/** Keeps the builds that were started last or still run, and what another start is building. */
async function removeOthers(all: string): Promise<void> {
  const builds: { readonly path: string; readonly startedMs: number }[] = [];
  for (const name of await readdir(all)) {
    const path = join(all, name);
    const [, builder] = name.split('.');
    if (name === STAMP || (builder !== undefined && isRunning(Number(builder)))) continue;
    // A build has a plain name; anything else is what a build that was killed left behind.
    const isBuild = builder === undefined;
    const found = await stat(path).catch(() => null);
    if (found !== null) builds.push({ path, startedMs: isBuild && found.isDirectory() ? found.mtimeMs : 0 });
  }
  const old = builds
    .toSorted((one, other) => other.startedMs - one.startedMs)
    .filter(({ startedMs }, index) => index >= KEPT || startedMs === 0);
  for (const { path } of old) if (!(await isInUse(path))) await rm(path, { recursive: true, force: true });
}

const isRunNote = (name: string): boolean => name.startsWith(RUN);
const isOfRunning = (name: string): boolean => isRunning(Number(name.slice(RUN.length)));

async function isInUse(path: string): Promise<boolean> {
  const names = await readdir(path).catch(() => []);
  return names.some((name) => isRunNote(name) && isOfRunning(name));
}

/** The notes of starts whose process has ended. */
async function endedRuns(path: string): Promise<readonly string[]> {
  const names = await readdir(path);
  return names.filter((name) => isRunNote(name) && !isOfRunning(name)).map((name) => join(path, name));
}
