import type { Role } from '@quartermaster/domain/core/module';
import { INITIAL_STAFF_LIMITS } from '@quartermaster/domain/permissions/staff-limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStaffLimitsJobs } from '../staff-limits/index.ts';
import { insertPlayer } from '../../testing/player-scene.ts';
import {
  ADA,
  createPlayerServiceScene,
  SECRETS,
  type PlayerServiceScene,
} from '../../testing/player-service-scene.ts';
import type { Json } from '../../testing/record-scene.ts';

const PLAYERS = 6;
const MOST = 4;
const REASON = 'Ticket 4711: who is it?';

let service: PlayerServiceScene;

beforeAll(async () => {
  service = await createPlayerServiceScene();
  const { rows } = await db().query(`select id from environment where key = 'production'`);
  for (let account = 1; account < PLAYERS; account += 1)
    await insertPlayer(db(), Number(rows[0]?.['id']), { accountId: account, name: `Ash ${account}` });
});
beforeEach(async () => {
  await db().query('truncate staff_day, staff_day_read');
  await db().query(`delete from audit_entry where action like 'player.%' or action = 'order.search'`);
  await setLimits({ players_read: MOST, reveals: 2 });
});
afterAll(() => service.close());

const db = () => service.scene.server.database;

async function setLimits(limits: object): Promise<void> {
  const all = INITIAL_STAFF_LIMITS.map((limit) =>
    limit.role === 'low_cs' && limit.place === 'protected' ? { ...limit, ...limits } : limit,
  );
  await service.scene.admin.call('PUT', 'staff-limits', { body: { limits: all } });
}

const read = async (path: string, role: Role = 'low_cs', env = 'production') => {
  const answer = await service.as(role).call('GET', `environments/${env}/${path}`);
  const { 'retry-after': wait } = answer.headers;
  return { status: answer.statusCode, body: answer.json<Json>(), wait: Number(wait) };
};
const page = (limit: number, cursor?: string) =>
  read(
    `players?sort=account_id&limit=${limit}${cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
  );
const open = (account: number, role?: Role) => read(`servers/1/players/${account}`, role);

describe('the players that a person sees in a day', () => {
  it('count once each, wherever they are seen, and end with a refusal that says when again', async () => {
    const first = await page(3);
    expect((await page(3)).status).toBe(200);
    expect((await open(1)).status).toBe(200);
    const { status, body, wait } = await page(3, first.body.next_cursor);
    expect([status, body.code]).toEqual([429, 'read_limit']);
    expect(body.message).toMatch(
      /^The daily limit of your role is 4 players, and this would exceed it; you have viewed 3 today\. Continue from \d{4}-\d\d-\d\d 00:00 \(\S+\)/,
    );
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(25 * 3600);
    // One more fits in; the one after does not, on their page or in pasted ids.
    expect((await open(4)).status).toBe(200);
    expect((await open(5)).body.code).toBe('read_limit');
    const pasted = await service
      .as('low_cs')
      .call('POST', 'environments/production/players/lookup', { body: { ids: ['1:5'] } });
    expect(pasted.json<Json>().code).toBe('read_limit');
    expect((await open(4)).status).toBe(200);
  });

  it('are in the staff log page by page, and so is what was refused', async () => {
    const first = await page(3);
    await page(3, first.body.next_cursor);
    const { rows } = await db().query(
      `select outcome, reason, after from audit_entry where action = 'player.search' order by id`,
    );
    expect(rows).toMatchObject([
      { outcome: 'done', reason: null, after: { found: PLAYERS, sent: 3 } },
      { outcome: 'refused', reason: 'read_limit', after: { found: PLAYERS, sent: 3 } },
    ]);
  });

  it('are never more by asking for several pages at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => read(`players?by=account_id&q=1:${(index % 5) + 1}`)),
    );
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    const { rows } = await db().query(
      'select players_read, (select count(*)::integer from staff_day_read) as kept from staff_day',
    );
    expect(rows).toEqual([{ players_read: MOST, kept: MOST }]);
  });

  it('are limited for each person and kind of environment', async () => {
    await page(4);
    expect((await page(6)).status).toBe(429);
    expect((await read('players?limit=6', 'admin')).status).toBe(200);
    expect((await read('players?limit=6', 'low_cs', 'dev')).status).toBe(200);
    await setLimits({ players_read: null });
    expect((await page(6)).status).toBe(200);
  });

  it('are forgotten when the day is over', async () => {
    await page(4);
    await db().query('update staff_day_read set day = current_date - 3');
    const [job] = createStaffLimitsJobs({ database: db() });
    await job?.run({});
    expect((await db().query('select from staff_day_read')).rows).toEqual([]);
  });
});

describe('masked personal data', () => {
  const byAddress = (more = '', role?: Role) => read(`players?by=ip&q=${SECRETS.ip}${more}`, role, 'dev');
  const ip = async (q: string) => read(`players?by=ip&q=${q}&reason=${encodeURIComponent(REASON)}`);

  it('is searched by with a reason alone, which the staff log keeps', async () => {
    expect((await byAddress()).body.code).toBe('search_reason_required');
    const { body } = await byAddress(`&reason=${encodeURIComponent(REASON)}`);
    expect(body.data).toMatchObject([{ account_id: ADA, matched: [{ by: 'ip', text: '203.0.•••' }] }]);
    expect(await service.audit('player.search')).toMatchObject([{ username: 'low_cs', reason: REASON }]);
    expect((await byAddress('', 'cs')).body.data).toMatchObject([{ account_id: ADA }]);
  });

  it.each(Object.entries(SECRETS))('is not found by a search for anything (%s)', async (_, secret) => {
    const { body } = await read(`players?q=${encodeURIComponent(secret)}`, 'low_cs', 'dev');
    expect(body.data).toEqual([]);
  });

  it('can be searched by only so often a day, whether or not a player is found', async () => {
    expect([(await ip('203.0.113.1')).status, (await ip('203.0.113.2')).status]).toEqual([200, 200]);
    const refused = await ip('203.0.113.3');
    expect([refused.status, refused.body.code]).toEqual([429, 'reveal_limit']);
    expect(refused.body.message).toContain('2 times per day');
  });

  it('is revealed as often as it is searched by', async () => {
    const reveal = async (role: Role) => {
      const answer = await service
        .as(role)
        .call('POST', 'environments/production/servers/1/players/1/reveal', { body: { reason: REASON } });
      return answer.statusCode;
    };
    await ip('203.0.113.1');
    expect([await reveal('low_cs'), await reveal('low_cs')]).toEqual([200, 429]);
    // Who sees it without a mask reveals nothing.
    const times = Array.from({ length: 3 }, () => reveal('cs'));
    expect(await Promise.all(times)).toEqual([200, 200, 200]);
  });

  it('is masked for qa where players play for real', async () => {
    const masked = async (role: Role, env: string) =>
      (await read(`servers/1/players/${ADA}`, role, env)).body.is_masked;
    expect([await masked('qa', 'production'), await masked('qa', 'dev')]).toEqual([true, false]);
    expect(await masked('cs', 'production')).toBe(false);
    const search = await read(`players?by=email&q=${SECRETS.email}`, 'qa');
    expect(search.body.code).toBe('search_reason_required');
  });
});

describe('orders', () => {
  it('count the players whose orders are shown', async () => {
    await db().query(
      `insert into player.purchase (server, account_id, order_id, third_party_order_id, channel, product_module, product_id, store_product_id, currency, amount, usd_cents, state, rewards, created_at)
       select s.id, n, 'EF-' || n, 'GPA.' || n, 'google_play', 'item-setting', 7, 'gems', 'USD', 1, 100, 'delivered', '[]', '2026-11-04'
         from player.server s join environment e on e.id = s.environment_id, generate_series(1, 5) n where e.key = 'production'`,
    );
    const found = await read('orders?limit=3');
    expect(found.status).toBe(200);
    const next = await read(`orders?limit=3&cursor=${encodeURIComponent(found.body.next_cursor)}`);
    expect([next.status, next.body.code]).toEqual([429, 'read_limit']);
  });
});
