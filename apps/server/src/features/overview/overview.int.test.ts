import type { FieldDefinitions } from '@quartermaster/domain/core/field';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { ModuleDefinition, ModuleScope } from '@quartermaster/domain/core/module';
import { createRegistry } from '@quartermaster/domain/core/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onlyRow } from '../../db/only-row.ts';
import { SCHEDULED_ATTEMPTS } from '../../jobs/forget-failed-jobs.ts';
import { keptFault } from '../../jobs/job-fault.ts';
import { insertPlayer } from '../../testing/player-scene.ts';
import { createReleaseScene, type ReleaseScene } from '../../testing/release-scene.ts';

const title = (en: string) => ({ en, zh: en, jp: en });
const timeslot = { kind: 'timeslot', label: title('Open') } as const;
const moment = (en: string) => ({ kind: 'date_time', optional: true, label: title(en) }) as const;
const named = { kind: 'localized_text', label: title('Name') } as const;

const moduleOf = (key: string, scope: ModuleScope, fields: FieldDefinitions): ModuleDefinition => ({
  key,
  family: 'feasts',
  scope,
  titles: { title: title(key), record: title(key) },
  fields: { id: { kind: 'id', label: title('ID') }, name: named, ...fields },
  display: { title: 'name' },
});

const registry = createRegistry(
  [{ key: 'feasts', title: title('Feasts'), icon: 'star' }],
  [
    moduleOf('feast-setting', 'versioned', { timeslot, booking: { ...timeslot, optional: true } }),
    moduleOf('special-event-setting', 'versioned', { timeslot }),
    moduleOf('announcement-setting', 'environment', { timeslot }),
    moduleOf('mail-setting', 'environment', { send_at: moment('Sent') }),
    moduleOf('server-setting', 'environment', {
      state: { kind: 'text', label: title('State'), maxLength: 20 },
      maintenance_from: moment('From'),
      maintenance_to: moment('To'),
    }),
  ],
);

/** A Friday, eight in the evening in Hong Kong. */
const NOW = '2026-11-20 12:00:00';
const clock = { now: () => new Date(`${NOW.replace(' ', 'T')}Z`) };

let scene: ReleaseScene;
beforeAll(async () => {
  scene = await createReleaseScene({ registry, clock });
});
afterAll(() => scene.close());

const record = (id: number, data: RecordData): RecordData => ({
  id,
  name: title(`No. ${id}`),
  status: 'active',
  sort_order: 0,
  ...data,
});
const write = (module: string, records: Readonly<Record<number, RecordData>>) =>
  scene.write(
    module,
    Object.fromEntries(Object.entries(records).map(([id, data]) => [id, record(Number(id), data)])),
  );
const period = (start_date: string, end_date: string) => ({
  type: 'limited_period',
  periods: [{ start_date, end_date }],
});

describe('what opens and closes', () => {
  const upcoming = async (hours = 48) => {
    const answer = await scene.server.services.overview.upcoming(scene.address, hours);
    return {
      ...answer,
      lines: answer.moments.map(
        ({ at, kind, module, record_id: id, path, change }) =>
          `${at} ${module} ${id} ${path} ${kind} ${change}`,
      ),
    };
  };

  it('is nothing where nothing has hours', async () => {
    expect(await upcoming()).toMatchObject({ total: 0, moments: [], game_time_zone: 'Asia/Hong_Kong' });
  });

  it('comes from every module with a timeslot, in order, active records only', async () => {
    await write('special-event-setting', {
      7: { timeslot: period('2026-11-21 00:00:00', '2026-12-01 00:00:00') },
    });
    await write('feast-setting', {
      1: { timeslot: { type: 'open_every_day', daily_from: '21:00', daily_to: '23:00' } },
      2: { timeslot: period('2026-11-01 00:00:00', '2026-11-20 18:00:00') },
      3: { timeslot: period('2026-11-20 18:00:00', '2026-12-20 18:00:00'), status: 'inactive' },
      4: { timeslot: { type: 'event_trigger', event_id: 7 }, booking: period(NOW, '2026-11-20 15:00:00') },
      5: { timeslot: period('2026-11-23 00:00:00', '2026-12-20 18:00:00') },
    });
    await scene.publish();
    await write('feast-setting', { 2: { timeslot: period('2026-11-01 00:00:00', '2026-11-20 17:00:00') } });
    await write('announcement-setting', {
      9: { timeslot: period('2026-11-22 12:00:00', '2026-11-29 00:00:00') },
    });
    expect((await upcoming()).lines).toEqual([
      '2026-11-20 13:00:00 feast-setting 1 timeslot opens null',
      '2026-11-20 15:00:00 feast-setting 1 timeslot closes null',
      '2026-11-20 15:00:00 feast-setting 4 booking closes null',
      '2026-11-20 17:00:00 feast-setting 2 timeslot closes changed',
      '2026-11-21 00:00:00 feast-setting 4 timeslot opens null',
      '2026-11-21 00:00:00 special-event-setting 7 timeslot opens null',
      '2026-11-21 13:00:00 feast-setting 1 timeslot opens null',
      '2026-11-21 15:00:00 feast-setting 1 timeslot closes null',
      '2026-11-22 12:00:00 announcement-setting 9 timeslot opens new',
    ]);
    expect((await upcoming(4)).lines).toHaveLength(3);
  });

  it('names its records', async () => {
    const { moments } = await upcoming(1);
    expect(moments).toMatchObject([{ record_id: '1', title: title('No. 1') }]);
  });
});

describe('the dashboard of those who look after players', () => {
  const dashboard = () => scene.server.services.overview.dashboard(scene.address.env);

  it('tells the latest releases and what each of them changed', async () => {
    await scene.publish({ name: 'Shorter feasts' });
    const { releases } = await dashboard();
    expect(releases.map(({ number, name, modules }) => [number, name, modules])).toEqual([
      [2, 'Shorter feasts', ['announcement-setting', 'feast-setting']],
      [1, 'Autumn', ['feast-setting', 'special-event-setting']],
    ]);
  });

  it('tells what players read now and soon, and what keeps them out', async () => {
    await write('announcement-setting', {
      1: { timeslot: period('2026-11-01 00:00:00', '2026-11-20 11:00:00') },
      2: { timeslot: period('2026-11-20 11:00:00', '2026-11-21 00:00:00') },
      3: { timeslot: period('2026-11-25 00:00:00', '2026-11-29 00:00:00') },
      4: { timeslot: { type: 'always_open' } },
    });
    await write('mail-setting', {
      1: { send_at: '2026-11-20 09:00:00' },
      2: { send_at: '2026-11-21 09:00:00' },
      3: { send_at: '2026-11-10 09:00:00' },
      4: { send_at: '2026-11-21 10:00:00', status: 'not_open' },
      5: { send_at: '2026-11-21 10:00:00', status: 'inactive' },
    });
    await write('server-setting', {
      1: { state: 'open', maintenance_from: '2026-11-21 02:00:00', maintenance_to: '2026-11-21 06:00:00' },
      2: { state: 'maintenance' },
      5: {
        state: 'maintenance',
        maintenance_from: '2026-11-01 02:00:00',
        maintenance_to: '2026-11-01 06:00:00',
      },
      3: { state: 'open', maintenance_from: '2026-11-01 02:00:00', maintenance_to: '2026-11-01 06:00:00' },
      4: { state: 'open' },
    });
    const { notices } = await dashboard();
    expect(
      notices.map(({ kind, record_id: id, at, until, is_now: now }) => [kind, id, at, until, now]),
    ).toEqual([
      ['maintenance', '5', '2026-11-01 02:00:00', null, true],
      ['mail', '1', '2026-11-20 09:00:00', null, true],
      ['maintenance', '2', NOW, null, true],
      ['announcement', '4', NOW, null, true],
      ['announcement', '2', NOW, '2026-11-21 00:00:00', true],
      ['maintenance', '1', '2026-11-21 02:00:00', '2026-11-21 06:00:00', false],
      ['mail', '2', '2026-11-21 09:00:00', null, false],
      ['mail', '4', '2026-11-21 10:00:00', null, false],
      ['announcement', '9', '2026-11-22 12:00:00', '2026-11-29 00:00:00', false],
    ]);
    expect(notices.filter((notice) => notice.is_draft).map(({ record_id: id }) => id)).toEqual(['4']);
  });
});

describe('the sanctions of players', () => {
  it('are counted by the day of the game, and named where they began today', async () => {
    const { database, services } = scene.server;
    const environment = await database.query<{ id: number }>('select id from environment where key = $1', [
      scene.address.env,
    ]);
    const { id } = onlyRow(environment);
    await database.query('select player.add_server($1, 1), player.add_server($1, 2)', [id]);
    await insertPlayer(database, id, { accountId: 7, name: 'Ash' });
    await insertPlayer(database, id, { accountId: 8, name: 'Birch', serverId: 2 });
    // Midnight in Hong Kong is at 16:00.
    await database.query(
      `insert into player.sanction (server, account_id, kind, reason, reason_text, starts_at, ends_at)
       select server.id, account_id, kind, 'cheat', 'Unfair', starts_at::timestamptz, ends_at::timestamptz
         from (values (1, 7, 'mute', '2026-11-19 15:59:59+00', null), (1, 7, 'suspend', '2026-11-19 16:00:00+00', null),
                      (2, 8, 'mute', '2026-11-20 11:00:00+00', '2026-11-20 11:30:00+00'),
                      (2, 8, 'mute', '2026-11-21 11:00:00+00', null), (2, 8, 'warn', '2026-10-01 11:00:00+00', null))
              as began (server_id, account_id, kind, starts_at, ends_at)
         join player.server using (server_id) where environment_id = $1`,
      [id],
    );
    const { days, today } = await services.overview.recentSanctions(scene.address.env);
    expect(days).toHaveLength(14);
    expect([days[0]?.day, ...days.slice(-2)]).toEqual([
      '2026-11-07',
      { day: '2026-11-19', count: 1 },
      { day: '2026-11-20', count: 2 },
    ]);
    expect(today).toMatchObject([
      {
        server_id: 2,
        account_id: 8,
        name: 'Birch',
        kind: 'mute',
        ends_at: '2026-11-20 11:30:00',
        staff: null,
      },
      { server_id: 1, account_id: 7, name: 'Ash', kind: 'suspend', ends_at: null },
    ]);
  });
});

describe('the jobs', () => {
  it('that run, wait or failed are told, the others are not', async () => {
    const { database, services } = scene.server;
    await database.query(
      `select graphile_worker.add_job(name) from unnest(array['waiting', 'failing', 'at-work', 'slow']) as name`,
    );
    await database.query(
      `update graphile_worker._private_jobs as job set max_attempts = $1
         from graphile_worker._private_tasks as task where task.id = job.task_id and task.identifier = 'failing'`,
      [SCHEDULED_ATTEMPTS],
    );
    await database.query(
      `update graphile_worker._private_jobs as job set last_error = 'no such file', attempts = 2
         from graphile_worker._private_tasks as task where task.id = job.task_id and task.identifier = 'failing'`,
    );
    await database.query(
      `update graphile_worker._private_jobs as job set locked_at = now(), locked_by = 'somebody', attempts = 1
         from graphile_worker._private_tasks as task where task.id = job.task_id and task.identifier = 'at-work'`,
    );
    const slow = Object.assign(new Error('canceling statement due to statement timeout'), {
      code: '57014',
      severity: 'ERROR',
    });
    await database.query(
      `update graphile_worker._private_jobs as job set last_error = $1, run_at = now() + interval '1 hour'
         from graphile_worker._private_tasks as task where task.id = job.task_id and task.identifier = 'slow'`,
      [keptFault(slow).message],
    );
    const { jobs, imports } = await services.overview.jobs('zh');
    expect(imports).toEqual([]);
    expect(jobs.filter(({ scheduled }) => scheduled).map(({ name }) => name)).toEqual(['failing']);
    expect(jobs.map(({ name, state, attempts, problem }) => [name, state, attempts, problem])).toEqual([
      ['at-work', 'running', 1, null],
      [
        'slow',
        'failed',
        0,
        {
          code: 'took_too_long',
          params: {},
          message: '等待資料庫的時間超過上限，工作已中止。',
          detail: 'canceling statement due to statement timeout',
        },
      ],
      ['failing', 'failed', 2, expect.objectContaining({ code: 'unexpected', detail: 'no such file' })],
    ]);
  });
});
