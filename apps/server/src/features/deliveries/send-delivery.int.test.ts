import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeliveryScene, type DeliveryScene } from '../../testing/delivery-scene.ts';
import { findDelivery } from './deliveries.repo.ts';
import { BEFORE_ALL } from './recipients.repo.ts';
import { BATCH_SIZE, sendBatch, sendDelivery } from './send-delivery.ts';

const PLAYERS = 2500;

let scene: DeliveryScene;

beforeAll(async () => {
  scene = await createDeliveryScene();
  await scene.fill(PLAYERS);
});
afterAll(() => scene.close());

const everybody = { kind: 'everybody', servers: [1] } as const;
const listed = (...ids: string[]) => ({ kind: 'ids', servers: [1], ids });

describe('sending', () => {
  it('reaches every recipient once, with two workers, interrupted and begun again', async () => {
    const id = await scene.prepare({ recipients: everybody });
    await scene.decide(id, 'send');
    const delivery = await findDelivery(scene.deps.database, id);
    if (delivery === null) throw new Error('There is no delivery.');
    // A worker that dies between two batches: the first hundredth is out, and was checked…
    await sendBatch(scene.deps, delivery, BEFORE_ALL);
    await sendBatch(scene.deps, delivery, BEFORE_ALL);
    // …and one that dies in the middle of one, after the mails were written.
    const broken = scene.breakingStore(() => new Error('The power went out.'));
    await expect(sendBatch({ playerStore: broken }, delivery, BEFORE_ALL)).rejects.toThrow('power');
    await Promise.all([
      sendDelivery(scene.deps, id),
      sendDelivery(scene.deps, id),
      sendDelivery(scene.deps, id),
    ]);
    await sendDelivery(scene.deps, id);
    const { body } = await scene.call('GET', `/${id}`);
    expect(body).toMatchObject({ state: 'sent', counts: { total: PLAYERS, sent: PLAYERS, waiting: 0 } });
    const accounts = (await scene.mails(id)).map(({ account_id: account }) => account);
    expect([accounts.length, new Set(accounts).size]).toEqual([PLAYERS, PLAYERS]);
    const [, ...lines] = (await scene.file(id)).trimEnd().split('\r\n');
    expect(new Set(lines.map((line) => line.split(',')[1])).size).toBe(PLAYERS);
  });

  it('gives no player a second mail even where the list forgot', async () => {
    const id = await scene.prepare({ recipients: listed('1', '2') });
    await scene.decide(id, 'send');
    await scene.work(id);
    await scene.deps.database.query(
      `with forgotten as (update delivery_recipient set state = 'waiting', mail_id = null where delivery_id = $1)
       update delivery set state = 'sending', waiting = 2, sent = 0 where id = $1`,
      [id],
    );
    await scene.work(id);
    expect((await scene.mails(id)).length).toBe(2);
    expect((await scene.call('GET', `/${id}`)).body.counts).toMatchObject({ sent: 2, waiting: 0 });
  });

  it('writes the name of who reads it', async () => {
    const body = { en: '{player}, here', zh: '{player}', jp: '{player}' };
    const id = await scene.prepare({ body, recipients: listed('1') });
    await scene.decide(id, 'send');
    await scene.work(id);
    expect(await scene.mails(id)).toMatchObject([{ body: { en: 'Ash "1", here' } }]);
  });

  it('is held when a recipient of the first batch cannot be reached, and goes on when resumed', async () => {
    const id = await scene.prepare({ recipients: listed('10', '11', '12') });
    await scene.status(10, 'deleted');
    await scene.decide(id, 'send');
    await scene.work(id);
    const held = await scene.call('GET', `/${id}`);
    expect(held.body).toMatchObject({ state: 'held', problem: 'canary', counts: { skipped: 1, waiting: 2 } });
    await scene.decide(id, 'resume');
    await scene.work(id);
    const { body } = await scene.call('GET', `/${id}`);
    expect(body).toMatchObject({ state: 'sent', problem: null, counts: { skipped: 1, sent: 2 } });
    await scene.status(10, 'active');
  });

  it('is held by what the database refuses, and by nothing that passes', async () => {
    const id = await scene.prepare({ recipients: listed('20', '21') });
    await scene.decide(id, 'send');
    const refusal = (code: string) => Object.assign(new Error('refused'), { code, severity: 'ERROR' });
    const busy = scene.breakingStore(() => refusal('40P01'));
    await expect(sendDelivery({ ...scene.deps, playerStore: busy }, id)).rejects.toThrow('refused');
    expect((await scene.call('GET', `/${id}`)).body.state).toBe('sending');
    const wrong = scene.breakingStore(() => refusal('23514'));
    const lines: string[] = [];
    const logger = pino({}, { write: (line) => void lines.push(line) });
    await sendDelivery({ ...scene.deps, logger, playerStore: wrong }, id);
    expect(lines).toEqual([expect.stringContaining('"message":"refused"')]);
    expect((await scene.call('GET', `/${id}`)).body).toMatchObject({ state: 'held', problem: 'failed' });
    expect(await scene.mails(id)).toEqual([]);
    await scene.decide(id, 'resume');
    await scene.work(id);
    expect((await scene.mails(id)).length).toBe(2);
  });

  it('pauses between two batches, goes on, and can be cancelled', async () => {
    const id = await scene.prepare({ recipients: everybody });
    await scene.decide(id, 'send');
    const delivery = await findDelivery(scene.deps.database, id);
    if (delivery === null) throw new Error('There is no delivery.');
    await sendBatch(scene.deps, delivery, BEFORE_ALL);
    await scene.decide(id, 'pause');
    await scene.work(id);
    const first = (await scene.mails(id)).length;
    expect(first).toBeLessThan(BATCH_SIZE);
    await scene.decide(id, 'resume');
    await scene.decide(id, 'cancel');
    await scene.work(id);
    const { state, counts } = (await scene.call('GET', `/${id}`)).body;
    expect([state, counts]).toMatchObject(['cancelled', { waiting: 0, sent: first }]);
    expect(counts.unsent).toBe(counts.total - first);
    expect((await scene.mails(id)).length).toBe(first);
    const left = await scene.call('GET', `/${id}/recipients?state=unsent&limit=2`);
    expect(left.body.data).toMatchObject([{ state: 'unsent', mail_id: null }, { state: 'unsent' }]);
    expect((await scene.call('GET', `/${id}/recipients?state=waiting`)).body.data).toEqual([]);
    expect(await scene.file(id)).toContain(',unsent,');
  });

  it('waits for its time', async () => {
    const id = await scene.prepare({ recipients: listed('1'), send_at: '2199-01-01 00:00:00' });
    await scene.decide(id, 'send');
    await scene.runDue();
    expect((await scene.call('GET', `/${id}`)).body.state).toBe('scheduled');
    await scene.deps.database.query('update delivery set send_at = now() where id = $1', [id]);
    await scene.runDue();
    await scene.work(id);
    expect((await scene.call('GET', `/${id}`)).body.state).toBe('sent');
  });
});
