import type { ErrorBody } from '@quartermaster/contract/errors/error-body';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCallScene, lantern, type CallScene } from '../../testing/call-scene.ts';

let scene: CallScene;

beforeAll(async () => {
  scene = await createCallScene();
});

afterAll(() => scene.close());

const now = () => Math.floor(Date.now() / 1000);
const codeOf = (answer: { json: () => unknown }): string => (answer.json() as ErrorBody).code;

describe('versions', () => {
  it('are listed for all roles, page by page, newest first', async () => {
    const cs = await scene.as('cs');
    const page = (await cs.call('GET', 'versions?per_page=2')).json();
    expect(page).toMatchObject({ path: '/versions', total: 3, last_page: 2, per_page: 2 });
    expect(page.next_page_url).toBe('/versions?per_page=2&page=2');
    expect(page.data[0]).toMatchObject({ environment: 'dev', version_name: '1.1.0', is_live: false });
    expect(page.data[0].battle_id).toBe(page.data[0].setting_id);
    expect((await cs.call('GET', 'versions?page=2&per_page=2')).json().data).toHaveLength(1);
  });

  it('say when a module changed last in them', async () => {
    const before = (await scene.call('GET', 'versions/get?model=item-setting')).json();
    expect(before).toMatchObject({ model: 'item-setting', last_update_time: 0 });
    await scene.call('POST', 'items', lantern(1));
    const after = (await scene.call('GET', 'versions/get?model=item-setting')).json();
    expect(after.setting_id).toBe(before.setting_id);
    expect(Math.abs(after.last_update_time - now())).toBeLessThan(60);
    expect(codeOf(await scene.call('GET', 'versions/get?model=no-such'))).toBe('module_not_found');
    expect(codeOf(await scene.call('GET', 'versions/get'))).toBe('invalid');
  });

  it('have a note, and remember who changed it', async () => {
    const { setting_id: id } = (await scene.call('GET', 'versions/get?model=item-setting')).json();
    const saved = await scene.call('PATCH', `versions/update/${id}`, {
      note: 'Lantern festival',
      client_min_version: '1.4.0',
    });
    expect(saved.json()).toMatchObject({ note: 'Lantern festival', client_min_version: '1.4.0' });
    // What older tools leave out stays.
    await scene.call('PATCH', `versions/update/${id}`, { note: 'Lantern festival' });
    expect(Math.abs(saved.json().last_update_time - now())).toBeLessThan(60);
    const log = (await scene.call('GET', 'log/cms')).json();
    expect(log.data[0]).toMatchObject({
      action: 'version.update',
      action_type: 'update',
      staff_name: 'The admin',
    });
    const data = (await scene.call('GET', 'versions')).json().data;
    expect(data.find((version: { setting_id: number }) => version.setting_id === id)).toMatchObject({
      note: 'Lantern festival',
      client_min_version: '1.4.0',
      is_archived: false,
    });
  });

  it('hold effects to the oldest client that they are for', async () => {
    const problemsOf = async (since_client: string) => {
      const data = { id: 1, code: 'burn', status: 'active', since_client };
      const answer = await scene.call(
        'POST',
        'environments/dev/versions/1.1.0/modules/effect-setting/validate',
        { data },
      );
      const { issues } = answer.json() as { issues: { path: string; code: string }[] };
      return issues.filter(({ path }) => path === 'since_client').map(({ code }) => code);
    };
    expect(await problemsOf('1.4.0')).toEqual([]);
    expect(await problemsOf('1.10.0')).toEqual(['client_too_old']);
  });

  it.each([
    ['versions/update/999', { note: 'x' }, 404, 'not_found'],
    ['versions/update/9999999999', { note: 'x' }, 400, 'invalid_id'],
    ['versions/update/x', { note: 'x' }, 404, 'not_found'],
    ['versions/update/1', {}, 422, 'invalid'],
    ['versions/update/1', { note: '', client_min_version: 'new' }, 422, 'invalid'],
  ])('that do not exist are not changed (%s %j)', async (path, body, status, code) => {
    const answer = await scene.call('PATCH', path, body);
    expect([answer.statusCode, codeOf(answer)]).toEqual([status, code]);
  });
});

describe('chapters', () => {
  it('of the version are asked for by a POST without a body', async () => {
    const answer = await scene.call('POST', 'versions/chapter-list');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ data: [], total: 0, path: '/versions/chapter-list' });
  });
});

describe('levels of players', () => {
  const level = (number: number) => ({
    level: number, exp_to_next: 100, ap_cap: 50, friend_cap: 10, cost_cap: 20, bag_cap: 30,
  }); // prettier-ignore

  it('are appended when they are new, and merged when they are there', async () => {
    expect((await scene.call('POST', 'versions/userlv/setting', level(1))).json()).toMatchObject({
      level: 1,
      petId: 1,
    });
    await scene.call('POST', 'versions/userlv/setting/user-level-setting', level(2));
    const merged = await scene.call('POST', 'versions/userlv/setting', { level: 1, ap_cap: 60 });
    expect(merged.json()).toMatchObject({ level: 1, ap_cap: 60, bag_cap: 30 });
    const page = (await scene.call('GET', 'versions/userlv/setting')).json();
    expect(page).toMatchObject({
      total: 2,
      data: [
        { petId: 1, ap_cap: 60 },
        { petId: 2, ap_cap: 50 },
      ],
    });
  });

  it.each([
    ['versions/userlv/setting/item-setting', { level: 1 }, 404, 'module_not_found'],
    ['versions/userlv/setting', { ap_cap: 1 }, 422, 'invalid'],
    ['versions/userlv/setting', { level: 'one' }, 422, 'invalid'],
    ['versions/userlv/setting', { level: 9, petId: 9, what: 1 }, 422, 'invalid'],
  ])('that make no sense are refused (%s %j)', async (path, body, status, code) => {
    const answer = await scene.call('POST', path, body);
    expect([answer.statusCode, codeOf(answer)]).toEqual([status, code]);
  });
});
