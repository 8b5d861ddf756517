import type { JsonObject } from '@quartermaster/domain/core/json';
import { registry } from '@quartermaster/domain/modules/index';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createReleaseScene, type ReleaseScene } from '../../testing/release-scene.ts';
import { readReleasedRecords } from './released-records.ts';

/** A roll back undoes the environment-wide changes that the user ticks, in the same step. */

let scene: ReleaseScene;

const releases = () => scene.server.services.releases;
const env = () => scene.address.env;

function rollBack(number: number, undo: readonly number[]) {
  const body = { note: 'Storm warning', confirmation: `${env()}-1.0.0`, undo_changes: [...undo] };
  return releases().rollBack(env(), number, body, scene.actor);
}

async function changesSince(number: number) {
  const { changes, total } = await releases().environmentChanges(env(), number);
  expect(total).toBe(changes.length);
  return changes;
}

/** The records of the patch on top of the live release, read from the file that game servers fetch. */
async function patched(module: string): Promise<readonly JsonObject[]> {
  const { database, files } = scene.server.services;
  const { rows } = await database.query<{ hash: string }>(
    `select m ->> 'hash' as hash from environment_patch p, jsonb_array_elements(p.manifest -> 'modules') m
      where m ->> 'module' = $1`,
    [module],
  );
  return rows[0] === undefined ? [] : ((await readReleasedRecords(files, rows[0].hash)) ?? []);
}

/** What a refused roll back must leave as it is. */
async function everything() {
  const { rows } = await scene.server.database.query(
    `select (select max(number) from release) as release, (select live_release_id from environment) as live,
            (select max(seq) from change_set) as change, (select max(id) from audit_entry) as audit`,
  );
  return rows[0];
}

async function expectRefused(number: number, undo: readonly number[], refusal: object): Promise<void> {
  await releases().updatePatch(env());
  const before = await everything();
  await expect(rollBack(number, undo)).rejects.toMatchObject(refusal);
  expect(await everything()).toEqual(before);
}

afterEach(() => scene.close());

describe('environment-wide changes since a release', () => {
  const weather = async (winds: Readonly<Record<number, number | null>>): Promise<number> => {
    const records = Object.entries(winds).map(([id, wind]) => [
      id,
      wind === null ? null : { id: Number(id), wind, status: 'active', sort_order: 0 },
    ]);
    return (await scene.write('weather-setting', Object.fromEntries(records))) ?? 0;
  };
  const winds = async () => (await patched('weather-setting')).map(({ id, wind }) => [id, wind]);
  const undoAlone = (seq: number) =>
    scene.server.services.records.changeSets.undo(scene.address, seq, scene.actor, {});

  beforeEach(async () => {
    scene = await createReleaseScene();
    await weather({ 1: 3, 2: 3, 3: 3 });
    await scene.write('spell-setting', { 1: scene.spell(1, 10) });
    await scene.publish({ name: 'First' });
    await scene.write('spell-setting', { 1: scene.spell(1, 90) });
  });

  it('are undone with it where they are ticked: two of three', async () => {
    const first = await weather({ 1: 8 });
    await scene.publish({ name: 'Second' });
    const second = await weather({ 2: 8 });
    const third = await weather({ 3: null, 4: 8 });
    const listed = await changesSince(1);
    expect(listed.map(({ seq, author, kind, blocked_by }) => [seq, author, kind, blocked_by])).toEqual([
      [third, 'Mei', 'batch', []],
      [second, 'Mei', 'batch', []],
      [first, 'Mei', 'batch', []],
    ]);
    expect(listed[0]?.modules).toMatchObject([{ module: 'weather-setting', records: 2 }]);
    expect(listed.map(({ fields }) => fields)).toEqual([
      [],
      [{ path: 'wind', before: 3, after: 8 }],
      [{ path: 'wind', before: 3, after: 8 }],
    ]);
    expect((await changesSince(2)).map(({ seq }) => seq)).toEqual([third, second]);

    const release = await rollBack(1, [first, third]);
    expect(release).toMatchObject({ number: 3, kind: 'rollback', is_live: true });
    // Players get release and settings in one go: nothing is left to be compiled.
    expect(await winds()).toEqual([
      [1, 3],
      [2, 8],
      [3, 3],
    ]);
    expect((await changesSince(1)).map(({ seq }) => seq)).toEqual([second]);
    expect(await changesSince(3)).toEqual([]);
  });

  it('leave one trail: each undo, and the release that names them', async () => {
    const one = await weather({ 1: 8 });
    const two = await weather({ 2: 8 });
    await scene.publish();
    await rollBack(1, [one, two]);
    const { rows } = await scene.server.database.query(
      `select action, reason, after -> 'undone_changes' as undone from audit_entry where action not like 'hold.%' order by id desc limit 3`,
    );
    expect(rows).toEqual([
      { action: 'release.rollback', reason: 'Storm warning', undone: [one, two] },
      { action: 'record.undo', reason: 'Storm warning', undone: null },
      { action: 'record.undo', reason: 'Storm warning', undone: null },
    ]);
    const undos = await scene.server.database.query(
      `select undone_by(seq) is not null as is_undone from change_set where seq = any($1)`,
      [[one, two]],
    );
    expect(undos.rows).toEqual([{ is_undone: true }, { is_undone: true }]);
  });

  it('are not offered once they are undone, nor is the undo; an undo of something older is', async () => {
    const older = await weather({ 1: 5 });
    await scene.publish();
    const undone = await weather({ 2: 9 });
    await undoAlone(undone);
    expect(await changesSince(2)).toEqual([]);
    const undo = await undoAlone(older);
    expect((await changesSince(2)).map(({ seq, kind }) => [seq, kind])).toEqual([[undo.seq, 'undo']]);
    expect(await changesSince(1)).toEqual([]);
  });

  it('name the next change of their records, without which they cannot be undone', async () => {
    const one = await weather({ 1: 4, 2: 4 });
    const two = await weather({ 1: 5 });
    const three = await weather({ 1: null, 3: 5 });
    await scene.publish();
    expect((await changesSince(1)).map(({ seq, blocked_by }) => [seq, blocked_by])).toEqual([
      [three, []],
      [two, [three]],
      [one, [two]],
    ]);
    const overlap = (seq: number) => ({
      code: 'undo_overlap',
      conflict: { records: [{ module: 'weather-setting', record_id: '1', title: null, seq }] },
    });
    await expectRefused(1, [one, two], overlap(three));
    await expectRefused(1, [one, three], overlap(two));

    await rollBack(1, [one, two, three]);
    const { records } = scene.server.services;
    const page = await records.changeSets.list(scene.address, { page: 1, per_page: 3 }, '');
    expect(page.data.map(({ kind, undone_by }) => [kind, undone_by])).toEqual([
      ['undo', null],
      ['undo', null],
      ['undo', null],
    ]);
    // Everything is as it was released, so there is nothing on top of the release.
    expect(await winds()).toEqual([]);
    expect(await changesSince(1)).toEqual([]);
  });

  it('are refused as a whole where one is not to be undone', async () => {
    const setting = await weather({ 1: 4 });
    const spell = (await scene.write('spell-setting', { 1: scene.spell(1, 50) })) ?? 0;
    await scene.publish();
    await expectRefused(1, [setting, spell], { code: 'change_set_not_found' });
    await expectRefused(1, [setting, 999_999], { code: 'change_set_not_found' });
    await undoAlone(setting);
    await expectRefused(1, [setting], { code: 'already_undone' });
    await expect(releases().environmentChanges(env(), 9)).rejects.toMatchObject({
      code: 'release_not_found',
    });
  });
});

describe('in a protected environment', () => {
  const text = (en: string, jp: string): JsonObject => ({ key: 'ui.storm', en, zh: '{n} 級風', jp });
  const GOOD = text('Wind {n}', '風力 {n}');
  /** The Japanese text lacks the placeholder. */
  const BAD = text('Wind {n}', '風力');
  const write = async (data: JsonObject) => (await scene.write('localization', { 'ui.storm': data })) ?? 0;

  beforeEach(async () => {
    // An empty version of the whole game may not be released: it has no rarities.
    const modules = registry.modules.filter(({ scope }) => scope === 'environment');
    scene = await createReleaseScene({ registry: { ...registry, modules }, isProtected: true });
  });

  it('an error that an undo would bring back refuses everything', async () => {
    await write(BAD);
    await scene.publish();
    const corrected = await write(GOOD);
    await scene.publish();
    await expectRefused(1, [corrected], {
      code: 'settings_have_errors',
      issues: [expect.objectContaining({ path: 'jp', severity: 'error' })],
    });
    await expect(rollBack(1, [])).resolves.toMatchObject({ number: 3 });
  });

  it('what counts is how the undos together leave a setting', async () => {
    await write(GOOD);
    await scene.publish();
    const bad = await write(BAD);
    const later = await write(text('Gale {n}', '強風 {n}'));
    await scene.publish();
    await expectRefused(1, [later], { code: 'settings_have_errors' });
    await rollBack(1, [bad, later]);
    expect(await changesSince(1)).toEqual([]);
    const { rows } = await scene.server.database.query(
      'select manifest -> $1 as modules from environment_patch',
      ['modules'],
    );
    expect(rows).toEqual([{ modules: [] }]);
  });
});
