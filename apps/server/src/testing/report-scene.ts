import type { ReportAnswer } from '@quartermaster/contract/http/report';
import { REPORTS } from '@quartermaster/domain/reports/report-definitions';
import { insertPlayer } from './player-scene.ts';
import { createReleaseScene, type ReleaseScene } from './release-scene.ts';
import type { Clock } from '../platform/clock.ts';

/** An instant of 2026 by the clock of Hong Kong: `at('11-05', '10:00')`. */
export const at = (day: string, time = '10:00'): string => `2026-${day} ${time}+08`;

const LOGINS: readonly (readonly [account: number, at: string, platform: string, version: string])[] = [
  [1, at('11-01'), 'ios', '1.3.0'],
  [2, at('11-01'), 'android', '1.4.0'],
  [3, at('11-01'), 'android', '1.4.0'],
  // The day of the game, not of UTC: still the 2nd.
  [1, at('11-02', '00:30'), 'ios', '1.4.0'],
  [1, at('11-02', '23:30'), 'android', '1.4.0'],
  [2, at('11-02'), 'android', '1.4.0'],
  [3, at('11-08'), 'android', '1.4.0'],
  [4, at('11-08'), 'ios', '1.4.0'],
  [4, at('11-24', '19:00'), 'ios', '1.4.0'],
];

const ORDERS: readonly (readonly [
  account: number,
  at: string,
  currency: string,
  amount: number,
  state: string,
])[] = [
  [1, at('11-02'), 'USD', 4.99, 'delivered'],
  [1, at('11-02', '11:00'), 'USD', 0.99, 'refunded'],
  [2, at('11-02'), 'TWD', 150, 'paid'],
  [2, at('11-02'), 'USD', 99.99, 'sandbox'],
  [1, at('10-31'), 'USD', 9.99, 'delivered'],
];

export type ReportScene = {
  readonly scene: ReleaseScene;
  readonly environmentId: number;
  readonly login: (account: number, loginAt: string, platform: string, version: string) => Promise<unknown>;
};

/** Four players on two servers of `dev`, three of them new on 1 November and one on the 8th. */
export async function createReportScene(clock: Clock): Promise<ReportScene> {
  const scene = await createReleaseScene({ clock });
  const { database, services } = scene.server;
  const { id: environmentId } = await services.branches.getEnvironment(database, 'dev');
  for (const server of [1, 2])
    await database.query('select player.add_server($1, $2)', [environmentId, server]);
  for (const month of ['2026-10-01', '2026-11-01'])
    await database.query('select player.add_month($1)', [month]);
  for (const accountId of [1, 2, 3, 4]) {
    const serverId = accountId === 4 ? 2 : 1;
    await insertPlayer(database, environmentId, { accountId, name: `Player ${accountId}`, serverId });
  }
  await database.query(
    `update player.account set platform = 'android', created_at = case account_id when 4 then $2::timestamptz else $1::timestamptz end`,
    [at('11-01', '09:00'), at('11-08', '09:00')],
  );
  const login: ReportScene['login'] = (...values) =>
    database.query(
      `insert into player.login (server, account_id, login_at, ip, country, device_id, device_model, os, app_version, platform, channel, result)
       select server, account_id, $2, '192.0.2.1', 'TW', 'd', 'm', 'o', $4, $3, 'web', 'ok' from player.account where account_id = $1`,
      values,
    );
  for (const each of LOGINS) await login(...each);
  for (const [index, order] of ORDERS.entries())
    await database.query(
      `insert into player.purchase (server, account_id, order_id, channel, product_module, product_id, store_product_id, currency, amount,
                                    usd_cents, state, rewards, created_at, paid_at, delivered_at, refunded_at)
       select server, account_id, 'order-' || $6::text, 'web', 'mall-setting', 7, 'gems', $3, $4::numeric, 0, $5, '[{"asset_kind":"gem","target_id":null,"amount":100}]',
              $2, $2, case when $5 = 'delivered' then $2::timestamptz end, case when $5 = 'refunded' then $2::timestamptz + interval '1 day' end
         from player.account where account_id = $1`,
      [...order, index],
    );
  return { scene, environmentId, login };
}

/** Rows as objects by the keys of their columns. */
export function shownRows({ report, rows }: ReportAnswer): readonly Record<string, unknown>[] {
  return rows.map(({ group, subject, detail, values, before }) => ({
    group,
    ...(subject === '' ? {} : { subject }),
    ...(detail === '' ? {} : { detail }),
    ...Object.fromEntries(REPORTS[report].columns.map(({ key }, index) => [key, values[index]])),
    ...(before === null ? {} : { before }),
  }));
}
