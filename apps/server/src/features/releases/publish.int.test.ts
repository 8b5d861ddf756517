import { gunzipSync } from 'node:zlib';
import { AppError } from '@quartermaster/contract/errors/app-error';
import { MAX_LISTED_CHANGES } from '@quartermaster/contract/http/releases';
import type { JsonObject } from '@quartermaster/domain/core/json';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleFileKey } from '../../engine/bundle-file-key.ts';
import { createReleaseScene, type ReleaseScene } from '../../testing/release-scene.ts';
import { createReleasesService } from './releases.service.ts';

const HELD = {
  reason: 'Economy review on Monday',
  by: 'Mei',
  until: null,
  rolled_back: null,
  is_over: false,
};

let scene: ReleaseScene;

beforeEach(async () => {
  scene = await createReleaseScene();
});
afterEach(() => scene.close());

const changes = () => scene.server.services.releases.changes(scene.address);

/** The records of a module as the game servers get them. */
async function published(number: number, module = 'spell-setting'): Promise<Record<string, JsonObject>> {
  const { rows } = await scene.server.database.query<{ hash: string }>(
    `select m.hash from release_module m join release r on r.id = m.release_id where r.number = $1 and m.module = $2`,
    [number, module],
  );
  const bytes = await scene.server.services.files.getBytes(bundleFileKey(rows[0]?.hash ?? ''));
  const records = JSON.parse(gunzipSync(bytes).toString()) as { record_id: string; data: JsonObject }[];
  return Object.fromEntries(records.map(({ record_id: id, data }) => [id, data]));
}

describe('review', () => {
  it('lists what is new, changed and deleted, by field and with names', async () => {
    await scene.write('spell-setting', {
      1: scene.spell(1, 10),
      2: scene.spell(2, 20),
      3: scene.spell(3, 30),
    });
    await scene.publish();
    await scene.write('spell-setting', {
      1: scene.spell(1, 15, { teaches: '2' }),
      3: null,
      4: scene.spell(4, 40, { teaches: '1' }),
    });

    const { live, modules, references, totals } = await changes();
    expect(live).toMatchObject({ number: 1, is_live: true, author: 'Mei' });
    expect(totals).toEqual({ new: 1, changed: 1, deleted: 1 });
    expect(modules).toHaveLength(1);
    expect(modules[0]?.records).toMatchObject([
      {
        record_id: '1',
        kind: 'changed',
        title: { en: 'Spell 1' },
        authors: ['Mei'],
        fields: [
          { path: 'power', before: 10, after: 15 },
          { path: 'teaches', before: null, after: '2' },
        ],
        used_by: [{ module: 'spell-setting', total: 1 }],
        summary: [],
      },
      { record_id: '3', kind: 'deleted', title: { en: 'Spell 3' }, authors: ['Mei'], used_by: [] },
      {
        record_id: '4',
        kind: 'new',
        title: { en: 'Spell 4' },
        summary: expect.arrayContaining([
          { path: 'power', value: 40 },
          { path: 'teaches', value: '1' },
        ]) as unknown,
      },
    ]);
    expect(references).toMatchObject({ 'spell-setting': { 2: { title: { en: 'Spell 2' } } } });
  });

  it('names all who wrote a part of a change since the live release, the last one first', async () => {
    const { database } = scene.server;
    const { rows } = await database.query<{ id: number }>(
      `insert into account (username, display_name, role, password_hash)
       values ('ren', 'Ren', 'admin', ''), ('aki', 'Aki', 'admin', '') returning id`,
    );
    const [ren = 0, aki = 0] = rows.map(({ id }) => id);
    const by = (accountId: number, records: Parameters<ReleaseScene['write']>[1]) =>
      scene.write('spell-setting', records, { accountId });
    const authors = async () =>
      (await changes()).modules.flatMap(({ records }) =>
        records.map((record) => [record.record_id, ...record.authors]),
      );
    await by(ren, { 1: scene.spell(1, 10), 2: scene.spell(2, 20) });
    await scene.publish();
    await scene.write('spell-setting', { 1: scene.spell(1, 11), 2: scene.spell(2, 21) });
    await by(aki, { 1: scene.spell(1, 12), 2: null, 3: scene.spell(3, 30) });
    await scene.write('spell-setting', { 1: scene.spell(1, 13) });
    expect(await authors()).toEqual([
      ['1', 'Mei', 'Aki'],
      ['2', 'Aki', 'Mei'],
      ['3', 'Aki'],
    ]);

    await scene.hold(['1']);
    await scene.publish();
    await by(ren, { 1: scene.spell(1, 14), 3: scene.spell(3, 31) });
    expect(await authors()).toEqual([
      ['1', 'Ren', 'Mei', 'Aki'],
      ['3', 'Ren'],
    ]);
    // A restored record has the author of the state it goes back to; a removed one has none.
    await scene.server.services.releases.rollBack('dev', 1, { note: '', undo_changes: [] }, scene.actor);
    const { modules } = await scene.server.services.releases.get('dev', 3);
    expect(modules[0]?.records.map(({ record_id: id, authors: names }) => [id, names])).toEqual([
      ['2', ['Ren']],
      ['3', []],
    ]);
  });

  it('does not list what was changed and put back', async () => {
    await scene.write('spell-setting', { 1: scene.spell(1, 10) });
    await scene.publish();
    await scene.write('spell-setting', { 1: scene.spell(1, 11) });
    await scene.write('spell-setting', { 1: scene.spell(1, 10) });
    expect((await changes()).modules).toEqual([]);
  });
});

describe('publish', () => {
  it('writes a file per module and keeps those that did not change', async () => {
    await scene.write('spell-setting', {
      2: scene.spell(2, 20, { remark: 'too strong?' }),
      10: scene.spell(10, 1),
    });
    const first = await scene.publish();
    expect(first).toMatchObject({
      number: 1,
      kind: 'publish',
      record_count: 2,
      change_count: 2,
      is_live: true,
    });
    const records = await published(1);
    expect(Object.keys(records)).toEqual(['2', '10']);
    expect(records[2]).not.toHaveProperty('remark');

    await scene.write('spell-setting', { 2: scene.spell(2, 21) });
    const second = await scene.publish();
    expect(second.content_hash).not.toBe(first.content_hash);
    const { rows } = await scene.server.database.query<{ module: string; files: number }>(
      'select module, count(distinct hash)::int as files from release_module group by module order by module',
    );
    expect(rows).toEqual([
      { module: 'charm-setting', files: 1 },
      { module: 'spell-setting', files: 2 },
      { module: 'weather-setting', files: 1 },
    ]);
  });

  it('leaves records on hold as they are live, release after release, until the hold ends', async () => {
    await scene.write('spell-setting', { 1: scene.spell(1, 10), 2: scene.spell(2, 20) });
    await scene.publish();
    await scene.write('spell-setting', {
      1: scene.spell(1, 11),
      2: scene.spell(2, 21),
      3: scene.spell(3, 30),
    });
    await scene.hold(['1', '3']);
    const release = await scene.publish();

    expect(release.held_count).toBe(2);
    expect(await published(2)).toMatchObject({ 1: { power: 10 }, 2: { power: 21 } });
    expect(await published(2)).not.toHaveProperty('3');
    const { modules } = await changes();
    expect(modules[0]?.records).toMatchObject([
      { record_id: '1', kind: 'changed', hold: HELD, fields: [{ path: 'power', before: 10, after: 11 }] },
      { record_id: '3', kind: 'new', hold: HELD },
    ]);

    await scene.write('spell-setting', { 2: scene.spell(2, 22) });
    expect((await scene.publish()).held_count).toBe(2);
    expect(await published(3)).toMatchObject({ 1: { power: 10 }, 2: { power: 22 } });
    await scene.endHold(['1', '3']);
    await scene.publish();
    expect(await published(4)).toMatchObject({ 1: { power: 11 }, 3: { power: 30 } });
    expect((await changes()).modules).toEqual([]);
  });

  it('lists what is on hold, however many changes there are beside it', async () => {
    const [first, last] = ['1', '9999'];
    await scene.write('spell-setting', { [first]: scene.spell(1, 10), [last]: scene.spell(9999, 10) });
    await scene.hold([last]);
    await scene.publish();
    const many = Array.from({ length: MAX_LISTED_CHANGES + 1 }, (_, index) => index + 2);
    await scene.write(
      'spell-setting',
      Object.fromEntries(many.map((id) => [String(id), scene.spell(id, 1)])),
    );
    const { modules, totals } = await changes();
    const records = modules[0]?.records ?? [];
    expect([records.length, totals.new]).toEqual([MAX_LISTED_CHANGES, MAX_LISTED_CHANGES + 2]);
    expect(modules[0]?.total).toBe(MAX_LISTED_CHANGES + 2);
    expect(records.filter(({ hold }) => hold !== null).map((record) => record.record_id)).toEqual([last]);
    expect(records.at(-1)?.record_id).toBe(last);
  });

  it('refuses what was not reviewed, has errors, or has warnings that were not accepted', async () => {
    await scene.write('spell-setting', { 1: scene.spell(1, 10) });
    const { head_seq: reviewed } = await changes();
    await scene.write('spell-setting', { 2: scene.spell(2, 20, { teaches: '99' }) });
    await expect(scene.publish({ head_seq: reviewed })).rejects.toMatchObject({ code: 'draft_moved' });

    const refused = await scene.publish().catch((problem: unknown) => problem);
    expect(refused).toBeInstanceOf(AppError);
    expect(refused).toMatchObject({
      code: 'release_has_errors',
      issues: [{ path: 'spell-setting.2.teaches', code: 'reference_missing', severity: 'error' }],
    });

    await scene.write('spell-setting', { 2: scene.spell(2, 20, { name: { en: 'Gust' } }) });
    const problems = await scene.server.services.releases.problems(scene.address);
    expect(problems).toMatchObject({ errors: 0, checked_records: 2 });
    expect(problems.issues).toMatchObject([
      { record_id: '2', title: { en: 'Gust' }, severity: 'warning', code: 'text_missing' },
      {},
    ]);
    await expect(scene.publish({ accepted_warnings: 'seen' })).rejects.toMatchObject({
      code: 'warnings_not_accepted',
    });
    await expect(scene.publish({ accepted_warnings: problems.digest })).resolves.toMatchObject({ number: 1 });
    await expect(scene.publish()).rejects.toMatchObject({ code: 'nothing_to_publish' });
  });

  it('holds back a record that would break it', async () => {
    await scene.write('spell-setting', { 1: scene.spell(1, 10), 2: scene.spell(2, 20, { teaches: '99' }) });
    await scene.hold(['2']);
    await expect(scene.publish()).resolves.toMatchObject({ record_count: 1 });
  });

  it('refuses when another person published after the review', async () => {
    await scene.write('spell-setting', { 1: scene.spell(1, 10) });
    await scene.publish();
    await expect(scene.publish({ live_number: null })).rejects.toMatchObject({ code: 'draft_moved' });
  });

  it('says that it is live also where the patch has to wait', async () => {
    await scene.write('spell-setting', { 1: scene.spell(1, 10) });
    const { services } = scene.server;
    const getEnvironment = () => Promise.reject(new Error('Away.'));
    const releases = createReleasesService({
      fixedRecords: {},
      ...services,
      playerStore: services.players,
      branches: { ...services.branches, getEnvironment },
    });
    const { head_seq, live } = await changes();
    const body = { name: 'Autumn', note: '', head_seq, live_number: live?.number ?? null };
    expect(await releases.publish(scene.address, body, scene.actor)).toMatchObject({ number: 1 });
  });
});

describe('a protected environment', () => {
  it('asks for the version’s name, and for every language', async () => {
    const guarded = await createReleaseScene({ isProtected: true });
    try {
      await guarded.write('spell-setting', { 1: guarded.spell(1, 10) });
      await expect(guarded.publish({ confirmation: 'production' })).rejects.toMatchObject({
        code: 'wrong_confirmation',
      });
      await expect(guarded.publish({ confirmation: 'production-1.0.0' })).resolves.toMatchObject({
        number: 1,
      });
      await guarded.write('spell-setting', { 1: guarded.spell(1, 10, { name: { en: 'Gust' } }) });
      await expect(guarded.publish()).rejects.toMatchObject({ code: 'release_has_errors' });
    } finally {
      await guarded.close();
    }
  });
});
