import type { ReportAnswer } from '@quartermaster/contract/http/report';
import type { ReportType } from '@quartermaster/domain/reports/report-definitions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReportJobs } from './index.ts';
import type { ReleaseScene } from '../../testing/release-scene.ts';
import { at, createReportScene, shownRows, type ReportScene } from '../../testing/report-scene.ts';

/** Tuesday 24 November, eight in the evening in Hong Kong. */
let now = new Date('2026-11-24T12:00:00Z');
const clock = { now: () => now };

let scene: ReleaseScene;
let environmentId: number;
let insertLogin: ReportScene['login'];

beforeAll(async () => {
  ({ scene, environmentId, login: insertLogin } = await createReportScene(clock));
});
afterAll(() => scene.close());

type Asked = Parameters<ReleaseScene['server']['services']['report']['read']>[1];

const read = (
  report: ReportType,
  from: string,
  to: string,
  more: Partial<Asked> = {},
): Promise<ReportAnswer> =>
  scene.server.services.report.read('dev', {
    report,
    range: { from, to },
    group: 'day',
    filter: {},
    ...more,
  });

describe('activity', () => {
  it('is counted by the day of the game, each player once', async () => {
    const answer = await read('dau_retention', '2026-11-01', '2026-11-02');
    expect(shownRows(answer)).toMatchObject([
      // Players 1 and 2 of three came back on the next day, 3 on the seventh; the thirtieth is to come.
      { group: '2026-11-01', active: 3, logins: 3, joined: 3, d1: 2 / 3, d7: 1 / 3, d30: null },
      { group: '2026-11-02', active: 2, logins: 3, joined: 0, d1: null, d7: null, d30: null },
    ]);
    expect(answer).toMatchObject({
      before: { from: '2026-10-30', to: '2026-10-31' },
      pending: 0,
      unknown_before: null,
      game_time_zone: 'Asia/Hong_Kong',
    });
    expect(answer.totals[0]?.values.slice(0, 4)).toEqual([2.5, 6, 3, 2 / 3]);
  });

  it('counts a week’s players once, and those of a platform where they played last', async () => {
    const weeks = await read('dau_retention', '2026-11-02', '2026-11-10', { group: 'week' });
    expect(weeks.range).toEqual({ from: '2026-11-02', to: '2026-11-15' });
    expect(shownRows(weeks)).toMatchObject([
      // Monday to Sunday: 1, 2, then 3 and 4 on Sunday the 8th.
      { group: '2026-11-02', active: 4, logins: 5, joined: 1 },
      { group: '2026-11-09', active: 0, logins: 0, joined: 0 },
    ]);
    const platforms = await read('dau_retention', '2026-11-01', '2026-11-02', { group: 'platform' });
    expect(shownRows(platforms)).toMatchObject([
      { group: 'android', active: 2, logins: 5, joined: 3 },
      { group: 'ios', active: 0.5, logins: 1 },
    ]);
    const old = await read('dau_retention', '2026-11-01', '2026-11-02', { filter: { versions: ['1.3.0'] } });
    // Player 1 joined with the old version and came back with the new one.
    expect(shownRows(old)).toMatchObject([
      { active: 1, joined: 1, d1: 1 },
      { active: 0, joined: 0 },
    ]);
    const second = await read('dau_retention', '2026-11-08', '2026-11-08', { filter: { servers: [2] } });
    expect(shownRows(second)).toMatchObject([{ active: 1, joined: 1 }]);
  });

  it('says that days without stored counts are unknown', async () => {
    const answer = await read('dau_retention', '2026-09-29', '2026-10-02');
    expect(answer.unknown_before).toBe('2026-10-01');
    expect(shownRows(answer).map(({ active }) => active)).toEqual([null, null, 0, 0]);
  });
});

describe('money', () => {
  it('is counted by currency, without the sandbox, beside the days before', async () => {
    const answer = await read('revenue', '2026-11-01', '2026-11-03', { group: 'month' });
    expect(shownRows(answer)).toEqual([
      {
        group: '2026-11-01',
        subject: 'TWD',
        gross: 150,
        refunds: 0,
        net: 150,
        orders: 1,
        payers: 1,
        arppu: 150,
      },
      {
        group: '2026-11-01',
        subject: 'USD',
        gross: 5.98,
        refunds: 0.99,
        net: 4.99,
        orders: 2,
        payers: 1,
        arppu: 5.98,
        before: [9.99, 0, 9.99, 1, 1, 9.99],
      },
    ]);
    const packages = await read('package_sales', '2026-11-01', '2026-11-03', { group: 'total' });
    expect(shownRows(packages)).toMatchObject([
      { subject: 'mall-setting:7', detail: 'USD', orders: 2, gross: 5.98 },
      { subject: 'mall-setting:7', detail: 'TWD', orders: 1, gross: 150 },
    ]);
  });
});

describe('play', () => {
  beforeAll(async () => {
    const { database } = scene.server;
    const insert = (sql: string) => database.query(sql.replaceAll('HK', `'${at('11-05')}'::timestamptz`));
    await insert(`insert into player.battle (server, account_id, mode, battle_id, result, stars, turns, duration_sec, team, damage, rewards, created_at)
      select server, account_id, 'main_chapter', battle, outcome, 0, 3, 30, '[]', 1,
             case outcome when 'win' then '[{"asset_kind":"coin","target_id":null,"amount":50}]' else '[]' end::jsonb, HK
        from player.account cross join (values (11, 'win'), (11, 'lose'), (12, 'win')) as fought (battle, outcome) where account_id <= 2`);
    await insert(`insert into player.draw (server, account_id, gachapon_id, kind, cost, results, counter_before, counter_after, created_at)
      select server, 1, 3001, 'multi', '[{"asset_kind":"gem","target_id":null,"amount":300}]',
             '[{"no":1,"group_no":1,"asset_kind":"pet","target_id":5,"guaranteed":false},{"no":2,"group_no":2,"asset_kind":"pet","target_id":6,"guaranteed":false},
               {"no":3,"group_no":1,"asset_kind":"pet","target_id":5,"guaranteed":true}]', 0, 0, HK from player.account where account_id = 1`);
    await insert(`insert into player.log (server, account_id, at, user_level, system_id, sub_system_id, reason_param_1, asset_type, asset_id, asset_value, action_type)
      select server, account_id, HK, 10 + account_id, system, 1, param, kind, null, value, 'update'
        from player.account cross join (values (12, 3001, 'gem', -300), (13, null, 'coin', -20), (16, 77, null, null)) as told (system, param, kind, value)
       where account_id <= 2`);
    await insert(`insert into player.mail (server, account_id, source_module, title, body, rewards, state, sent_at, claimed_at, expire_at)
      select server, account_id, source, '{}', '{}', '[{"asset_kind":"gem","target_id":null,"amount":10}]', 'claimed', HK, HK, '2027-01-01'
        from player.account cross join (values ('mail-setting'), ('purchase')) as sent (source) where account_id = 1`);
    await insertLogin(1, at('11-05'), 'ios', '1.4.0');
    await insertLogin(2, at('11-05'), 'ios', '1.4.0');
    await scene.server.services.report.keeper.recountLate({ environmentId, timeZone: 'Asia/Hong_Kong' });
  });

  const on = (report: ReportType) => read(report, '2026-11-05', '2026-11-05', { group: 'total' });

  it('is counted by stage, level and event', async () => {
    expect(shownRows(await on('stage_clear'))).toEqual([
      { group: '', subject: '11', attempts: 4, clears: 2, rate: 0.5, players: 2 },
      { group: '', subject: '12', attempts: 2, clears: 2, rate: 1, players: 2 },
    ]);
    expect(shownRows(await on('level_distribution'))).toEqual([
      { group: '', subject: '11', players: 1, share: 0.5, reached: 1 },
      { group: '', subject: '12', players: 1, share: 0.5, reached: 0.5 },
    ]);
    expect(shownRows(await on('event_participation'))).toEqual([
      { group: '', subject: '77', players: 2, share: 1, entries: 2 },
    ]);
  });

  it('counts codes by batch', async () => {
    const { database } = scene.server;
    await database.query(
      `with batch as (
         insert into redemption_batch (environment_id, batch_id, code_type, prefix, code_length, quantity, per_user_limit, rewards, server_ids, platforms)
         values ($1, 5, 'unique', 'P', 8, 10, 1, '[]', '{}', '{}') returning id)
       insert into redemption (batch, code_no, use_no, environment_id, server_id, account_id, request_id, at)
       select batch.id, account, 1, $1, 1, account, account::text, $2 from batch cross join (values (1), (2)) as used (account)`,
      [environmentId, at('11-05')],
    );
    await scene.server.services.report.keeper.recountLate({ environmentId, timeZone: 'Asia/Hong_Kong' });
    expect(shownRows(await on('code_redeem'))).toEqual([
      { group: '', subject: '5', redemptions: 2, players: 2 },
    ]);
  });

  it('tells each change of an asset once, where it is told in full', async () => {
    expect(shownRows(await on('asset_flow'))).toEqual([
      { group: '', subject: 'gem:', detail: 'GACHA', gained: 0, spent: 300, net: -300, entries: 1 },
      { group: '', subject: 'coin:', detail: 'BATTLE', gained: 200, spent: 0, net: 200, entries: 4 },
      { group: '', subject: 'coin:', detail: 'SHOP', gained: 0, spent: 40, net: -40, entries: 2 },
      { group: '', subject: 'gem:', detail: 'MAIL', gained: 10, spent: 0, net: 10, entries: 1 },
      { group: '', subject: 'pet:5', detail: 'GACHA', gained: 2, spent: 0, net: 2, entries: 2 },
      { group: '', subject: 'pet:6', detail: 'GACHA', gained: 1, spent: 0, net: 1, entries: 1 },
    ]);
  });

  it('keeps what a guarantee gave apart from chance, and says no share that it does not know', async () => {
    expect(shownRows(await on('gacha_rate'))).toEqual([
      {
        group: '',
        subject: '3001',
        detail: '1',
        results: 1,
        share: 0.5,
        configured: null,
        sigma: null,
        guaranteed: 1,
      },
      {
        group: '',
        subject: '3001',
        detail: '2',
        results: 1,
        share: 0.5,
        configured: null,
        sigma: null,
        guaranteed: 0,
      },
    ]);
  });
});

it('is exported whole, and the staff log says what and by whom', async () => {
  const { services, database } = scene.server;
  const asked = {
    report: 'revenue',
    range: { from: '2026-11-01', to: '2026-11-03' },
    group: 'month',
    filter: {},
  } as const;
  const file = await services.report.export('dev', asked, {
    format: 'csv',
    language: 'en',
    actor: scene.actor,
  });
  const parts: string[] = [];
  for await (const part of file.content) parts.push(String(part));
  expect(parts.join('').trim().split('\r\n')).toEqual([
    'report,from,to,month,subject,detail,gross,gross_before,refunds,refunds_before,net,net_before,orders,orders_before,payers,payers_before,arppu,arppu_before,mark',
    'Revenue,2026-11-01,2026-11-30,2026-11-01,TWD,,150,,0,,150,,1,,1,,150,,',
    'Revenue,2026-11-01,2026-11-30,2026-11-01,USD,,5.98,9.99,0.99,0,4.99,9.99,2,1,1,1,5.98,9.99,',
  ]);
  const { rows } = await database.query(
    `select account_id, after from audit_entry where action = 'report.export'`,
  );
  expect(rows).toEqual([
    {
      account_id: scene.actor.accountId,
      after: {
        report: 'revenue',
        group: 'month',
        from: '2026-11-01',
        to: '2026-11-03',
        format: 'csv',
        rows: 2,
      },
    },
  ]);
});

describe('what was counted', () => {
  it('is kept for a day that is over, and counted again when late events arrive', async () => {
    const logins = async () =>
      shownRows(await read('dau_retention', '2026-11-20', '2026-11-20'))[0]?.['logins'];
    expect(await logins()).toBe(0);
    await insertLogin(2, at('11-20'), 'android', '1.4.0');
    expect(await logins()).toBe(0);
    await runHourly();
    expect(await logins()).toBe(1);
  });

  it('of today is at most a minute old, and of the rest of the day counted when it is over', async () => {
    const logins = async () =>
      shownRows(await read('dau_retention', '2026-11-24', '2026-11-24'))[0]?.['logins'];
    expect(await logins()).toBe(1);
    await insertLogin(1, at('11-24', '19:30'), 'android', '1.4.0');
    expect(await logins()).toBe(1);
    now = new Date(now.getTime() + 61_000);
    const today = { grain: 'day', range: { from: '2026-11-24', to: '2026-11-24' } } as const;
    const place = { environmentId, timeZone: 'Asia/Hong_Kong' };
    // A page leaves a large day to the job and shows what was counted before.
    const { keeper } = scene.server.services.report;
    expect(await keeper.fill(place, [today], { milliseconds: 3000, rows: 0 })).toBe(1);
    expect(await logins()).toBe(2);
    await insertLogin(1, at('11-24', '23:30'), 'android', '1.4.0');
    now = new Date('2026-11-24T17:00:00Z');
    expect(await logins()).toBe(3);
  });

  it('of days with many rows is left to the job, however many days were never counted', async () => {
    await insertLogin(1, at('11-28'), 'android', '1.4.0');
    now = new Date('2026-12-20T12:00:00Z');
    const days = { grain: 'day', range: { from: '2026-11-26', to: '2026-12-19' } } as const;
    const place = { environmentId, timeZone: 'Asia/Hong_Kong' };
    const { keeper } = scene.server.services.report;
    // Those without rows are counted.
    expect(await keeper.fill(place, [days], { milliseconds: 3000, rows: 0 })).toBe(1);
    expect(await keeper.fill(place, [days], { milliseconds: 0, rows: 1 })).toBe(1);
    expect(await keeper.fill(place, [days], { milliseconds: 3000, rows: 1 })).toBe(0);
  });

  const runHourly = async () => {
    const { services, database } = scene.server;
    const jobs = createReportJobs({
      database,
      clock,
      report: services.report,
      playerStore: services.players,
    });
    await jobs.find(({ name }) => name === 'count-reports')?.run({});
  };
});

it('names reports that a player store cannot answer, and refuses them', async () => {
  const { createReportService } = await import('./report.service.ts');
  const { services } = scene.server;
  const { reports } = services.players;
  const few = {
    ...services.players,
    reports: { ...reports, kinds: new Set(['active', 'joined', 'retained'] as const) },
  };
  const service = createReportService({ ...services, playerStore: few });
  const list = await service.list('dev');
  expect(list.reports.filter(({ missing }) => missing.length === 0).map(({ report }) => report)).toEqual([
    'dau_retention',
  ]);
  expect(list).toMatchObject({ platforms: ['android', 'ios'], versions: ['1.3.0', '1.4.0'] });
  const asked = {
    report: 'revenue',
    range: { from: '2026-11-01', to: '2026-11-01' },
    group: 'day',
    filter: {},
  } as const;
  await expect(service.read('dev', asked)).rejects.toMatchObject({ code: 'report_not_available' });
});
