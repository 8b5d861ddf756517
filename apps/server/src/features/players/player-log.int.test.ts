import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADA,
  createPlayerServiceScene,
  SECRETS,
  type PlayerServiceScene,
} from '../../testing/player-service-scene.ts';
import type { Json } from '../../testing/record-scene.ts';

let service: PlayerServiceScene;

beforeAll(async () => {
  service = await createPlayerServiceScene();
});
afterAll(() => service.close());

const PATH = `log/user/1/${ADA}`;
const read = async (query = ''): Promise<Json> => (await service.scene.call('GET', `${PATH}${query}`)).json();
const secondsOf = (at: string): number => Date.parse(`${at}Z`) / 1000;

describe('the log of a player', () => {
  it('is a list of entries in the shape of every log', async () => {
    const page = await read();
    expect([page.data.length, page.next_cursor]).toEqual([2, null]);
    expect(page.data[0]).toMatchObject({
      server_id: 1, account_id: ADA, user_level: 30, create_time: '2026-11-10 00:00:00', system_id: 8, sub_system_id: 1,
      ip: SECRETS.ip, user_agent: 'Lamp 3', asset_type: 'item', asset_id: 7, asset_value: -1, model: 'ITEM', environment: 'dev', staff_name: null,
    }); // prettier-ignore
  });

  it('is narrowed to a system of the game and a time', async () => {
    expect((await read('?model=GACHA')).data).toMatchObject([{ system_id: 12 }]);
    expect((await read('?model=SLG')).data).toEqual([]);
    expect((await read('?model=12')).data).toMatchObject([{ system_id: 12 }]);
    expect((await read('?model=0&start_time=0&end_time=0')).data).toEqual((await read('')).data);
    const [from, to] = [secondsOf('2026-10-10T00:00:00'), secondsOf('2026-11-09T23:59:59')];
    expect((await read(`?start_time=${from}&end_time=${to}`)).data).toMatchObject([{ system_id: 12 }]);
    expect((await read(`?start_time=${to}`)).data).toMatchObject([{ system_id: 8 }]);
    expect((await read('?start_time=0&end_time=0')).data).toHaveLength(2);
  });

  it('is narrowed to what happened and to an asset', async () => {
    expect((await read('?model=ITEM&sub_system_id=1')).data).toHaveLength(1);
    expect((await read('?model=ITEM&sub_system_id=2')).data).toEqual([]);
    expect((await read('?asset_type=item&asset_id=7')).data).toMatchObject([{ system_id: 8 }]);
    expect((await read('?asset_type=item&asset_id=8')).data).toEqual([]);
  });

  it('goes on where the part before ended', async () => {
    expect((await read('?limit=1&model=ITEM')).next_cursor).toBeNull();
    const first = await read('?limit=1');
    const rest = await read(`?limit=1&cursor=${encodeURIComponent(first.next_cursor)}`);
    expect([first.data[0].system_id, rest.data[0].system_id, rest.next_cursor]).toEqual([8, 12, null]);
  });

  it('leaves the console as a file, which the staff log keeps', async () => {
    const file = await service.scene.call('GET', `${PATH}/export?model=ITEM`);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, row, end] = file.body.split('\r\n');
    expect(head).toContain('create_time,environment,server_id,account_id');
    expect(row).toContain(`2026-11-10 00:00:00,dev,1,${ADA},30,ITEM,8,1`);
    expect(end).toBe('');
    expect((await service.audit('player.export_log')).at(-1)).toMatchObject({ after: { model: 'ITEM' } });
  });

  it('is in the environment that the headers name', async () => {
    const headers = { 'x-environment': 'production', 'x-version': '1.0.0' };
    const live = await service.scene.admin.call('GET', PATH, { headers });
    expect([live.headers['x-environment'], live.json().data]).toEqual(['production', []]);
  });

  it.each([
    ['log/user/1/5', 404], ['log/user/77/5', 404], ['log/user/x/5', 404], [`${PATH}?model=toString`, 422], [`${PATH}?model=99`, 422], [`${PATH}?limit=0`, 422],
    [`${PATH}?start_time=-1`, 422], [`${PATH}?end_time=999999999999999`, 422],
  ])('is refused where it is wrong (%s)', async (path, status) => {
    expect((await service.scene.call('GET', path)).statusCode).toBe(status);
  }); // prettier-ignore

  it('is for admins', async () => {
    for (const role of ['cs', 'qa', 'low_cs'] as const)
      for (const path of [PATH, `${PATH}/export`])
        expect((await service.as(role).call('GET', path)).statusCode).toBe(403);
  });
});
