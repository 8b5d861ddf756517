import type { RecordData } from '@quartermaster/domain/core/json';
import { ROLES } from '@quartermaster/domain/core/module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/outcome-of.ts';
import type { Json } from '../../testing/record-scene.ts';
import { CONFIRMATION, createRedemptionScene, type RedemptionScene } from '../../testing/redemption-scene.ts';

let scene: RedemptionScene;

beforeAll(async () => {
  scene = await createRedemptionScene();
});
afterAll(() => scene.close());

const SLICE = { limit: 50 };
const CODE = /^[2-9BCDFGHJKMNPQRSTVWXYZ]+$/;

const call: RedemptionScene['call'] = (...parts) => scene.call(...parts);
const addBatch: RedemptionScene['addBatch'] = (more) => scene.addBatch(more);
const saveBatch: RedemptionScene['saveBatch'] = (id, more) => scene.saveBatch(id, more);
const generate: RedemptionScene['generate'] = (id) => scene.generate(id);
const generated: RedemptionScene['generated'] = (more) => scene.generated(more);
const redeem: RedemptionScene['redeem'] = (code, accountId, more) => scene.redeem(code, accountId, more);
const store = () => scene.release.server.services.players;
const database = () => scene.release.server.database;
const mailOf = async (accountId: number) => (await store().mails(scene.ref(accountId), SLICE)).rows;
const logOf = async (accountId: number) => (await store().log(scene.ref(accountId), SLICE)).rows;

describe('codes of a batch', () => {
  it('are generated once, with the name of the environment typed, and cannot be misread', async () => {
    const id = await addBatch({ prefix: 'FOX' });
    expect(outcomeOf(await call('POST', `/${id}/generate`, {}))).toEqual([422, 'wrong_confirmation']);
    const all = await Promise.all(
      [1, 2, 3, 4].map(() => call('POST', `/${id}/generate`, { confirmation: CONFIRMATION })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 409)).toHaveLength(3);
    expect(outcomeOf(await generate(id))).toEqual([409, 'code_batch_failed']);
    const codes: string[] = (await call('GET', `/${id}/codes`)).body.data.map(({ code }: Json) => code);
    expect(new Set(codes).size).toBe(5);
    expect(codes.every((code) => code.startsWith('FOX') && CODE.test(code.slice(3)))).toBe(true);
    expect((await call('GET', `/${id}`)).body.batch).toMatchObject({
      state: 'open',
      generated: 5,
      redeemed: 0,
    });
  });

  it('wait until their batch is right', async () => {
    const nothing = await addBatch({ rewards: [] });
    expect(outcomeOf(await generate(nothing))).toEqual([422, 'invalid']);
    const guessable = await addBatch({ code_length: 8, quantity: 1_000_000 });
    expect((await generate(guessable)).body.errors).toHaveProperty('code_length');
    const unknown = await addBatch({ rewards: [{ asset_kind: 'item', target_id: 999_999, amount: 1 }] });
    expect(outcomeOf(await generate(unknown))).toEqual([422, 'unknown_asset']);
    expect(outcomeOf(await call('GET', `/${unknown}/codes`))).toEqual([409, 'code_batch_not_generated']);
    expect(outcomeOf(await generate(999_999))).toEqual([404, 'code_batch_not_found']);
    await generated({ code_type: 'shared', shared_code: 'LANTERN1' });
    const taken = await addBatch({ code_type: 'shared', shared_code: 'LANTERN1', name: 'Another' });
    expect((await generate(taken)).body.errors).toHaveProperty('shared_code');
  });

  it('are drawn to the last one by the process that follows a crash', async () => {
    const id = await addBatch({ quantity: 45_000 });
    await call('POST', `/${id}/generate`, { confirmation: CONFIRMATION });
    expect((await call('GET', `/${id}`)).body.batch).toMatchObject({ state: 'generating' });
    await Promise.all([scene.drawAll(), scene.drawAll()]);
    const { rows } = await database().query(
      `select count(*) as codes, max(no) as last, count(distinct code) as different
         from redemption_code join redemption_batch b on b.id = batch where b.batch_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ codes: 45_000, last: 45_000, different: 45_000 }]);
    expect((await call('GET', `/${id}/codes.csv`)).body.trim().split('\r\n')).toHaveLength(45_001);
  });

  it('are found by what they begin with, page by page', async () => {
    const { id, codes } = await generated();
    const [code = ''] = codes;
    const found = await call('GET', `/${id}/codes?q=${code.toLowerCase().slice(0, 8)}`);
    expect(found.body.data).toMatchObject([{ code, state: 'unused' }]);
    const first = await call('GET', `/${id}/codes?limit=3`);
    const rest = await call('GET', `/${id}/codes?limit=3&cursor=${first.body.next_cursor}`);
    expect([...first.body.data, ...rest.body.data].map((row: Json) => row.code)).toEqual(codes);
    expect(rest.body.next_cursor).toBeNull();
  });
});

describe('a code alone', () => {
  const find = (q: string, as?: 'admin' | 'cs') =>
    call('GET', `/../redemption-codes?q=${encodeURIComponent(q)}`, undefined, as);

  it('leads to its batch, however it is typed', async () => {
    await generated();
    const { id, codes } = await generated({ name: 'Lantern night' });
    const [code = ''] = codes;
    await redeem(code, 7);
    const typed = `${code.slice(0, 4)}-${code.slice(4).toLowerCase()} `;
    const { body } = await find(typed);
    expect(body.data).toMatchObject([
      { code, batch_id: id, batch_name: 'Lantern night', state: 'used', server_id: 1, account_id: 7 },
    ]);
  });

  it('that does not exist is not found, and others than admins do not look', async () => {
    expect((await find('NOSUCHCODE')).body.data).toEqual([]);
    expect((await find(' - ')).body.data).toEqual([]);
    expect((await find('')).status).toBe(422);
    expect(outcomeOf(await find('LANTERN', 'cs'))).toEqual([403, 'forbidden']);
  });
});

describe('a player who redeems', () => {
  it('gets the rewards by mail, once for each request', async () => {
    const { id, codes } = await generated();
    const typed = ` ${codes[0]?.toLowerCase()} `;
    const first = await redeem(typed, 1, { request_id: 'once' });
    expect(first).toMatchObject({
      status: 200,
      body: { batch_id: id, rewards: [{ asset_kind: 'gem', amount: 100 }] },
    });
    expect(await redeem(typed, 1, { request_id: 'once' })).toEqual(first);
    expect(outcomeOf(await redeem(codes[1], 1, { request_id: 'once' }))).toEqual([422, 'key_reused']);
    expect(await mailOf(1)).toMatchObject([
      { mail_id: first.body.mail_id, source_module: 'code-redeem-setting', source_id: String(id) },
    ]);
    const { body } = await call('GET', `/${id}/redemptions`);
    expect(body.data).toMatchObject([{ account_id: 1, server_id: 1, name: 'Ash 1', code: codes[0] }]);
    expect((await logOf(1))[0]).toMatchObject({ system_id: 20, sub_system_id: 1, reason_param_1: id });
  });

  it('hears of every other outcome in words', async () => {
    const { id, codes } = await generated({ per_user_limit: 1 });
    const [a, b, c] = codes;
    expect(outcomeOf(await redeem('  ', 2))).toEqual([422, 'code_empty']);
    expect((await redeem('NOSUCHCODE', 2)).body).toMatchObject({
      code: 'code_invalid',
      message: '兌換碼無效。',
    });
    await redeem(a, 2);
    expect(outcomeOf(await redeem(a, 3))).toEqual([409, 'code_redeemed']);
    expect(outcomeOf(await redeem(b, 2))).toEqual([409, 'code_batch_redeemed']);
    await saveBatch(id, { status: 'not_open' });
    expect(outcomeOf(await redeem(b, 3))).toEqual([422, 'code_expired']);
    expect((await logOf(3))[0]).toMatchObject({
      after_value: 'batch_inactive',
      reason_param_2: 3,
      data: { batch_id: id },
    });
    await saveBatch(id, { status: 'suspended' });
    expect(outcomeOf(await redeem(b, 3))).toEqual([422, 'code_suspended']);
    const past = { start_date: '2020-01-01 00:00:00', end_date: '2020-02-01 00:00:00' };
    await saveBatch(id, { timeslot: { type: 'limited_period', periods: [past] } });
    expect(outcomeOf(await redeem(c, 3))).toEqual([422, 'code_expired']);
    expect((await logOf(3))[0]).toMatchObject({ after_value: 'batch_closed' });
    await saveBatch(id, {});
    expect(outcomeOf(await redeem(c, 3))).toEqual([200, undefined]);
    const shared = await generated({ code_type: 'shared', shared_code: 'HEARTH', quantity: 1 });
    expect((await redeem('hearth', 2)).body.batch_id).toBe(shared.id);
    expect(outcomeOf(await redeem('HEARTH', 3))).toEqual([422, 'code_batch_limit']);
    expect((await call('GET', `/${shared.id}/codes`)).body.data).toMatchObject([{ state: 'used', uses: 1 }]);
    expect(outcomeOf(await redeem(b, 999))).toEqual([404, 'user_not_found']);
    expect(outcomeOf(await redeem(b, 1, { server_id: 9 }))).toEqual([404, 'server_not_found']);
    expect((await logOf(3))[0]).toMatchObject({
      sub_system_id: 2,
      after_value: 'code_batch_limit',
      reason_param_2: 4,
    });
  });

  it('redeems as the batch was when its codes were generated', async () => {
    const { id, codes } = await generated({ server_ids: [2], exclusive_group: 7 });
    expect(outcomeOf(await redeem(codes[0], 4))).toEqual([422, 'code_expired']);
    expect((await logOf(4))[0]).toMatchObject({ after_value: 'other_server' });
    const phones = await generated({ platforms: ['ios'], exclusive_group: 7 });
    expect(outcomeOf(await redeem(phones.codes[0], 4, { platform: 'pc' }))).toEqual([422, 'code_expired']);
    expect((await logOf(4))[0]).toMatchObject({ after_value: 'other_platform' });
    await saveBatch(phones.id, { rewards: [{ asset_kind: 'gem', amount: 99_999 }], platforms: ['pc'] });
    const given = await redeem(phones.codes[0], 4, { platform: 'ios' });
    expect(given.body.rewards).toEqual([{ asset_kind: 'gem', target_id: null, amount: 100 }]);
    const { body } = await call('GET', `/${phones.id}`);
    expect(body.batch).toMatchObject({
      redeemed: 1,
      changed_since: ['exclusive_group', 'rewards', 'platforms'],
    });
    const sibling = await generated({ exclusive_group: 7 });
    expect(outcomeOf(await redeem(sibling.codes[0], 4))).toEqual([409, 'code_batch_redeemed']);
    expect(id).not.toBe(sibling.id);
  });

  it('keeps what its codes were generated with, through every way of writing the setting', async () => {
    const recordId = String((await generated()).id);
    const { records } = scene.release.server.services;
    const address = { env: 'production', version: '1.0.0', module: 'code-redeem-setting' };
    const { data, revision: baseRevision } = (await records.read(address, recordId)).record;
    const save = (more: RecordData) => {
      const edit = { recordId, data: { ...data, ...more }, baseRevision };
      return records.update(address, edit, scene.release.actor, { confirmation: CONFIRMATION });
    };
    const fixed = [{ path: 'quantity', code: 'fixed' }];
    await expect(save({ quantity: 6 })).rejects.toMatchObject({ code: 'invalid', issues: fixed });
    await save({ name: 'Lanterns' });
  });

  it('is never one too many, though sixteen come at once', async () => {
    const { id } = await generated({ code_type: 'shared', shared_code: 'SIXTEEN', quantity: 5 });
    const many = await Promise.all(Array.from({ length: 16 }, (_, index) => redeem('SIXTEEN', 10 + index)));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(many.filter(({ body }) => body.code === 'code_batch_limit')).toHaveLength(11);
    expect((await call('GET', `/${id}`)).body.batch.redeemed).toBe(5);
    const one = await generated();
    const race = await Promise.all(
      Array.from({ length: 16 }, (_, index) => redeem(one.codes[0], 10 + index)),
    );
    expect(race.filter(({ status }) => status === 200)).toHaveLength(1);
    const greedy = await Promise.all(one.codes.slice(1).map((code) => redeem(code, 30)));
    expect(greedy.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await mailOf(30)).toHaveLength(1);
  });

  it('sends nothing forged', async () => {
    expect((await redeem('A'.repeat(101), 5)).status).toBe(422);
    expect((await redeem('X', -1)).status).toBe(422);
    expect((await redeem('X', 5, { platform: 'toaster' })).status).toBe(422);
    expect(outcomeOf(await redeem("' or 1=1 --", 5))).toEqual([422, 'code_invalid']);
    const stranger = await scene.release.server.app.inject({
      method: 'POST',
      url: '/api/v1/game/redemptions',
      headers: { authorization: 'Bearer qm_forged' },
      payload: {},
    });
    expect(stranger.statusCode).toBe(401);
  });
});

describe('a batch', () => {
  it('is stopped at once, and reopened with its environment typed', async () => {
    const { id, codes } = await generated();
    await redeem(codes[0], 6);
    const reason = 'The list leaked';
    const stopped = await call('POST', `/${id}/stop`, { reason });
    expect(stopped.body.batch).toMatchObject({ state: 'stopped', stop: { reason, by: expect.any(String) } });
    expect(outcomeOf(await redeem(codes[1], 7))).toEqual([422, 'code_suspended']);
    expect(outcomeOf(await call('POST', `/${id}/reopen`, { reason }))).toEqual([422, 'wrong_confirmation']);
    const body = { reason: 'It had not', confirmation: CONFIRMATION };
    expect((await call('POST', `/${id}/reopen`, body)).body.batch).toMatchObject({
      state: 'open',
      stop: null,
    });
    expect((await redeem(codes[1], 7)).status).toBe(200);
    const { rows } = await database().query(
      `select action, outcome, reason from audit_entry where record_id = $1 and module = 'code-redeem-setting' and action like 'redemption%' order by id`,
      [String(id)],
    );
    expect(rows).toMatchObject([
      { action: 'redemption_batch.generate', outcome: 'done' },
      { action: 'redemption_batch.stop', reason },
      { action: 'redemption_batch.reopen', outcome: 'refused', reason: 'wrong_confirmation' },
      { action: 'redemption_batch.reopen', outcome: 'done', reason: 'It had not' },
    ]);
  });

  it('has codes that can be suspended one by one, until they are used', async () => {
    const { id, codes } = await generated();
    expect((await call('POST', `/${id}/codes/1/suspend`)).body).toMatchObject({ state: 'suspended' });
    expect(outcomeOf(await redeem(codes[0], 8))).toEqual([422, 'code_suspended']);
    expect((await call('POST', `/${id}/codes/1/restore`)).body).toMatchObject({ state: 'unused' });
    expect((await redeem(codes[0], 8)).status).toBe(200);
    expect(outcomeOf(await call('POST', `/${id}/codes/1/suspend`))).toEqual([409, 'code_redeemed']);
    expect(outcomeOf(await call('POST', `/${id}/codes/9/suspend`))).toEqual([404, 'code_not_found']);
  });

  it('is listed with what became of it, for admins alone', async () => {
    const { body } = await call('GET', '?limit=2');
    expect(body.data).toHaveLength(2);
    expect(body.data[0]).toMatchObject({ batch_id: expect.any(Number), state: 'open' });
    const next = await call('GET', `?limit=2&cursor=${body.next_cursor}`);
    expect(next.body.data[0].batch_id).toBeLessThan(body.data[1].batch_id);
    for (const role of ROLES.filter((other) => other !== 'admin'))
      expect((await call('GET', '', undefined, role)).status).toBe(403);
  });
});
