import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPlayer } from '../../testing/player-scene.ts';
import { createReleaseScene, type ReleaseScene } from '../../testing/release-scene.ts';

/** A Friday, eight in the evening in Hong Kong. */
const clock = { now: () => new Date('2026-11-20T12:00:00Z') };

let scene: ReleaseScene;
beforeAll(async () => {
  scene = await createReleaseScene({ clock });
});
afterAll(() => scene.close());

describe('what players did', () => {
  it('is counted by the day of the game’s clock, and once a minute', async () => {
    const { database, services } = scene.server;
    const { id } = await services.branches.getEnvironment(database, scene.address.env);
    await database.query('select player.add_server($1, 1)', [id]);
    await insertPlayer(database, id, { accountId: 7, name: 'Ash' });
    await insertPlayer(database, id, { accountId: 8, name: 'Birch' });
    await database.query(`select player.add_month('2026-11-01')`);
    await database.query(
      `insert into player.login (server, account_id, login_at, ip, country, device_id, device_model, os, app_version, platform, channel, result)
       select server.id, account, at::timestamptz, '192.0.2.1', 'TW', 'd', 'm', 'o', '1', 'ios', 'app_store', result
         from (values (7, '2026-11-19 15:59:59+00', 'ok'), (7, '2026-11-19 16:00:00+00', 'ok'),
                      (7, '2026-11-20 10:00:00+00', 'ok'), (8, '2026-11-20 11:00:00+00', 'ok'),
                      (9, '2026-11-20 11:00:00+00', 'blocked'), (7, '2026-11-20 12:00:01+00', 'ok')) as came (account, at, result)
         join player.server on environment_id = $1 and server_id = 1`,
      [id],
    );
    await database.query(
      `insert into player.purchase (server, account_id, order_id, channel, product_module, product_id, store_product_id, currency, amount,
                                    usd_cents, state, rewards, created_at, paid_at)
       select id, 7, 'A', 'web', 'mall-setting', 1, 'gems', 'USD', 4.99, 499, 'delivered', '[]', '2026-11-20', '2026-11-20 09:00+00'
         from player.server where environment_id = $1 and server_id = 1`,
      [id],
    );
    const read = async () => (await services.overview.playerActivity(scene.address.env)).days;
    const days = await read();
    expect([days.length, days[0]?.day]).toEqual([30, '2026-10-22']);
    expect(days.slice(-2)).toMatchObject([
      { day: '2026-11-19', active: 1, logins: 1, orders: 0, usd_cents: 0 },
      { day: '2026-11-20', active: 2, logins: 3, orders: 1, usd_cents: 499 },
    ]);
    await database.query('delete from player.login');
    expect(await read()).toEqual(days);
  });

  it('is counted once of a day that is over, and again of today', async () => {
    const { database, services } = scene.server;
    const { id } = await services.branches.getEnvironment(database, scene.address.env);
    const onDay = async (now: string, day: string) => {
      const request = { environmentId: id, days: 30, timeZone: 'Asia/Hong_Kong', now: new Date(now) };
      const days = await services.players.activity(request);
      return days.find((each) => each.day === day);
    };
    const order = () => database.query('update player.purchase set usd_cents = usd_cents + 1');
    expect(await onDay('2026-11-21T12:00:00Z', '2026-11-20')).toMatchObject({ orders: 1, usd_cents: 499 });
    await order();
    expect(await onDay('2026-11-21T12:00:00Z', '2026-11-20')).toMatchObject({ usd_cents: 500 });
    expect(await onDay('2026-11-23T12:00:00Z', '2026-11-20')).toMatchObject({ usd_cents: 500 });
    await order();
    expect(await onDay('2026-11-23T12:00:00Z', '2026-11-20')).toMatchObject({ active: 0, usd_cents: 500 });
    await database.query('delete from player.activity_day');
    expect(await onDay('2026-11-23T12:00:00Z', '2026-11-20')).toMatchObject({ usd_cents: 501 });
  });
});
