import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createReleaseScene, type ReleaseScene } from '../../testing/release-scene.ts';

const MONDAY = '2026-12-07 09:00:00';
const REASON = 'Economy review on Monday';

let scene: ReleaseScene;
let now: Date;

beforeEach(async () => {
  now = new Date('2026-12-01T12:00:00Z');
  scene = await createReleaseScene({ clock: { now: () => now } });
});
afterEach(() => scene.close());

const releases = () => scene.server.services.releases;
const holds = () => releases().holds;
const changes = () => releases().changes(scene.address);
const rollBack = (number: number) =>
  releases().rollBack('dev', number, { note: 'Players lost items', undo_changes: [] }, scene.actor);
const holdOf = async (id: string) =>
  (await holds().read({ ...scene.address, module: 'spell-setting', id })).hold;

/** What the draft has besides what is live, and what keeps it there: a person, a roll back, or nothing. */
async function waiting(): Promise<Record<string, string | number | null>> {
  const { modules } = await changes();
  const records = modules.flatMap((module) => module.records);
  return Object.fromEntries(
    records.map(({ record_id: id, hold }) => [
      id,
      hold === null || hold.is_over ? null : (hold.rolled_back ?? hold.reason),
    ]),
  );
}

async function audited(): Promise<unknown[]> {
  const { rows } = await scene.server.database.query(
    `select e.action, e.record_id, e.reason, e.after, a.display_name as by
       from audit_entry e left join account a on a.id = e.account_id
      where e.action like 'hold.%' and e.module = 'spell-setting' order by e.id`,
  );
  return rows;
}

/** Release 2 changes spell 1, deletes spell 2 and adds spell 3. */
async function publishTwice() {
  await scene.write('spell-setting', { 1: scene.spell(1, 10), 2: scene.spell(2, 20) });
  await scene.publish();
  await scene.write('spell-setting', { 1: scene.spell(1, 11), 2: null, 3: scene.spell(3, 30) });
  await scene.publish();
}

describe('a record on hold', () => {
  it('says who holds it, why and until when, and is logged when it begins and ends', async () => {
    await scene.write('spell-setting', { 1: scene.spell(1, 10) });
    await scene.hold(['1']);
    await scene.hold(['1'], { reason: 'Numbers are wrong', until: MONDAY });
    expect(await holdOf('1')).toEqual({
      reason: 'Numbers are wrong',
      until: MONDAY,
      by: 'Mei',
      at: '2026-12-01 12:00:00',
      rolled_back: null,
      is_over: false,
    });
    await scene.endHold(['1']);
    expect(await holdOf('1')).toBeNull();
    await expect(
      holds().end(scene.address, { records: [{ module: 'spell-setting', record_id: '1' }] }, scene.actor),
    ).resolves.toEqual({ ended: 0 });
    expect(await audited()).toMatchObject([
      { action: 'hold.begin', record_id: '1', reason: REASON, by: 'Mei', after: { until: null } },
      { action: 'hold.end', reason: REASON, after: { is_over: false } },
      { action: 'hold.begin', reason: 'Numbers are wrong', after: { until: MONDAY } },
      { action: 'hold.end', reason: 'Numbers are wrong', by: 'Mei' },
    ]);
  });

  it('goes out once its date has passed, and the review says so until then', async () => {
    await scene.write('spell-setting', { 1: scene.spell(1, 10), 2: scene.spell(2, 20) });
    await scene.hold(['1'], { until: MONDAY });
    expect(await scene.publish()).toMatchObject({ record_count: 1, held_count: 1 });
    const reviewed = await changes();
    expect([reviewed.held, await waiting()]).toEqual([1, { 1: REASON }]);

    now = new Date('2026-12-07T09:00:00Z');
    const { held, holds_digest, modules } = await changes();
    expect(held).toBe(0);
    expect(modules[0]?.records).toMatchObject([{ record_id: '1', hold: { is_over: true, until: MONDAY } }]);
    expect(holds_digest).not.toBe(reviewed.holds_digest);
    await expect(scene.publish({ holds_digest: reviewed.holds_digest })).rejects.toMatchObject({
      code: 'draft_moved',
    });
    expect(await scene.publish()).toMatchObject({ record_count: 2, held_count: 0 });
    expect(await holdOf('1')).toBeNull();
    expect((await audited()).at(-1)).toMatchObject({ action: 'hold.end', after: { is_over: true } });
  });

  it('is held again after its date, with the record as it is live', async () => {
    await scene.write('spell-setting', { 1: scene.spell(1, 10) });
    await scene.hold(['1'], { until: MONDAY });
    now = new Date('2026-12-08T00:00:00Z');
    await scene.hold(['1']);
    expect(await waiting()).toEqual({ 1: REASON });
    expect((await scene.publish()).record_count).toBe(0);
  });

  it('is held before it is changed, and counts only where there is something to leave out', async () => {
    await scene.write('spell-setting', { 1: scene.spell(1, 10), 2: scene.spell(2, 20) });
    await scene.publish();
    await scene.hold(['1']);
    await scene.write('spell-setting', { 2: scene.spell(2, 21) });
    expect(await scene.publish()).toMatchObject({ held_count: 0 });
    await scene.write('spell-setting', { 1: scene.spell(1, 11), 2: scene.spell(2, 22) });
    expect(await scene.publish()).toMatchObject({ held_count: 1 });
    expect(await waiting()).toEqual({ 1: REASON });
  });

  it('keeps a record that names it from going out alone', async () => {
    await scene.write('spell-setting', { 1: scene.spell(1, 10) });
    await scene.publish();
    await scene.write('spell-setting', { 2: scene.spell(2, 20), 3: scene.spell(3, 30, { teaches: '2' }) });
    await scene.hold(['2']);
    await expect(scene.publish()).rejects.toMatchObject({
      code: 'release_has_errors',
      issues: [{ path: 'spell-setting.3.teaches', code: 'reference_missing' }],
    });
    await scene.hold(['3']);
    await scene.write('spell-setting', { 1: scene.spell(1, 11) });
    expect(await scene.publish()).toMatchObject({ record_count: 1, held_count: 2 });
  });

  it('is part of what was reviewed', async () => {
    await scene.write('spell-setting', { 1: scene.spell(1, 10), 2: scene.spell(2, 20) });
    const { holds_digest } = await changes();
    await scene.hold(['1']);
    await expect(scene.publish({ holds_digest })).rejects.toMatchObject({ code: 'draft_moved' });
    expect(await scene.publish()).toMatchObject({ record_count: 1 });
  });

  it('ends in the future, and is a record of a version', async () => {
    await scene.write('spell-setting', { 1: scene.spell(1, 10) });
    await scene.write('weather-setting', { 1: { id: 1, wind: 3, status: 'active', sort_order: 0 } });
    const hold = (module: string, record_id: string) =>
      holds().hold(
        scene.address,
        { records: [{ module, record_id }], reason: REASON, until: null },
        scene.actor,
      );
    await expect(scene.hold(['1'], { until: '2026-12-01 12:00:00' })).rejects.toMatchObject({
      code: 'hold_until_past',
    });
    await expect(scene.hold(['1', '9'])).rejects.toMatchObject({ code: 'record_not_found' });
    await expect(hold('weather-setting', '1')).rejects.toMatchObject({ code: 'module_not_found' });
    await expect(hold('no-setting', '1')).rejects.toMatchObject({ code: 'module_not_found' });
    expect([await holdOf('1'), await audited()]).toEqual([null, []]);
  });
});

describe('after a roll back', () => {
  it('holds by people stay, and what was rolled back is released only when its hold is ended', async () => {
    await publishTwice();
    await scene.write('spell-setting', {
      1: scene.spell(1, 12),
      4: scene.spell(4, 40),
      5: scene.spell(5, 50),
    });
    await scene.hold(['4']);
    await rollBack(1);
    // Spell 1 was edited since, but would still bring back what was rolled back.
    expect(await waiting()).toEqual({ 1: 2, 2: 2, 3: 2, 4: REASON, 5: null });
    expect(await holdOf('3')).toMatchObject({ reason: 'Players lost items', by: 'Mei', until: null });

    expect(await scene.publish()).toMatchObject({ record_count: 3, held_count: 4 });
    expect(await waiting()).toEqual({ 1: 2, 2: 2, 3: 2, 4: REASON });
    await scene.endHold(['3']);
    expect(await scene.publish()).toMatchObject({ record_count: 4, held_count: 3 });
    expect(await waiting()).toEqual({ 1: 2, 2: 2, 4: REASON });
  });

  it('a change that is reverted is held no more after the next release', async () => {
    await publishTwice();
    await rollBack(1);
    const records = [{ module: 'spell-setting', record_id: '1' }];
    await releases().revert(scene.address, { records }, scene.actor);
    await scene.write('spell-setting', { 4: scene.spell(4, 40) });
    await scene.publish();
    await scene.write('spell-setting', { 1: scene.spell(1, 13) });
    expect(await waiting()).toEqual({ 1: null, 2: 2, 3: 2 });
  });

  it('a change that is live again is held no more', async () => {
    await publishTwice();
    await rollBack(1);
    await scene.write('spell-setting', { 1: scene.spell(1, 12), 4: scene.spell(4, 40) });
    await rollBack(2);
    expect(await waiting()).toEqual({ 1: null, 4: null });
    expect([await holdOf('2'), await holdOf('3')]).toEqual([null, null]);
  });

  it('a record that a person holds keeps the reason of that person', async () => {
    await publishTwice();
    await scene.hold(['3']);
    await rollBack(1);
    expect(await waiting()).toEqual({ 1: 2, 2: 2, 3: REASON });
  });
});
