import { randomUUID } from 'node:crypto';
import { ROLES } from '@quartermaster/domain/core/module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeliveryScene, type DeliveryScene } from '../../testing/delivery-scene.ts';

const PLAYERS = 2500;

let scene: DeliveryScene;

beforeAll(async () => {
  scene = await createDeliveryScene();
  await scene.fill(PLAYERS);
});
afterAll(() => scene.close());

const everybody = { kind: 'everybody', servers: [1] } as const;
const listed = (...ids: string[]) => ({ kind: 'ids', servers: [1], ids });

describe('a list', () => {
  it('is frozen, and its bad rows are excluded', async () => {
    const id = await scene.prepare({ recipients: listed('1:1', '2', 'nonsense', '999999', '2') });
    const { body } = await scene.call('GET', `/${id}`);
    expect(body).toMatchObject({
      state: 'draft',
      is_frozen: true,
      counts: { total: 2, waiting: 2, rejected: 3 },
      totals: [{ asset_kind: 'coin', target_id: null, amount: 200 }],
    });
    expect(body.asked).toEqual({ kind: 'ids', servers: [1] });
    const rejects = await scene.call('GET', `/${id}/rejects`);
    expect(rejects.body.data).toEqual([
      { row: 3, text: 'nonsense', reason: 'malformed' },
      { row: 4, text: '999999', reason: 'nobody' },
      { row: 5, text: '2', reason: 'duplicate' },
    ]);
  });

  it('holds the players that a condition finds at that moment, and none who match later', async () => {
    const recipients = { kind: 'condition', servers: [1], filters: { level_from: 1, level_to: 1 } };
    const id = await scene.prepare({ recipients });
    const { body } = await scene.call('GET', `/${id}`);
    expect(body.counts.total).toBe(PLAYERS);
    await scene.work(id);
    expect((await scene.call('GET', `/${id}`)).body.counts.total).toBe(PLAYERS);
  });

  it('is refused where it names an unknown server, no player, or too much', async () => {
    const refuse = async (more: object) => {
      const { status, body } = await scene.call('POST', '', scene.letter(more));
      return [status, body.code];
    };
    expect(await refuse({ recipients: { kind: 'everybody', servers: [7] } })).toEqual([
      404,
      'server_not_found',
    ]);
    expect(await refuse({ recipients: listed() })).toEqual([422, 'invalid']);
    expect(await refuse({ rewards: [{ asset_kind: 'coin', amount: -1 }] })).toEqual([422, 'invalid']);
    expect(await refuse({ rewards: [{ asset_kind: 'coin', amount: 1e12 }] })).toEqual([422, 'invalid']);
    expect(await refuse({ title: { en: 'Only English' } })).toEqual([422, 'invalid']);
    expect(await refuse({ state: 'sent' })).toEqual([422, 'invalid']);
    const id = await scene.prepare({ recipients: listed('nobody at all') });
    expect(await scene.decide(id, 'send')).toMatchObject({
      status: 422,
      body: { code: 'recipient_required' },
    });
  });

  it('is made once for one key', async () => {
    const key = randomUUID();
    const [first, again] = [
      await scene.call('POST', '', scene.letter({}), { key }),
      await scene.call('POST', '', scene.letter({}), { key }),
    ];
    expect(again.body.delivery_id).toBe(first.body.delivery_id);
  });
});

describe('a draft', () => {
  const recipients = listed('1', 'nonsense');

  it('is returned with its excluded rows, by their numbers in the list', async () => {
    const id = await scene.prepare({ recipients: listed('nonsense', '1', '999999999', '2') });
    const { data } = (await scene.call('GET', `/${id}/rejects`)).body;
    const { ids } = (await scene.call('GET', `/${id}/written`)).body.recipients;
    expect(ids).toEqual(['nonsense', '1:1', '999999999', '1:2']);
    expect(data.map(({ row, text }: { row: number; text: string }) => [ids[row - 1], text])).toEqual([
      ['nonsense', 'nonsense'],
      ['999999999', '999999999'],
    ]);
  });

  it('is written again, with another list', async () => {
    const id = await scene.prepare({ recipients });
    const { body: before } = await scene.call('GET', `/${id}`);
    const written = await scene.call('GET', `/${id}/written`);
    expect(written.body).toMatchObject({
      title: { en: 'A gift' },
      recipients: { kind: 'ids', servers: [1], ids: ['1:1', 'nonsense'] },
    });
    const condition = { kind: 'condition', servers: [1], q: '', by: 'any', filters: { level_to: 9 } };
    const next = { ...scene.letter({ recipients: condition }), revision: before.revision };
    const changed = await scene.call('PUT', `/${id}`, next);
    expect(changed.body).toMatchObject({ is_frozen: false, counts: { total: 0, rejected: 0 } });
    expect(await scene.call('PUT', `/${id}`, { ...next, revision: changed.body.revision })).toMatchObject({
      status: 409,
      body: { code: 'recipients_gathering' },
    });
    await scene.work(id);
    expect((await scene.call('GET', `/${id}`)).body.counts).toMatchObject({ total: PLAYERS, rejected: 0 });
    expect((await scene.call('GET', `/${id}/written`)).body.recipients).toEqual(condition);
    expect((await scene.audit(id)).at(-1)).toBe('delivery.update');
  });

  it('keeps its recipients after a person edited it who sees its search masked', async () => {
    const condition = { kind: 'condition', servers: [1], q: 'ada@example.com', by: 'email', filters: {} };
    const id = await scene.prepare({ recipients: condition });
    const asked = async (of: number) => (await scene.call('GET', `/${of}/written`)).body.recipients;
    const masked = await scene.call('GET', `/${id}/written`, undefined, { as: 'low_cs' });
    expect(masked.body.recipients.q).toBe('a•••@e•••.com');
    const written = scene.letter({ recipients: { ...masked.body.recipients, filters: { level_to: 9 } } });
    await scene.call('PUT', `/${id}`, { ...written, revision: 1 }, { as: 'low_cs' });
    expect(await asked(id)).toEqual({ ...condition, filters: { level_to: 9 } });
    const copy = await scene.call('POST', '', { ...written, copy_of: id }, { as: 'low_cs' });
    expect(copy.body.asked.q).toBe('a•••@e•••.com');
    expect(await asked(copy.body.delivery_id)).toEqual({ ...condition, filters: { level_to: 9 } });
    await scene.work(id);
    const other = { ...written, recipients: { ...condition, q: 'b@example.com' }, revision: 2 };
    const refused = await scene.call('PUT', `/${id}`, other, { as: 'low_cs' });
    expect([refused.status, refused.body.code]).toEqual([403, 'personal_condition']);
    await scene.call('PUT', `/${id}`, other);
    expect(await asked(id)).toMatchObject({ q: 'b@example.com' });
  });

  it('is not, once another person did, or it was sent', async () => {
    const id = await scene.prepare({ recipients });
    const moved = { status: 409, body: { code: 'delivery_moved_on' } };
    const next = { ...scene.letter({ recipients }), revision: 1 };
    expect(await scene.call('PUT', `/${id}`, { ...next, revision: 2 })).toMatchObject(moved);
    await scene.decide(id, 'send');
    expect(await scene.call('PUT', `/${id}`, { ...next, revision: 2 })).toMatchObject(moved);
  });

  it('is open until it was sent', async () => {
    const id = await scene.prepare({ recipients });
    const isListed = async () => {
      const { body } = await scene.call('GET', '?state=open');
      return body.data.some((row: { delivery_id: number }) => row.delivery_id === id);
    };
    expect(await isListed()).toBe(true);
    await scene.decide(id, 'send');
    await scene.work(id);
    expect(await isListed()).toBe(false);
  });
});

describe('a dry run', () => {
  it('shows the mail as players read it and what is against it, and changes nothing', async () => {
    const title = { en: 'Dear {player}', zh: '{player} 您好', jp: '{player} さん' };
    const rewards = [{ asset_kind: 'gold', amount: 5 }];
    const id = await scene.prepare({ title, rewards, recipients: listed('1') });
    const { body } = await scene.call('POST', `/${id}/dry-run`, {}, { as: 'low_cs' });
    expect(body.samples).toMatchObject([
      { account_id: 1, title: { en: 'Dear Ash "1"', zh: 'Ash "1" 您好' } },
    ]);
    expect(body.problems).toMatchObject([{ code: 'not_grantable' }]);
    expect(await scene.call('POST', `/${id}/dry-run`, {})).toMatchObject({ body: { problems: [] } });
    expect(await scene.mails(id)).toEqual([]);
  });

  it('warns of a name in braces that reaches players as written', async () => {
    const body = { en: 'Dear {playr}', zh: '{player} 您好', jp: '{player}さん' };
    const id = await scene.prepare({ body, recipients: listed('1') });
    const trial = (await scene.call('POST', `/${id}/dry-run`, {})).body;
    expect(trial.problems).toEqual([]);
    expect(trial.warnings).toMatchObject([{ code: 'unknown_placeholder' }]);
    expect(trial.warnings[0].message).toContain('{playr}');
    expect(trial.warnings[0].message).toContain('{player}');
  });

  it('counts all copies together against what a person may give on a day', async () => {
    const id = await scene.prepare({ rewards: [{ asset_kind: 'gold', amount: 5 }], recipients: everybody });
    const { body } = await scene.call('POST', `/${id}/dry-run`, {});
    expect(body.problems).toMatchObject([{ code: 'daily_grant_limit' }]);
    expect(await scene.decide(id, 'send')).toMatchObject({
      status: 422,
      body: { code: 'daily_grant_limit' },
    });
    expect((await scene.call('GET', `/${id}`)).body.state).toBe('draft');
  });
});

describe('a recall', () => {
  it('takes back what was not claimed, and gives room on the day for it', async () => {
    const given = await scene.given('coin');
    const id = await scene.prepare({ recipients: listed('30', '31', '32') });
    await scene.decide(id, 'send');
    await scene.work(id);
    expect(await scene.given('coin')).toBe(given + 300);
    await scene.claim(id, 31);
    await scene.decide(id, 'recall');
    await scene.work(id);
    const { body } = await scene.call('GET', `/${id}`);
    expect(body).toMatchObject({ state: 'recalled', counts: { recalled: 2, kept: 1, sent: 0 } });
    expect((await scene.mails(id)).map(({ state }) => state)).toEqual(['recalled', 'claimed', 'recalled']);
    expect(await scene.given('coin')).toBe(given + 100);
    const file = await scene.file(id);
    expect(
      file
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',').slice(0, 3)),
    ).toEqual([
      ['1', '30', 'recalled'],
      ['1', '31', 'kept'],
      ['1', '32', 'recalled'],
    ]);
  });
});

describe('a decision', () => {
  it('is refused where the delivery has moved on or does not allow it', async () => {
    const id = await scene.prepare({ recipients: listed('1') });
    const moved = { status: 409, body: { code: 'delivery_moved_on' } };
    for (const decision of ['pause', 'resume', 'recall'] as const)
      expect(await scene.decide(id, decision)).toMatchObject(moved);
    const answers = await Promise.all([
      scene.decide(id, 'send', { revision: 1 }),
      scene.decide(id, 'send', { revision: 1 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await scene.decide(id, 'cancel', { revision: 1 })).toMatchObject(moved);
    expect(await scene.decide(999_999, 'send', { revision: 1 })).toMatchObject({ status: 404 });
  });

  it('needs a reason where mail is sent, kept back or taken back, and the log keeps it', async () => {
    const id = await scene.prepare({ recipients: listed('1') });
    const missing = {
      status: 422,
      body: { code: 'invalid', issues: [{ path: 'reason', code: 'required' }] },
    };
    for (const decision of ['send', 'cancel', 'recall'] as const)
      expect(await scene.decide(id, decision, { reason: undefined })).toMatchObject(missing);
    await scene.decide(id, 'send', { reason: 'A gift for the long wait' });
    await scene.work(id);
    await scene.decide(id, 'recall', { reason: 'The wrong players' });
    expect(await scene.reasons(id)).toEqual(['A gift for the long wait', 'The wrong players']);
  });

  it('is made by admins and junior support alone', async () => {
    const id = await scene.prepare({ recipients: listed('1') });
    for (const as of ROLES) {
      const { status } = await scene.call('GET', `/${id}`, undefined, { as });
      expect([as, status]).toEqual([as, ['admin', 'low_cs'].includes(as) ? 200 : 403]);
    }
    expect(await scene.audit(id)).toEqual(['delivery.create']);
  });
});
