import type { ChangeSetsAnswer } from '@quartermaster/contract/http/change-sets';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createReleaseScene, type ReleaseScene } from '../../testing/release-scene.ts';

let scene: ReleaseScene;
beforeAll(async () => {
  scene = await createReleaseScene();
});
afterAll(() => scene.close());

const called = (en: string) => ({ name: { en, zh: en, jp: en } });

async function log(): Promise<readonly string[]> {
  const { records } = scene.server.services;
  const page: ChangeSetsAnswer = await records.changeSets.list(scene.address, { page: 1, per_page: 15 }, '');
  return page.data.map(({ modules }) =>
    modules
      .map(({ module, records: count, named }) => {
        const names = named.map(({ record_id: id, title }) => `${id} ${JSON.stringify(title)}`).toSorted();
        return [module, count, ...names].join(' | ');
      })
      .join(' + '),
  );
}

const title = (en: string) => JSON.stringify({ en, zh: en, jp: en });

it('the log names some of the records of each entry, as they were called then', async () => {
  await scene.write('spell-setting', {
    '1': scene.spell(1, 10, called('Spark')),
    '2': scene.spell(2, 10, called('Frost')),
  });
  await scene.write('spell-setting', { '1': scene.spell(1, 10, called('Flame')), '2': null });
  await scene.write('weather-setting', { '4': { id: 4, wind: 3 } });
  await scene.write(
    'spell-setting',
    Object.fromEntries([10, 11, 12, 13, 14].map((id) => [String(id), scene.spell(id, 1, called('Many'))])),
  );
  const [many, weather, edited, created] = await log();
  expect(created).toBe(`spell-setting | 2 | 1 ${title('Spark')} | 2 ${title('Frost')}`);
  expect(edited).toBe(`spell-setting | 2 | 1 ${title('Flame')} | 2 ${title('Frost')}`);
  expect(weather).toBe('weather-setting | 1 | 4 null');
  expect(many?.match(/Many/g)).toHaveLength(9);
  expect(many).toMatch(/^spell-setting \| 5 \| 1/);
});

it('is narrowed by person, module and time, and tells what an edit of one record changed', async () => {
  const { database, services } = scene.server;
  const { rows } = await database.query<{ id: number }>(
    `insert into account (username, display_name, role, password_hash) values ('ren', 'Ren', 'admin', '') returning id`,
  );
  const ren = rows[0]?.id ?? 0;
  const weather = { '40': { id: 40, wind: 3 } };
  await scene.write('spell-setting', { '40': scene.spell(40, 10) }, { accountId: ren });
  const edit = await scene.write('spell-setting', { '40': scene.spell(40, 12) }, { accountId: ren });
  await scene.write('weather-setting', weather, { accountId: ren });
  const list = (filter: object) =>
    services.records.changeSets.list(scene.address, { page: 1, per_page: 15, ...filter }, '/log');
  expect(await list({ author: ren })).toMatchObject({ total: 3 });
  const spells = await list({ author: ren, module: 'spell-setting' });
  expect(spells.data.map(({ fields }) => fields)).toEqual([[{ path: 'power', before: 10, after: 12 }], []]);
  const other = await list({ module: 'spell-setting' });
  expect(other.total).toBeGreaterThan(2);
  const [newest] = spells.data;
  expect(
    (await list({ author: ren, from: newest?.at, to: newest?.at })).data.map(({ seq }) => seq),
  ).toContain(edit);
  expect(await list({ to: '2020-01-01 00:00:00' })).toMatchObject({ total: 0 });

  expect(await services.records.changeSets.records(scene.address, edit ?? 0)).toMatchObject({
    total: 1,
    records: [
      {
        module: 'spell-setting',
        record_id: '40',
        kind: 'changed',
        fields: [{ path: 'power', before: 10, after: 12 }],
      },
    ],
  });
  await expect(services.records.changeSets.records(scene.address, 999_999)).rejects.toMatchObject({
    code: 'change_set_not_found',
  });
});

it('is narrowed by indexes, not by reading the whole log', async () => {
  const { database } = scene.server;
  const plans = ['author_id = 1 and branch_id = 1', `source -> 'modules' ? 'spell-setting'`].map(
    async (condition) =>
      database.transaction(async (tx) => {
        await tx.query('set local enable_seqscan = off');
        const { rows } = await tx.query<{ 'QUERY PLAN': string }>(
          `explain select seq from change_set where ${condition}`,
        );
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      }),
  );
  const [byAuthor = '', byModule = ''] = await Promise.all(plans);
  expect(byAuthor).toContain('change_set_author');
  expect(byModule).toContain('change_set_modules');
});
