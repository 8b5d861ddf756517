import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCommandScene, type CommandScene } from '../../testing/command-scene.ts';
import { outcomeOf } from '../../testing/outcome-of.ts';
import type { Answer } from '../../testing/record-scene.ts';

const PHONE = 'device:8f2c';
const TABLET = 'device:77ab';
const GOOGLE = { provider: 'google', id: 'g-100', linked_at: '2026-01-01 00:00:00' };
const HANDLES = [PHONE, TABLET, 'google:g-100', 'email:ash@example.com', 'ip:203.0.113.7'];

let scene: CommandScene;
let from = 0;
let to = 0;

beforeAll(async () => {
  scene = await createCommandScene();
});
beforeEach(async () => {
  from += 1;
  to = from + 100_000;
  await scene.add(
    { accountId: from, name: `Ash ${from}`, handles: HANDLES },
    { accountId: to, name: `Birch ${from}`, handles: ['device:c0de', 'ip:198.51.100.2'] },
  );
  await database().query(
    `update player.account set profile = jsonb_build_object('email', 'ash@example.com', 'third_party_ids', $2::jsonb)
      where account_id = $1`,
    [from, JSON.stringify([GOOGLE])],
  );
});
afterAll(() => scene.close());

const database = () => scene.release.server.database;
const move = (ask = {}) =>
  scene.run('move_device', { device: '8F2C', to_account_id: to }, { account: from, ...ask });
const merge = () => scene.run('merge_account', { to_account_id: to }, { account: from });
const undo = (id: string) => scene.undo(id, { account: from });
const personal = async (account: number) => {
  const found = await scene.release.server.services.players.summary(scene.ref(account));
  if (found === null) throw new Error('The player is gone.');
  return found.personal;
};
const devices = async () => [(await personal(from)).devices, (await personal(to)).devices];
const revisions = async () => [await scene.revision(from), await scene.revision(to)];

describe('a device', () => {
  it('goes to another player, both shown before, both changed, told and remembered', async () => {
    const shown = await scene.preview(
      'move_device',
      { device: '8F2C', to_account_id: to },
      { account: from },
    );
    const [ash, birch] = [
      { account_id: from, name: `Ash ${from}` },
      { account_id: to, name: `Birch ${from}` },
    ];
    expect(shown.body.lines).toMatchObject([
      { subject: 'device', player: ash, before: { device_id: '8f2c' }, after: null },
      { subject: 'device', player: birch, before: null, after: { device_id: '8f2c' } },
    ]);
    expect(await devices()).toEqual([['8f2c', '77ab'], ['c0de']]);
    const { body } = await move();
    expect(body.lines).toEqual(shown.body.lines);
    expect(await devices()).toEqual([['77ab'], ['c0de', '8f2c']]);
    expect(await revisions()).toEqual([2, 2]);
    const { rows } = await database().query(
      `select record_id, after ->> 'command_id' as command from audit_entry where action = 'player.move_device'
        and outcome = 'done' and record_id = any($1) order by record_id`,
      [[`1:${from}`, `1:${to}`]],
    );
    expect(rows.map(({ command }) => command)).toEqual([body.command_id, body.command_id]);
    const logs = await database().query(
      `select account_id, reason_param_2 as other from player.log where account_id = any($1) order by account_id`,
      [[from, to]],
    );
    expect(logs.rows).toEqual([
      { account_id: from, other: to },
      { account_id: to, other: from },
    ]);
  });

  it('is listed with what was done to either, and is undone where it was done', async () => {
    const { body } = await move();
    const listed = (account: number) => scene.list(account);
    expect(await listed(from)).toMatchObject([{ kind: 'move_device', can_undo: true }]);
    expect(await listed(to)).toMatchObject([{ kind: 'move_device', can_undo: false }]);
    expect((await undo(body.command_id)).status).toBe(200);
    expect(await devices()).toEqual([['77ab', '8f2c'], ['c0de']]);
    expect(await listed(to)).toMatchObject([{ kind: 'undo' }, { kind: 'move_device' }]);
  });

  it('that the other has lost since cannot come back', async () => {
    const { body } = await move();
    await scene.run('unlink_device', { device: '8f2c' }, { account: to });
    expect(outcomeOf(await undo(body.command_id))).toEqual([404, 'not_owned']);
    expect(await devices()).toEqual([['77ab'], ['c0de']]);
  });

  it.each([
    ['is bound there already', 'other', `array['${PHONE}']`, 'active', [409, 'device_bound']],
    ['would go to somebody deleted', 'other', `'{}'`, 'deleted', [409, 'other_player_deleted']],
    ['would stay where it is', 'same', `'{}'`, 'active', [422, 'same_player']],
    ['would go to nobody of this server', 'nobody', `'{}'`, 'active', [404, 'user_not_found']],
  ] as const)('that %s is refused', async (_, target, handles, status, refusal) => {
    await database().query(
      `update player.account set handles = handles || ${handles}::text[], status = $2 where account_id = $1`,
      [to, status],
    );
    const before = await devices();
    const params = { device: '8f2c', to_account_id: { other: to, same: from, nobody: 555_555 }[target] };
    expect(outcomeOf(await scene.run('move_device', params, { account: from }))).toEqual(refusal);
    expect(outcomeOf(await scene.preview('move_device', params, { account: from }))).toEqual(refusal);
    expect(await devices()).toEqual(before);
  });

  it('moves once for each key', async () => {
    const ask = { key: `move-${from}`, revision: 1 };
    const first = await move(ask);
    await database().query('delete from idempotency_key');
    expect((await move(ask)).body.command_id).toBe(first.body.command_id);
    expect(await revisions()).toEqual([2, 2]);
  });

  it('counts both players towards the limits of the day', async () => {
    await database().query('delete from staff_day_player');
    await move();
    const { rows } = await database().query('select account_id from staff_day_player order by account_id');
    expect(rows).toEqual([{ account_id: from }, { account_id: to }]);
  });
});

describe('sixteen moves at once, to and fro', () => {
  it('never wait for each other crosswise, and lose no device', async () => {
    const attempts = Array.from({ length: 16 }, async (_, index) => {
      const [account, target, device] = index % 2 === 0 ? [from, to, '77ab'] : [to, from, 'c0de'];
      for (;;) {
        const params = { device, to_account_id: target };
        const answer: Answer = await scene.run('move_device', params, { account });
        if (answer.body.code !== 'player_changed') return answer.status;
      }
    });
    const statuses = await Promise.all(attempts);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(statuses.every((status) => [200, 404].includes(status))).toBe(true);
    expect((await devices()).flat().toSorted()).toEqual(['77ab', '8f2c', 'c0de']);
  });
});

describe('a merge', () => {
  it('hands over everything to sign in with, and says what is left behind', async () => {
    await scene.run('change_wallet', { asset_kind: 'gem', delta: 120 }, { account: from });
    const { body } = await merge();
    expect(await personal(from)).toMatchObject({ devices: [], third_party_ids: [], email: null });
    expect(await personal(to)).toMatchObject({
      devices: ['c0de', '8f2c', '77ab'],
      third_party_ids: [GOOGLE],
      email: 'ash@example.com',
      ips: ['198.51.100.2'],
    });
    expect(body.lines.at(-1)).toMatchObject({
      subject: 'left_behind',
      player: { account_id: from },
      after: { balances: [{ asset_kind: 'gem', balance: 120 }], things: [], mails: 0 },
    });
    expect((await undo(body.command_id)).status).toBe(200);
    expect(await personal(from)).toMatchObject({ third_party_ids: [GOOGLE], email: 'ash@example.com' });
    expect((await devices()).map((list) => list.toSorted())).toEqual([['77ab', '8f2c'], ['c0de']]);
    expect(await personal(to)).toMatchObject({ third_party_ids: [], email: null });
  });

  it('leaves the other what they had themselves, also when it is undone', async () => {
    await database().query(
      `update player.account set handles = handles || $2::text[], profile = '{"email": "birch@example.com"}'
        where account_id = $1`,
      [to, [PHONE, 'email:birch@example.com']],
    );
    const { body } = await merge();
    expect(await personal(to)).toMatchObject({
      email: 'birch@example.com',
      devices: ['c0de', '8f2c', '77ab'],
    });
    await undo(body.command_id);
    expect(await personal(to)).toMatchObject({ email: 'birch@example.com', devices: ['c0de', '8f2c'] });
    expect((await personal(from)).devices.toSorted()).toEqual(['77ab', '8f2c']);
  });

  it('of a player with nothing to sign in with would change nothing', async () => {
    await merge();
    expect(outcomeOf(await merge())).toEqual([409, 'no_effect']);
  });

  it('shows no personal data to people who may not read it', async () => {
    await merge();
    const [row] = await scene.list(from, 'low_cs');
    const text = JSON.stringify(row);
    for (const secret of ['8f2c', 'g-100', 'ash@example.com']) expect(text).not.toContain(secret);
  });
});
