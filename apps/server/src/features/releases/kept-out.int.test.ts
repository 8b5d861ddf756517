import type { RecordData } from '@quartermaster/domain/core/json';
import { createRegistry } from '@quartermaster/domain/core/registry';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findKeptOutRevisions } from '../../engine/kept-out.ts';
import { createReleaseScene, type ReleaseScene } from '../../testing/release-scene.ts';
import { findLiveRecords } from './live-records.ts';
import { readReleasedRecords } from './released-records.ts';

/** An environment-wide record with errors never reaches players: its last good state stays in force. */

const title = (en: string) => ({ en, zh: en, jp: en });
const titles = (en: string) => ({ title: title(`${en}s`), record: title(en) });

const registry = createRegistry(
  [{ key: 'magic', title: title('Magic'), icon: 'star' }],
  [
    {
      key: 'spell-setting',
      family: 'magic',
      titles: titles('Spell'),
      fields: {
        name: { kind: 'localized_text', label: title('Name') },
        power: { kind: 'integer', label: title('Power'), min: 0, max: 100 },
      },
    },
    {
      key: 'weather-setting',
      family: 'magic',
      titles: titles('Weather'),
      scope: 'environment',
      fields: {
        wind: { kind: 'integer', label: title('Wind') },
        spell: { kind: 'reference', to: 'spell-setting', optional: true, label: title('Spell') },
      },
      rules: [{ fields: ['wind'], is: 'unique' }],
    },
  ],
);

let scene: ReleaseScene;

beforeEach(async () => {
  scene = await createReleaseScene({ registry });
  await scene.write('spell-setting', { 1: scene.spell(1, 10) });
});
afterEach(() => scene.close());

const weather = (id: number, wind: number, spell: string | null = null): RecordData => ({
  id,
  wind,
  spell,
  status: 'active',
  sort_order: 0,
});

async function write(...records: readonly RecordData[]): Promise<number | null> {
  const seq = await scene.write(
    'weather-setting',
    Object.fromEntries(records.map((data) => [JSON.stringify(data['id']), data])),
  );
  await scene.server.services.releases.updatePatch('dev');
  return seq;
}

/** The wind of each weather as game servers get it. */
async function playedWinds(): Promise<Record<string, unknown>> {
  const { database, files } = scene.server.services;
  const { rows } = await database.query<{ hash: string }>(
    `select coalesce(
       (select m ->> 'hash' from environment_patch p, jsonb_array_elements(p.manifest -> 'modules') m
         where m ->> 'module' = 'weather-setting'),
       (select m.hash from release_module m join environment e on e.live_release_id = m.release_id
         where m.module = 'weather-setting')) as hash`,
  );
  const records = (await readReleasedRecords(files, rows[0]?.hash ?? '')) ?? [];
  return Object.fromEntries(records.map((data) => [JSON.stringify(data['id']), data['wind']]));
}

const keptOut = async () => {
  const { database, branches } = scene.server.services;
  const { id } = await branches.getEnvironment(database, 'dev');
  return Object.fromEntries(await findKeptOutRevisions(database, id, 'weather-setting'));
};

const MISSING = '99';

describe('a record with an error', () => {
  it('stays at its last state without one, however often it is saved, until the error is corrected', async () => {
    await write(weather(1, 3));
    await scene.publish();
    const good = await write(weather(1, 4));
    await write(weather(1, 5, MISSING));
    await write(weather(1, 6, MISSING), weather(2, 7));
    expect(await playedWinds()).toEqual({ 1: 4, 2: 7 });
    expect(await keptOut()).toEqual({ 1: good });
    await write(weather(1, 6));
    expect([await playedWinds(), await keptOut()]).toEqual([{ 1: 6, 2: 7 }, {}]);
  });

  it('is left out where it never had a good state', async () => {
    await scene.publish();
    await write(weather(1, 3, MISSING));
    expect([await playedWinds(), await keptOut()]).toEqual([{}, { 1: null }]);
  });

  it('is left out where it was deleted on purpose before the bad state', async () => {
    await write(weather(1, 3));
    await scene.publish();
    await scene.write('weather-setting', { 1: null });
    await write(weather(1, 4, MISSING));
    expect(await playedWinds()).toEqual({});
  });

  it('is told by a rule over all records as well', async () => {
    await write(weather(1, 3));
    await scene.publish();
    await write(weather(2, 3));
    expect([await playedWinds(), await keptOut()]).toEqual([{ 1: 3 }, { 2: null }]);
  });

  it('is in force for nothing that the console itself does with it', async () => {
    await write(weather(1, 3));
    await scene.publish();
    await write(weather(1, 4, MISSING), weather(2, 5, MISSING));
    const { database, branches } = scene.server.services;
    const { id } = await branches.getEnvironment(database, 'dev');
    const live = await findLiveRecords(database, registry.get('weather-setting'), id, ['1', '2']);
    expect([...live].map(([recordId, data]) => [recordId, data['wind']])).toEqual([['1', 3]]);
  });
});

describe('a release', () => {
  it('goes out with the last good state of environment-wide records, and says which', async () => {
    const good = await write(weather(1, 3));
    await scene.publish();
    await write(weather(1, 4, MISSING));
    await scene.write('spell-setting', { 1: scene.spell(1, 11) });
    const { releases } = scene.server.services;
    expect(await releases.problems(scene.address)).toMatchObject({
      errors: 0,
      issues: [],
      kept_out: [
        {
          module: 'weather-setting',
          record_id: '1',
          revision: good,
          issues: [{ path: 'spell', code: 'reference_missing' }],
        },
      ],
    });
    expect(await scene.publish()).toMatchObject({ number: 2, held_count: 0 });
    expect([await playedWinds(), await keptOut()]).toEqual([{ 1: 3 }, { 1: good }]);
    expect((await releases.get('dev', 2)).held).toEqual([]);
  });

  it('takes in what waited for a record of it', async () => {
    await write(weather(1, 3));
    await scene.publish();
    await write(weather(1, 4, '2'));
    await scene.write('spell-setting', { 2: scene.spell(2, 20) });
    expect(await playedWinds()).toEqual({ 1: 3 });
    await scene.publish();
    expect([await playedWinds(), await keptOut()]).toEqual([{ 1: 4 }, {}]);
    await scene.server.services.releases.rollBack('dev', 1, { note: '', undo_changes: [] }, scene.actor);
    expect([await playedWinds(), Object.keys(await keptOut())]).toEqual([{ 1: 3 }, ['1']]);
  });
});
