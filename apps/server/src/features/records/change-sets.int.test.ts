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
