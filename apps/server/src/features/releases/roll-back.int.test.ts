import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeAudit } from '../../engine/write-audit.ts';
import { createReleaseScene, type ReleaseScene } from '../../testing/release-scene.ts';
import { listAuditEntries } from '../audit/index.ts';
import { compileContent } from './compile-release.ts';
import type { Content } from './content.ts';
import { pinDraft } from './live-release.ts';
import { emptyContent, getPlace } from './place.ts';

let scene: ReleaseScene;

beforeEach(async () => {
  scene = await createReleaseScene();
});
afterEach(() => scene.close());

const releases = () => scene.server.services.releases;
const rollBack = (number: number) =>
  releases().rollBack('dev', number, { note: 'players lost items', undo_changes: [] }, scene.actor);

async function publishTwice() {
  await scene.write('spell-setting', { 1: scene.spell(1, 10), 2: scene.spell(2, 20) });
  const first = await scene.publish({ name: 'First' });
  await scene.write('spell-setting', { 1: scene.spell(1, 11), 2: null, 3: scene.spell(3, 30) });
  const second = await scene.publish({ name: 'Second' });
  return { first, second };
}

describe('roll back', () => {
  it('tells before it what players will notice', async () => {
    await publishTwice();
    const { modules, totals } = await releases().differences('dev', 1);
    expect(totals).toEqual({ new: 1, changed: 1, deleted: 1 });
    expect(modules.flatMap(({ records }) => records)).toMatchObject([
      { record_id: '1', kind: 'changed', fields: [{ path: 'power', before: 11, after: 10 }] },
      { record_id: '2', kind: 'new', title: { en: 'Spell 2' } },
      { record_id: '3', kind: 'deleted', title: { en: 'Spell 3' } },
    ]);
    expect((await releases().differences('dev', 2)).totals).toEqual({ new: 0, changed: 0, deleted: 0 });
  });

  it('is in the log with its place, the release it went back to, and no empty reasons', async () => {
    const { first } = await publishTwice();
    await releases().rollBack('dev', 1, { note: '', undo_changes: [] }, scene.actor);
    const log = async (action: string) =>
      (await listAuditEntries(scene.server.database, { action }, { limit: 10 })).rows;
    const dev = { environment: 'dev', version: first.version };
    expect(await log('release.')).toMatchObject([
      { ...dev, action: 'release.rollback', after: { number: 3, source_number: 1 }, before: { number: 2 } },
      { ...dev, action: 'release.publish', before: { number: 1 } },
      { ...dev, action: 'release.publish', before: null },
    ]);
    const holds = await log('hold.begin');
    expect(holds.map(({ record_id: id, reason }) => [id, reason])).toEqual([
      ['3', null],
      ['2', null],
      ['1', null],
    ]);
  });

  it('is found by its environment where an entry tells no branch', async () => {
    await writeAudit(scene.server.database, scene.actor, {
      action: 'release.publish',
      after: { environment: 'dev', number: 7 },
    });
    const { rows } = await listAuditEntries(scene.server.database, { action: 'release.' }, { limit: 1 });
    expect(rows).toMatchObject([{ environment: 'dev', version: null }]);
  });

  it('is a new release with the files of the earlier one', async () => {
    const { first } = await publishTwice();
    const release = await rollBack(1);
    expect(release).toMatchObject({
      number: 3,
      kind: 'rollback',
      source_number: 1,
      name: 'First',
      note: 'players lost items',
      content_hash: first.content_hash,
      change_count: 3,
      is_live: true,
    });
    const { releases: list, total } = await releases().list('dev', { limit: 2, offset: 0 });
    expect([list.map(({ number, is_live }) => [number, is_live]), total]).toEqual([
      [
        [3, true],
        [2, false],
      ],
      3,
    ]);
    await expect(rollBack(3)).rejects.toMatchObject({ code: 'rollback_impossible' });
    await expect(rollBack(9)).rejects.toMatchObject({ code: 'release_not_found' });
  });

  it('names the rolled-back changes that are still in the draft, until they are reverted', async () => {
    await publishTwice();
    await rollBack(1);
    await scene.write('spell-setting', { 4: scene.spell(4, 40) });
    const marks = async () => {
      const { modules } = await releases().changes(scene.address);
      return modules.flatMap(({ records }) =>
        records.map((record) => [record.record_id, record.kind, record.hold?.rolled_back ?? null]),
      );
    };
    expect(await marks()).toEqual([
      ['1', 'changed', 2],
      ['2', 'deleted', 2],
      ['3', 'new', 2],
      ['4', 'new', null],
    ]);

    const records = ['1', '2', '3'].map((id) => ({ module: 'spell-setting', record_id: id }));
    const reverted = await releases().revert(scene.address, { records }, scene.actor);
    expect(reverted.reverted).toBe(3);
    expect(await marks()).toEqual([['4', 'new', null]]);
    const { rows } = await scene.server.database.query(
      'select kind, author_id from change_set where seq = $1',
      [reverted.seq],
    );
    expect(rows).toEqual([{ kind: 'revert', author_id: scene.actor.accountId }]);
    await expect(releases().revert(scene.address, { records }, scene.actor)).resolves.toEqual({
      seq: null,
      reverted: 0,
    });
  });

  it('keeps environment-wide settings as they are now', async () => {
    await scene.write('weather-setting', { 1: { id: 1, wind: 3, status: 'active', sort_order: 0 } });
    await publishTwice();
    await scene.write('weather-setting', { 1: { id: 1, wind: 8, status: 'active', sort_order: 0 } });
    await scene.publish();
    await rollBack(1);
    const { rows } = await scene.server.database.query(
      `select manifest -> 'modules' as modules from environment_patch`,
    );
    expect(rows[0]?.modules).toMatchObject([{ module: 'weather-setting', record_count: 1 }]);
  });

  it('tells what each release contained', async () => {
    await publishTwice();
    await rollBack(1);
    const second = await releases().get('dev', 2);
    expect(second.differs_from_live).toBe(3);
    expect(second.modules[0]?.records.map(({ record_id, kind }) => [record_id, kind])).toEqual([
      ['1', 'changed'],
      ['2', 'deleted'],
      ['3', 'new'],
    ]);
    const third = await releases().get('dev', 3);
    expect(third.totals).toEqual({ new: 1, changed: 1, deleted: 1 });
    // The first release added records, but players have them already.
    const first = await releases().get('dev', 1);
    expect([first.change_count, first.differs_from_live]).toEqual([2, 0]);
  });
});

describe('the list of releases', () => {
  it('is searched by number, name, version and author', async () => {
    await publishTwice();
    await rollBack(1);
    await scene.write('spell-setting', { 4: scene.spell(4, 40) });
    await scene.publish({ name: '100% tea_time' });
    const found = async (q: string) => {
      const { releases: list, total } = await releases().list('dev', { q, limit: 2, offset: 0 });
      return [list.map(({ number }) => number), total];
    };
    expect(await found('')).toEqual([[4, 3], 4]);
    expect(await found('2')).toEqual([[2], 1]);
    expect(await found('#2')).toEqual([[2], 1]);
    expect(await found('first')).toEqual([[3, 1], 2]);
    expect(await found('A_TIME')).toEqual([[4], 1]);
    expect(await found('%')).toEqual([[4], 1]);
    expect(await found('1.0')).toEqual([[4, 3], 4]);
    expect(await found('0')).toEqual([[4], 1]);
    const [{ author } = { author: null }] = (await releases().list('dev', { limit: 1, offset: 0 })).releases;
    expect(await found(author ?? '')).toEqual([[4, 3], 4]);
  });
});

describe('a swap of one module', () => {
  const swap = (number: number, module = 'spell-setting') => ({ env: 'dev', number, module });
  const swapTo = (number: number, live: number, accepted?: string) =>
    releases().swapModule(
      swap(number),
      { note: 'wrong powers', live_number: live, ...(accepted && { accepted_warnings: accepted }) },
      scene.actor,
    );
  const wind = (power: number) => ({ 1: { id: 1, power, status: 'active', sort_order: 0 } });
  const livePowers = async () => {
    const { number, modules } = await releases()
      .list('dev', { limit: 1, offset: 0 })
      .then(({ releases: [live] }) => releases().get('dev', live?.number ?? 0));
    return [
      number,
      modules.map(({ module, records }) => [module, records.map((record) => record.record_id)]),
    ];
  };

  it('takes its records alone, holds what the draft has of them, and is swapped back', async () => {
    await scene.write('charm-setting', wind(1));
    const { first, second } = await publishTwice();
    await scene.write('charm-setting', wind(2));
    const third = await scene.publish({ name: 'Third' });

    const preview = await releases().previewSwap(swap(first.number));
    expect(preview).toMatchObject({ live_number: 3, changes: 3, problems: { errors: 0 } });
    const swapped = await swapTo(first.number, third.number);
    expect(swapped).toMatchObject({
      number: 4,
      kind: 'rollback',
      source_number: first.number,
      source_module: 'spell-setting',
      name: 'Third',
      change_count: 3,
      held_count: 0,
      is_live: true,
    });
    expect(await livePowers()).toEqual([4, [['spell-setting', ['1', '2', '3']]]]);
    expect((await releases().differences('dev', first.number)).modules).toMatchObject([
      { module: 'charm-setting' },
    ]);
    expect(await releases().changes(scene.address)).toMatchObject({ held: 3 });

    const back = await swapTo(third.number, 4);
    expect(back.content_hash).toBe(third.content_hash);
    expect(await releases().changes(scene.address)).toMatchObject({ held: 0, modules: [] });
    await expect(swapTo(second.number, 5)).rejects.toMatchObject({ code: 'nothing_to_publish' });
  });

  it('is refused where references break, settings apply at once, or something else went live', async () => {
    await scene.write('spell-setting', { 1: scene.spell(1, 10) });
    await scene.publish();
    await scene.write('spell-setting', { 2: scene.spell(2, 20) });
    await scene.write('charm-setting', { 1: { ...wind(1)[1], teaches: 2 } });
    await scene.publish();
    await expect(swapTo(1, 2)).rejects.toMatchObject({
      code: 'release_has_errors',
      issues: [{ path: 'charm-setting.1.teaches', code: 'reference_missing' }],
    });
    await expect(swapTo(1, 1)).rejects.toMatchObject({ code: 'draft_moved' });
    await expect(swapTo(2, 2)).rejects.toMatchObject({ code: 'rollback_impossible' });
    await expect(releases().previewSwap(swap(1, 'weather-setting'))).rejects.toMatchObject({
      code: 'module_not_found',
    });
    expect(await livePowers()).toEqual([2, expect.anything()]);
  });
});

describe('a pinned draft', () => {
  const ROUNDS = 8;

  it('compiles to the same hash for ever, whatever is written meanwhile', async () => {
    const { database, services } = scene.server;
    const place = await getPlace(database, services.branches, 'dev', '1.0.0');
    const nothing = { content: emptyContent(place), modules: [] };
    const hashOf = (content: Content) =>
      database.transaction(
        async (tx) =>
          (await compileContent(tx, services, content, nothing, ['versioned'])).manifest.content_hash,
      );
    let isOver = false;
    const writers = Array.from({ length: 6 }, async (_, writer) => {
      for (let round = 1; !isOver; round += 1) {
        const id = writer * 1_000 + (round % 7) + 1;
        await scene.write('spell-setting', { [id]: round % 5 === 0 ? null : scene.spell(id, round % 100) });
      }
    });

    const pinned: { readonly content: Content; readonly hash: string }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { content } = await pinDraft(database, place);
      pinned.push({ content, hash: await hashOf(content) });
    }
    isOver = true;
    await Promise.all(writers);
    expect(new Set(pinned.map(({ hash }) => hash)).size).toBeGreaterThan(1);
    for (const { content, hash } of pinned) expect(await hashOf(content)).toBe(hash);
  });
});

describe('environment-wide settings', () => {
  const patch = async () => {
    const { rows } = await scene.server.database.query<{ modules: { module: string; hash: string }[] }>(
      `select manifest -> 'modules' as modules from environment_patch`,
    );
    return rows[0]?.modules.map(({ module }) => module);
  };

  it('become a patch at once, and part of the next release', async () => {
    await scene.write('spell-setting', { 1: scene.spell(1, 10) });
    await scene.publish();
    await scene.write('weather-setting', { 1: { id: 1, wind: 3, status: 'active', sort_order: 0 } });
    await expect.poll(patch).toEqual(['weather-setting']);
    expect((await releases().changes(scene.address)).modules).toEqual([]);

    await scene.publish();
    expect(await patch()).toBeUndefined();
  });

  it('need no patch when they are as they were released', async () => {
    await scene.write('weather-setting', { 1: { id: 1, wind: 3, status: 'active', sort_order: 0 } });
    await scene.publish();
    await scene.write('weather-setting', { 1: { id: 1, wind: 9, status: 'active', sort_order: 0 } });
    await expect.poll(patch).toEqual(['weather-setting']);
    await scene.write('weather-setting', { 1: { id: 1, wind: 3, status: 'active', sort_order: 0 } });
    await expect.poll(patch).toEqual([]);
  });
});
