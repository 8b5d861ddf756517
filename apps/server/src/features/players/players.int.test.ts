import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADA,
  createPlayerServiceScene,
  DELETED,
  SECRETS,
  type PlayerServiceScene,
} from '../../testing/player-service-scene.ts';
import type { Json } from '../../testing/record-scene.ts';

let service: PlayerServiceScene;

beforeAll(async () => {
  service = await createPlayerServiceScene();
});
afterAll(() => service.close());

const PLAYERS = 'environments/dev/players';
const find = async (query: string): Promise<Json> => (await service.read(`players?${query}`)).body;
const foundBy = async (query: string): Promise<string[]> =>
  (await find(query)).data.map((row: Json) => `${row.server_id}:${row.account_id}`);

describe('the servers of an environment', () => {
  it('come with their state, message and how many players they have', async () => {
    const { body } = await service.read('servers');
    expect(body).toMatchObject([
      { server_id: 1, name: { en: 'Server 1' }, state: 'open', message: null },
      { server_id: 2, state: 'maintenance', message: { zh: '中午恢復' } },
    ]);
  });

  it('include those with players and without a setting', async () => {
    const production = await service.scene.admin.call('GET', 'environments/production/servers');
    expect(production.json()).toMatchObject([{ server_id: 1, name: null, state: 'unreachable' }]);
  });
});

describe('a search for players', () => {
  it('finds one by whatever they are known by, and says by what', async () => {
    for (const [by, text] of Object.entries({
      account_id: `1:${ADA}`,
      email: SECRETS.email.toUpperCase(),
      device: SECRETS.device,
      ip: SECRETS.ip,
      third_party: SECRETS.google,
      login: SECRETS.login,
      name: '燈火',
    })) {
      const { data } = await find(`q=${encodeURIComponent(text)}`);
      expect([by, data.map((row: Json) => row.account_id)]).toEqual([by, [ADA]]);
      expect(data[0].matched.map((match: Json) => match.by)).toContain(by);
    }
  });

  it('takes an account number for every copy of the player, on the servers asked', async () => {
    expect(await foundBy(`q=${ADA}`)).toEqual([`1:${ADA}`, `2:${ADA}`]);
    expect(await foundBy(`q=${ADA}&server=2`)).toEqual([`2:${ADA}`]);
    expect(await foundBy(`q=9:${ADA}`)).toEqual([]);
  });

  it('names the servers that do not run, and finds their players all the same', async () => {
    expect((await find(`q=${ADA}`)).unavailable).toEqual([
      { server_id: 2, state: 'maintenance', message: { en: 'Back at noon', zh: '中午恢復', jp: '正午に再開' }, skipped: false },
    ]); // prettier-ignore
    expect((await find('q=x&server=1')).unavailable).toEqual([]);
  });

  it('finds deleted players, and narrows by status', async () => {
    expect(await foundBy('status=deleted')).toEqual([`1:${DELETED}`]);
    expect(await foundBy('status=active&server=1')).toEqual([`1:${ADA}`]);
  });

  it('stays in its environment', async () => {
    const answer = await service.scene.admin.call('GET', `environments/production/players?q=${ADA}`);
    expect(answer.json().data).toMatchObject([{ name: 'Live Ada' }]);
  });

  it('goes on where it stopped, and each page is remembered', async () => {
    const before = await service.audit('player.search');
    const first = await find('sort=account_id&limit=1');
    const second = await find(`sort=account_id&limit=1&cursor=${encodeURIComponent(first.next_cursor)}`);
    expect([...first.data, ...second.data].map((row) => row.account_id)).toEqual([ADA, ADA]);
    expect([first.total, second.total, second.total_is_exact]).toEqual([3, 3, true]);
    const after = await service.audit('player.search');
    const page = {
      action: 'player.search',
      username: 'admin',
      module: 'player',
      record_id: null,
      environment: 'dev',
      after: { by: 'any', sort: 'account_id', found: 3, sent: 1 },
      reason: null,
    };
    expect(after.slice(before.length)).toEqual([page, page]);
  });

  it.each([
    'level_from=-1', 'vip_to=1.5', 'spent_from=99999999999', 'limit=0', 'limit=-5', 'limit=9999', 'server=x', 'server=1,', 'server=-1',
    'by=password', 'sort=handles', 'status=gone', 'last_login_from=2026-13-45 25:61:61', 'last_login_to=yesterday', 'last_login_to=0000-01-01 00:00:00', `q=${'x'.repeat(201)}`,
  ])('is refused where it is wrong (%s)', async (query) => {
    const { status, body } = await service.read(`players?${query}`);
    expect([status, body.code]).toEqual([422, 'invalid']);
  }); // prettier-ignore

  it.each([
    ['players?server=1,77', 'server_not_found'],
    ['players.csv?server=77', 'server_not_found'],
  ])('on a server that there is not is refused (%s)', async (path, code) => {
    const { status, body } = await service.read(path);
    expect([status, body.code]).toEqual([404, code]);
  });

  it.each(['x', `~${'9'.repeat(400)}`, '%00', 'eyJhIjoxfQ', '2026~1~1', '[]'])(
    'takes a cursor that is none for the beginning, or refuses it (%s)',
    async (cursor) => {
      const { status } = await service.read(`players?cursor=${encodeURIComponent(cursor)}`);
      expect([200, 422]).toContain(status);
    },
  );
});

describe('pasted ids', () => {
  const lookUp = (ids: unknown) =>
    service.scene.admin.call('POST', `${PLAYERS}/lookup`, { body: { ids } as object });

  it('find players in their order, and say which belong to no player and which are no ids', async () => {
    const answer = await lookUp([`2:${ADA}`, '999', `${DELETED}`, 'ada', '1:999', `2:${ADA}`, '-1']);
    expect(answer.json()).toMatchObject({
      data: [{ server_id: 2, account_id: ADA }, { account_id: DELETED, status: 'deleted' }],
      not_found: ['999', '1:999'],
      malformed: ['ada', '-1'],
      unavailable: [{ server_id: 2 }],
    }); // prettier-ignore
    expect((await service.audit('player.lookup')).at(-1)).toMatchObject({
      after: { ids: [`2:${ADA}`, '999', `${DELETED}`, '1:999'], found: 2 },
    });
  });

  it('are at most 5,000, and at least one', async () => {
    const many = Array.from({ length: 5000 }, (_, index) => String(index + 1));
    expect((await lookUp(many)).statusCode).toBe(200);
    for (const ids of [[...many, '1'], [], 'x', [1], ['x'.repeat(101)], null])
      expect((await lookUp(ids)).statusCode).toBe(422);
  });
});

describe('the file of a search', () => {
  it('has all players that the search finds, and no formula', async () => {
    const answer = await service.as('cs').call('GET', `${PLAYERS}.csv?sort=account_id&server=1`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.body.split('\r\n')).toEqual([
      '\uFEFFserver_id,account_id,player_id,name,status,level,vip_level,spent_usd,guild_id,guild,last_login_at,created_at',
      `1,${ADA},P${ADA},Ember Ada 燈火,active,30,2,19.99,,,2026-11-01 00:00:00,2026-01-01 00:00:00`,
      `1,${DELETED},P${DELETED},'=cmd|Gone,deleted,30,2,19.99,,,2026-11-01 00:00:00,2026-01-01 00:00:00`,
      '',
    ]);
    expect((await service.audit('player.export')).at(-1)).toMatchObject({
      username: 'cs',
      after: { by: 'any', sort: 'account_id', server: '1' },
    });
  });

  it('is refused to those who may not take players away, and that is remembered', async () => {
    for (const role of ['qa', 'low_cs'] as const)
      expect((await service.as(role).call('GET', `${PLAYERS}.csv`)).statusCode).toBe(403);
    expect((await service.audit('request.refuse')).at(-1)).toMatchObject({
      username: 'low_cs',
      after: { method: 'GET', path: '/environments/:env/players.csv' },
    });
  });
});
