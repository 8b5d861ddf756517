import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ensureKeptBuild, type KeptBuild } from './ensure-kept-build.ts';

let scratch: string;
let build: KeptBuild;
let said: string[];
const inScratch = (path: string) => relative(join(import.meta.dirname, '..'), join(scratch, path));
const write = (text: string) => writeFile(join(scratch, 'source.ts'), text);
const ensure = () => ensureKeptBuild(build, (sentence) => said.push(sentence));
const builds = async () => (await readdir(join(scratch, 'dist'))).filter((name) => name !== '.stamp').sort();

beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'kept-build-'));
  said = [];
  build = {
    name: 'the program',
    folder: inScratch('dist'),
    sources: [inScratch('source.ts')],
    async buildInto(draft) {
      await mkdir(draft);
      await writeFile(join(draft, 'thread.js'), await readFile(join(scratch, 'source.ts')));
    },
  };
});
afterEach(() => rm(scratch, { recursive: true }));

it('builds once, however often it is started', async () => {
  await write('one');
  const folder = await ensure();
  expect(await ensure()).toBe(folder);
  expect(await readFile(join(folder, 'thread.js'), 'utf8')).toBe('one');
  expect(said).toEqual(['Building the program.']);
});

/** As if the process that was started from a build had ended. */
const end = (folder: string) => rm(join(folder, `.run-${process.pid}`));

it('keeps the build before it, and removes older ones that no process runs', async () => {
  await write('one');
  const first = await ensure();
  await end(first);
  await write('second');
  const second = await ensure();
  await end(second);
  expect(await readFile(join(first, 'thread.js'), 'utf8')).toBe('one');
  await write('the third');
  const third = await ensure();
  expect(await builds()).toEqual([second, third].map((folder) => basename(folder)).sort());
});

it('leaves every build to the servers that run it', async () => {
  const texts = ['one', 'second', 'the third', 'another one'];
  for (const text of texts) {
    await write(text);
    await ensure();
  }
  expect(await builds()).toHaveLength(texts.length);
});

it('starts a build again that is still there, and keeps it as the newest', async () => {
  await write('one');
  const first = await ensure();
  await end(first);
  await write('second');
  await end(await ensure());
  await write('one');
  expect(await ensure()).toBe(first);
  await end(first);
  expect(said).toHaveLength(2);
  await write('the third');
  const third = await ensure();
  expect(await builds()).toEqual([first, third].map((folder) => basename(folder)).sort());
});

it('removes what a build that was killed left behind', async () => {
  await write('one');
  await mkdir(join(scratch, 'dist', 'abandoned.999999999'), { recursive: true });
  await writeFile(join(scratch, 'dist', 'loose.js'), '');
  const folder = await ensure();
  expect(await builds()).toEqual([basename(folder)]);
});
