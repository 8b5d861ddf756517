import { execFile } from 'node:child_process';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import type { ErrorBody } from '@quartermaster/contract/errors/error-body';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCallScene, type CallScene } from '../testing/call-scene.ts';
import { tryToWrite } from '../db/try-to-write.ts';

const run = promisify(execFile);
let scene: CallScene;

beforeAll(async () => {
  scene = await createCallScene({ withoutRecords: true });
});
afterAll(() => scene.close());

const readiness = async () =>
  (await scene.server.app.inject({ method: 'GET', url: '/readyz' })).json<{ checks: object }>().checks;
const ping = async () => (await scene.admin.call('GET', 'versions/ping/remote-server')).json();
const metrics = async () => (await scene.server.app.inject({ method: 'GET', url: '/metrics' })).body;

describe('while the disk of the database is full', () => {
  beforeAll(() =>
    scene.server.database.query(`
      create function disk_is_full() returns trigger language plpgsql as $$
      begin
        raise exception 'could not extend file "base/5/1259": No space left on device' using errcode = '53100';
      end $$;
      create trigger disk_is_full before insert on environment for each statement execute function disk_is_full()`),
  );
  afterAll(() => scene.server.database.query('drop trigger disk_is_full on environment'));

  it.each([
    ['en', 'The console’s disk is full'],
    ['zh-TW', '磁碟空間已滿'],
    ['ja', 'ディスクに空きがない'],
  ])('a save is refused in the words of its reader (%s)', async (language, words) => {
    const answer = await scene.admin.call('POST', 'environments', {
      headers: { 'accept-language': language },
      body: { key: 'full', name: 'Full', version: '1.0.0' },
    });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([507, '5']);
    expect(answer.json<ErrorBody>().code).toBe('disk_full');
    expect(answer.json<ErrorBody>().message).toContain(words);
  });

  it('reading goes on, and the console says that its disk is full', async () => {
    expect((await scene.admin.call('GET', 'environments')).statusCode).toBe(200);
    expect(await readiness()).toEqual({ database: 'ok', migrations: 'ok', files: 'ok', disk: 'full' });
    expect(await metrics()).toMatch(/^disk_full 1$/m);
    expect(await ping()).toMatchObject({ success: true, disk_full: true });
  });
});

it('when there is room, saves succeed and the console says so', async () => {
  expect(await scene.server.services.disk.waitForRoom()).toBe(true);
  expect(await readiness()).toMatchObject({ disk: 'ok' });
  expect(await ping()).toMatchObject({ disk_full: false });
  const body = { key: 'room', name: 'Room', version: '1.0.0' };
  expect((await scene.admin.call('POST', 'environments', { body })).statusCode).toBe(201);
});

describe('the disk of the files', () => {
  it('that is full refuses an upload, and is found full by a try', async ({ skip }) => {
    const { database, services } = scene.server;
    const folder = join(services.settings.dataDir, 'files');
    await mkdir(folder, { recursive: true });
    // Only root may mount, and not everywhere.
    const mounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder]).catch(() => null);
    if (mounted === null) return skip();
    try {
      const large = Buffer.alloc(200_000, 1);
      for (const content of [large, Readable.from([large])])
        await expect(services.files.put('assets/large', content)).rejects.toMatchObject({ code: 'ENOSPC' });
      await expect(tryToWrite(database, folder)).rejects.toMatchObject({ code: 'ENOSPC' });
    } finally {
      await run('umount', [folder]);
    }
    await tryToWrite(database, folder);
  });
});

describe('a folder of files that can only be read', () => {
  it('is noticed by a trial, and leaves the console ready', async () => {
    const { services } = scene.server;
    const folder = join(services.settings.dataDir, 'files');
    await mkdir(folder, { recursive: true });
    // Permissions stop everyone but root, who may mount instead.
    const mounted = await run('mount', ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', folder]).catch(() => null);
    if (mounted === null) await chmod(folder, 0o500);
    try {
      await services.filesWatch.ask();
      expect(await readiness()).toMatchObject({ files: 'unwritable', database: 'ok' });
      expect((await scene.server.app.inject('/readyz')).statusCode).toBe(200);
      expect(await metrics()).toMatch(/^file_store_unwritable 1$/m);
      expect(await ping()).toMatchObject({ success: true, files_unwritable: true, files_away: false });
    } finally {
      await (mounted === null ? chmod(folder, 0o700) : run('umount', [folder]));
    }
    await services.filesWatch.ask();
    expect(await readiness()).toMatchObject({ files: 'ok' });
    expect(await ping()).toMatchObject({ files_unwritable: false });
  });
});
