import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADA,
  createPlayerDeskScene,
  SECRETS,
  type PlayerDeskScene,
} from '../../testing/player-desk-scene.ts';
import type { Json } from '../../testing/record-scene.ts';

let desk: PlayerDeskScene;

beforeAll(async () => {
  desk = await createPlayerDeskScene();
});
afterAll(() => desk.close());

const PATH = `log/user/1/${ADA}`;
const read = async (query = ''): Promise<Json> => (await desk.scene.call('GET', `${PATH}${query}`)).json();
const secondsOf = (at: string): number => Date.parse(`${at}Z`) / 1000;

describe('the log of a player', () => {
  it('is a page of entries in the shape of every log', async () => {
    const page = await read();
    expect(page).toMatchObject({ current_page: 1, total: 2, path: `/${PATH}`, per_page: 15 });
    expect(page.data[0]).toMatchObject({
      server_id: 1, account_id: ADA, user_level: 30, create_time: '2026-11-10 00:00:00', system_id: 8, sub_system_id: 1,
      ip: SECRETS.ip, user_agent: 'Lamp 3', asset_type: 'item', asset_id: 7, asset_value: -1, model: 'ITEM', environment: 'dev', staff_name: null,
    }); // prettier-ignore
  });

  it('is narrowed to a system of the game and a time', async () => {
    expect((await read('?model=GACHA')).data).toMatchObject([{ system_id: 12 }]);
    expect((await read('?model=SLG')).data).toEqual([]);
    const [from, to] = [secondsOf('2026-10-10T00:00:00'), secondsOf('2026-11-09T23:59:59')];
    expect((await read(`?start_time=${from}&end_time=${to}`)).data).toMatchObject([{ system_id: 12 }]);
    expect((await read(`?start_time=${to}`)).data).toMatchObject([{ system_id: 8 }]);
    expect((await read('?start_time=0&end_time=0')).total).toBe(2);
  });

  it('goes on on the next page', async () => {
    const first = await read('?per_page=1&model=ITEM');
    expect(first.next_page_url).toBeNull();
    const all = await read('?per_page=1');
    expect(all.next_page_url).toContain('page=2');
    expect((await read('?per_page=1&page=2')).data).toMatchObject([{ system_id: 12 }]);
  });

  it('lies in the environment that the headers name', async () => {
    const headers = { 'x-environment': 'production', 'x-version': '1.0.0' };
    const live = await desk.scene.admin.call('GET', PATH, { headers });
    expect([live.headers['x-environment'], live.json().total]).toEqual(['production', 0]);
  });

  it.each([
    ['log/user/1/5', 404], ['log/user/77/5', 404], ['log/user/x/5', 404], [`${PATH}?model=toString`, 422], [`${PATH}?page=0`, 422],
    [`${PATH}?start_time=-1`, 422], [`${PATH}?end_time=999999999999999`, 422],
  ])('is refused where it is wrong (%s)', async (path, status) => {
    expect((await desk.scene.call('GET', path)).statusCode).toBe(status);
  }); // prettier-ignore

  it('is for admins', async () => {
    for (const role of ['cs', 'qa', 'low_cs'] as const)
      expect((await desk.as(role).call('GET', PATH)).statusCode).toBe(403);
  });
});
