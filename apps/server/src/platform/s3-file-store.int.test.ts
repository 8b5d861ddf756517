import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimFiles } from '../db/files-mark.ts';
import { createTestServer } from '../testing/test-server.ts';
import { startS3, type S3Scene } from '../testing/s3-scene.ts';
import { copyFiles } from './copy-files.ts';
import { FileStoreError, type FileStore } from './file-store.ts';
import { createFilesWatch } from './files-watch.ts';
import { parseFilesUrl } from './files-url.ts';
import { createLocalFileStore } from './local-file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';

let s3: S3Scene;
let scratch: string;
beforeAll(async () => {
  s3 = await startS3();
  scratch = await mkdtemp(join(tmpdir(), 's3-store-'));
});
afterAll(async () => {
  await s3.close();
  await rm(scratch, { recursive: true });
});

const spool = (): string => join(scratch, 'spool');

function openStore(url: string, waits = {}): FileStore {
  const address = parseFilesUrl(url);
  if (address === null) throw new Error('The address of the test is wrong.');
  return createS3FileStore(address, spool(), waits);
}

async function keysOf(store: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys.sort();
}

const textOf = async (store: FileStore, key: string): Promise<string> =>
  Buffer.from(await store.getBytes(key)).toString();

describe('a file in an S3 store', () => {
  it('is there as it was put, by bytes or by stream, in its folder of the bucket, and replaced whole', async () => {
    const files = openStore(s3.url('one'));
    await files.put('bundles/a', Buffer.from('first'));
    await files.put('bundles/a', Readable.from([Buffer.from('sec'), Buffer.from('ond')]));
    await files.put('imports/empty', Readable.from([]));
    expect(await textOf(files, 'bundles/a')).toBe('second');
    expect(await textOf(files, 'imports/empty')).toBe('');
    expect(await keysOf(files)).toEqual(['bundles/a', 'imports/empty']);
    expect(await files.exists('bundles/a')).toBe(true);
    expect(await keysOf(openStore(s3.url('two')))).toEqual([]);
    await files.delete('bundles/a');
    expect(await files.exists('bundles/a')).toBe(false);
    await expect(files.getStream('bundles/a')).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await readdir(spool())).toEqual([]);
  });

  it('is not there at all where its bytes broke off', async () => {
    const files = openStore(s3.url('broken'));
    async function* broken(): AsyncGenerator<Buffer> {
      yield Buffer.from('half');
      throw new Error('The line went dead.');
    }
    await expect(files.put('imports/b', Readable.from(broken()))).rejects.toThrow('The line went dead.');
    expect(await keysOf(files)).toEqual([]);
    expect(await readdir(spool())).toEqual([]);
  });

  it('is refused where the store sends other bytes than were written', async () => {
    const files = openStore(s3.url('changed'));
    await files.put('assets/a', Buffer.from('picture'));
    await writeFile(s3.fileOf('changed/assets/a'), 'pictUre');
    await expect(files.getBytes('assets/a')).rejects.toThrow(
      'sent other bytes of assets/a than were written',
    );
  });
});

describe('a store that cannot be used', () => {
  it.each([
    ['refuses the secret', () => s3.url('', 'other-secret')],
    ['does not know the access key', () => s3.url().replace('S3RVER:', 'nobody:')],
    ['has no such bucket', () => s3.url().replace('/game/', '/none/')],
    ['is not reachable: ECONNREFUSED', () => 's3://a:topsecret@127.0.0.1:1/game?http=1'],
  ])('is named without its secret: %s', async (sentence, url) => {
    const problem: unknown = await openStore(url())
      .getBytes('a')
      .catch((thrown: unknown) => thrown);
    expect(problem).toBeInstanceOf(FileStoreError);
    expect(String(problem)).toContain(sentence);
    expect(String(problem)).not.toMatch(/topsecret|other-secret/);
  });

  it('is told after a while when it does not answer', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const files = openStore(`s3://a:b@127.0.0.1:${port}/game?http=1`, { answerMilliseconds: 50 });
    await expect(files.exists('a')).rejects.toThrow('is not reachable');
    silent.close();
  });

  it('is noticed, and noticed again when it is back, with a line in the log each', async () => {
    const said: string[] = [];
    const note = (_about: unknown, sentence?: string): void => void said.push(sentence ?? '');
    const watch = createFilesWatch({
      logger: { error: note, info: note },
      files: openStore(s3.url()),
      everyMilliseconds: 5,
    });
    await s3.stop();
    await expect.poll(() => watch.state()).toBe('away');
    await s3.start();
    await expect.poll(() => watch.state()).toBe('ok');
    watch.close();
    expect(said).toEqual(['the file store cannot be used', 'the file store is back']);
  });
});

describe('copying files', () => {
  it('brings all of them over and back, goes on where it broke off, and ends with the mark', async () => {
    const [here, back] = [
      createLocalFileStore(join(scratch, 'here')),
      createLocalFileStore(join(scratch, 'back')),
    ];
    const there = openStore(s3.url('copied'));
    for (const key of ['assets/a', 'bundles/b', 'database-id'])
      await here.put(key, Buffer.from(`bytes of ${key}`));
    const cut: FileStore = {
      ...there,
      put: (key, content) =>
        key === 'bundles/b' ? Promise.reject(new Error('cut off')) : there.put(key, content),
    };
    await expect(copyFiles({ from: here, to: cut })).rejects.toThrow('cut off');
    expect(await there.exists('database-id')).toBe(false);
    await there.put('assets/a', Buffer.from('BYTES OF assets/a'));
    expect(await copyFiles({ from: here, to: there })).toMatchObject({ copied: 3, skipped: 0 });
    expect(await copyFiles({ from: here, to: there })).toMatchObject({ copied: 0, skipped: 3 });
    await copyFiles({ from: there, to: back });
    expect(await readFile(join(scratch, 'back/bundles/b'), 'utf8')).toBe('bytes of bundles/b');
  });

  it('leaves the files of another database alone', async () => {
    const [from, to] = [openStore(s3.url('from')), openStore(s3.url('to'))];
    await from.put('database-id', Buffer.from('one'));
    await to.put('database-id', Buffer.from('two'));
    await expect(copyFiles({ from, to })).rejects.toThrow('belong to another database');
    await expect(
      copyFiles({ from: openStore(s3.url('none')), to: openStore(s3.url('none')) }),
    ).rejects.toThrow('There are no files');
  });
});

it('a console on an S3 store is ready, and goes on without it', async () => {
  const server = await createTestServer({ env: { FILES_URL: s3.url('console') } });
  await claimFiles(server.database, server.services.files);
  const get = async (url: string) => (await server.app.inject(url)).json<Record<string, unknown>>();
  expect(await get('/readyz')).toMatchObject({ status: 'ok', checks: { files: 'ok' } });
  await s3.stop();
  expect(await get('/readyz')).toMatchObject({ status: 'ok', checks: { files: 'away', database: 'ok' } });
  await s3.start();
  expect(await get('/readyz')).toMatchObject({ status: 'ok', checks: { files: 'ok' } });
  await server.close();
});
