import { ROLES } from '@quartermaster/domain/core/module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCallScene, IN_DEV, type CallScene } from '../../testing/call-scene.ts';

let scene: CallScene;

const text = (key: string, en: string) => ({ key, en, zh: `${en}（中）`, jp: `${en}（日）` });
const RECORDS = 'environments/dev/versions/1.1.0/modules';
const TEXTS = `${RECORDS}/localization/records`;

beforeAll(async () => {
  scene = await createCallScene();
  for (const data of [text('ui.play', 'Play'), text('ui.back', 'Back')])
    await scene.admin.call('POST', TEXTS, { body: { data } });
});

afterAll(() => scene.close());

describe('what the console loads at its start', () => {
  const PATHS = ['pets/setting', 'cdn', 'cdn/tz', 'versions/cms/item-limit', 'localization/fetch'];

  it.each(ROLES)('is there for %s', async (role) => {
    const browser = await scene.as(role);
    for (const path of PATHS) expect((await browser.call('GET', path)).statusCode).toBe(200);
  });

  it('names every pet as pickers show it', async () => {
    const names = { en: 'Ember Fox', zh: '燼火狐', jp: '残り火キツネ' };
    const { branches, database } = scene.server.services;
    const { branchId } = await branches.resolve(database, 'dev', '1.1.0', 'versioned');
    // A pet needs a dozen other records to be saved by its form; a picker needs only what it shows.
    const data = {
      pet_id: 10021,
      name: names,
      rarity: 'SR',
      property: 'fire',
      clan: 'clan_1',
      job_id: 3,
      status: 'active',
    };
    await database.query(
      `insert into revision (module, branch_id, record_id, sort_key, from_seq, data, hash)
       values ('pet-setting', $1, '10021', '0000010021', nextval('change_seq'), $2, '')`,
      [branchId, data],
    );
    const pets = (await scene.call('GET', 'pets/setting')).json();
    expect(pets).toEqual([
      { petId: 10021, name: names, rarity: 'SR', property: 'fire', clan: 'clan_1', job_id: 3, image: expect.any(String), status: 'active' },
    ]); // prettier-ignore
  });

  it('says where files come from, by default from the console itself', async () => {
    expect((await scene.call('GET', 'cdn')).json()).toMatchObject({
      base_url: '',
      asset_version: 1,
      upload_enabled: true,
    });
    expect((await scene.call('GET', 'cdn/tz')).json()).toEqual({ tz: 'Asia/Hong_Kong' });
    const data = { base_url: 'https://cdn.example.com', tz: 'Asia/Tokyo', upload_enabled: true };
    const saved = await scene.admin.call('POST', `${RECORDS}/cdn-setting/records`, { body: { data } });
    expect(saved.statusCode).toBe(201);
    expect((await scene.call('GET', 'cdn')).json()).toMatchObject({ base_url: 'https://cdn.example.com' });
    expect((await scene.call('GET', 'cdn/tz')).json()).toEqual({ tz: 'Asia/Tokyo' });
  });

  it('holds the limits on what staff give', async () => {
    const data = { id: 1, asset_kind: 'gem', single_mail_limit: 300, grantable_by: ['admin', 'cs'] };
    await scene.admin.call('POST', `${RECORDS}/item-control/records`, { body: { data } });
    expect((await scene.call('GET', 'versions/cms/item-limit')).json()).toMatchObject([
      { asset_kind: 'gem', single_mail_limit: 300 },
    ]);
  });
});

describe('the newest texts', () => {
  it('are also a plain list for admins', async () => {
    const list = await scene.call('GET', 'tools/localization-csv');
    expect(list.json()).toEqual([text('ui.back', 'Back'), text('ui.play', 'Play')]);
    expect((await (await scene.as('qa')).call('GET', 'tools/localization-csv')).statusCode).toBe(403);
  });

  it('are downloaded once, and again after a change', async () => {
    const first = await scene.call('GET', 'localization/fetch');
    expect(first.json()).toMatchObject({
      environment: 'dev',
      entries: [text('ui.back', 'Back'), text('ui.play', 'Play')],
    });
    const ask = () =>
      scene.admin.call('GET', 'localization/fetch', {
        headers: { ...IN_DEV, 'if-none-match': String(first.headers['etag']) },
      });
    const same = await ask();
    expect([same.statusCode, same.body]).toEqual([304, '']);
    await scene.admin.call('POST', TEXTS, { body: { data: text('ui.next', 'Next') } });
    const changed = await ask();
    expect(changed.statusCode).toBe(200);
    expect(changed.json().entries).toHaveLength(3);
    expect(changed.json().version).toBeGreaterThan(first.json().version);
  });
});
