import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCallScene, lantern, type CallScene } from '../../testing/call-scene.ts';
import type { Json } from '../../testing/record-scene.ts';

let scene: CallScene;

beforeAll(async () => {
  scene = await createCallScene();
  await scene.call('POST', 'items', lantern(1));
  await scene.call('PATCH', 'items/update/1', { stack_limit: 5 });
});

afterAll(() => scene.close());

describe('the staff log', () => {
  it('lists what staff did in the shape of every log', async () => {
    const page = (await scene.call('GET', 'log/cms?model=item-setting')).json();
    expect([page.data.length, page.next_cursor]).toEqual([2, null]);
    expect(page.data[0]).toMatchObject({
      system_id: 1, account_id: 0, action_type: 'update', action: 'record.update', model: 'item-setting',
      record_id: '1', record_name: lantern(1)['name'], url: '/item-setting/1/edit', environment: 'dev', version: '1.1.0', staff_name: 'The admin', asset_type: null,
    }); // prettier-ignore
    expect(page.data[1]).toMatchObject({ action_type: 'add', before_value: null });
  });

  it('is narrowed to a time, a person, a record, an act and how it ended', async () => {
    const found = async (query: string) => (await scene.call('GET', `log/cms?${query}`)).json().data;
    const soon = Math.floor(Date.now() / 1000) + 600;
    expect(await found(`start_time=${soon}`)).toEqual([]);
    expect((await found(`end_time=${soon}`)).length).toBeGreaterThan(2);
    expect(await found('staff_id=999')).toEqual([]);
    expect(await found('model=item-setting&record_id=1')).toHaveLength(2);
    expect(await found('record_id=2')).toEqual([]);
    expect(await found('action=record.update')).toMatchObject([{ action: 'record.update' }]);
    expect(await found('action=record.&outcome=done')).toHaveLength(2);
    expect(await found('action=record.&outcome=refused')).toEqual([]);
    expect((await found('model=cms')).every(({ model }: { model: string }) => model === 'cms')).toBe(true);
  });

  it('leaves out sign-ins and reads where only changes are asked for', async () => {
    const found = async (query: string): Promise<string[]> =>
      (await scene.call('GET', `log/cms?limit=50&${query}`))
        .json()
        .data.map(({ action }: { action: string }) => action);
    await scene.call('GET', 'environments/dev/orders?number=nobody');
    const all = await found('');
    expect(all.some((action) => action.startsWith('auth.'))).toBe(true);
    expect(await found('changes=1')).toEqual(
      all.filter((action) => !action.startsWith('auth.') && action !== 'order.search'),
    );
  });

  it('tells what one person did of some kind, newest first and part by part', async () => {
    const found = async (query: string) => (await scene.call('GET', `log/cms?${query}`)).json().data;
    const [{ staff_id: staff }] = await found('action=record.');
    const all: number[] = (await found(`staff_id=${staff}`))
      .filter(({ action }: { action: string }) => action.startsWith('record.'))
      .map(({ id }: { id: number }) => id);
    const ids: number[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const address = `log/cms?staff_id=${staff}&action=record.&limit=1&cursor=${encodeURIComponent(cursor)}`;
      const part: Json = (await scene.call('GET', address)).json();
      ids.push(...part.data.map(({ id }: { id: number }) => id));
      cursor = part.next_cursor;
    }
    expect(all.length).toBeGreaterThan(1);
    expect(ids).toEqual(all);
    expect(await found(`staff_id=${staff}&action=nothing.like.it`)).toEqual([]);
  });

  it('goes on where the part before ended, and meets every entry once', async () => {
    const whole = (await scene.call('GET', 'log/cms?limit=100')).json().data;
    const ids: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const part: Json = (
        await scene.call('GET', `log/cms?limit=2&cursor=${encodeURIComponent(cursor)}`)
      ).json();
      ids.push(...part.data.map(({ id }: { id: number }) => id));
      cursor = part.next_cursor;
    }
    expect(ids).toEqual(whole.map(({ id }: { id: number }) => id));
  });

  it('leaves the console as a file whose cells are no formulae, and that is logged', async () => {
    await scene.server.database.query(
      `insert into audit_entry (action, module, record_id, reason) values ('record.update', 'odd', '=1+1', '@sum')`,
    );
    const file = await scene.call('GET', 'log/cms/export?model=odd');
    expect(file.headers['content-disposition']).toBe('attachment; filename="staff-log.csv"');
    expect(file.body.split('\r\n')[1]).toContain(`,record.update,done,odd,'=1+1,,,'@sum,`);
    const [entry] = (await scene.call('GET', 'log/cms?action=log.export')).json().data;
    expect(JSON.parse(entry.after_value)).toMatchObject({ model: 'odd' });
  });

  it('says in a sentence of the reader’s language why something was refused', async () => {
    await scene.server.database.query(
      `insert into audit_entry (action, outcome, reason)
       values ('player.give', 'refused', 'grant_limit'), ('auth.login', 'refused', 'no such reason'), ('player.give', 'done', 'grant_limit')`,
    );
    const refusals = async (language: string) => {
      const headers = { 'accept-language': language };
      const answer = await scene.admin.call('GET', 'log/cms?limit=3', { headers });
      return answer.json<Json>().data.map(({ refusal }: { refusal: string | null }) => refusal);
    };
    expect(await refusals('en')).toEqual([null, null, '…: at most … can be granted at a time.']);
    expect(await refusals('zh-TW')).toEqual([null, null, '「…」單次最多可發放 …。']);
  });

  it('shows an entry in full', async () => {
    const [entry] = (await scene.call('GET', 'log/cms?model=item-setting')).json().data;
    const detail = (await scene.call('GET', `log/cms/detail/item-setting/${entry.id}`)).json();
    expect(detail.data).toMatchObject({ before: { stack_limit: 9999 }, after: { stack_limit: 5 } });
    expect((await scene.call('GET', `log/cms/detail/cms/${entry.id}`)).statusCode).toBe(404);
    expect((await scene.call('GET', 'log/cms/detail/item-setting/999999')).statusCode).toBe(404);
  });

  it('tells how far it reaches', async () => {
    const status = (await scene.call('GET', 'log/status')).json();
    expect(status.cms.entries).toBeGreaterThan(2);
    expect(status.event).toMatchObject({ kept_days: 30 });
  });

  it('calls a record without a name of its own by that of what it gives, as the activity does', async () => {
    const offer = {
      id: 1,
      season_id: 1,
      order: 1,
      limit: { period: 'none' },
      price: [{ asset_kind: 'coin', amount: 1 }],
      reward: [{ asset_kind: 'item', target_id: 1, amount: 5 }],
    };
    const place = 'environments/dev/versions/1.1.0/modules/slg-store-item-setting/records';
    const made = await scene.admin.call('POST', place, { body: { data: offer } });
    expect(made.statusCode).toBe(201);
    const { data } = (await scene.call('GET', 'log/cms?model=slg-store-item-setting')).json();
    expect(data).toMatchObject([{ record_name: { en: 'Lantern 1 ×5', zh: '燈籠 1 ×5' } }]);
  });

  it('is for admins', async () => {
    const qa = await scene.as('qa');
    for (const path of ['log/cms', 'log/status', 'log/cms/detail/cms/1', 'log/cms/export', 'log/event-log'])
      expect((await qa.call('GET', path)).statusCode).toBe(403);
  });
});

describe('the log of presses', () => {
  const send = (body: object | string) => scene.admin.call('POST', 'log/event-log', { body });
  const stored = async () => {
    const { rows } = await scene.server.database.query<{ action: string; target: object }>(
      'select action, target from event_log order by at desc limit 1',
    );
    return rows[0];
  };

  it('keeps what was pressed', async () => {
    const event = { id: 'save', value: '', name: 'Save', Target: '/item-setting/1/edit' };
    expect((await send({ action: 'click', ...event })).json()).toEqual({ success: true });
    expect(await stored()).toEqual({ action: 'click', target: event });
  });

  it('is read newest first, by person and time', async () => {
    const read = async (query = '') => (await scene.call('GET', `log/event-log?${query}`)).json().data;
    expect((await read())[0]).toMatchObject({
      action: 'click', control: 'save', name: 'Save', page: '/item-setting/1/edit', staff_name: 'The admin',
    }); // prettier-ignore
    expect(await read('staff_id=999')).toEqual([]);
    expect(await read(`start_time=${Math.floor(Date.now() / 1000) + 600}`)).toEqual([]);
  });

  it('keeps no secrets', async () => {
    await send({
      action: 'change',
      id: 'new_password',
      value: 'hunter2hunter2',
      name: '',
      Target: '/users/1/edit',
    });
    expect(await stored()).toMatchObject({ action: 'change', target: { id: 'new_password', value: '' } });
  });

  it.each([{ action: 'hover' }, { action: 'click', id: { a: 1 }, value: [1], more: 1 }, '[]', '"x"', {}])(
    'refuses nothing loudly (%j)',
    async (body) => {
      expect((await send(body)).statusCode).toBe(200);
    },
  );

  it('forgets what is old, and the oldest of what is too much', async () => {
    const { database, services } = scene.server;
    await database.query(
      `insert into event_log (at, action, target) values (now() - interval '31 days', 'click', '{"old": 1}')`,
    );
    await services.staffLog.forgetOldEvents();
    const { rows } = await database.query(`select 1 from event_log where target ? 'old'`);
    expect(rows).toEqual([]);
    expect((await scene.call('GET', 'log/status')).json().event.entries).toBeGreaterThan(0);
  });

  it('says what is wrong when it is damaged', async () => {
    const { database } = scene.server;
    await database.query('alter table audit_entry rename to audit_entry_away');
    const answer = await scene.call('GET', 'log/cms');
    await database.query('alter table audit_entry_away rename to audit_entry');
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'log_failed']);
  });
});
