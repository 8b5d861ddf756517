import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCommandScene, type CommandScene } from '../../testing/command-scene.ts';
import { outcomeOf } from '../../testing/outcome-of.ts';
import { readPlayersState } from '../../testing/players-state.ts';

const ALIVE = 1;
const DELETED = 2;
const RICH = 3;
const TICKET = 1021;

let scene: CommandScene;
const database = () => scene.release.server.database;
const state = () => readPlayersState(database());

beforeAll(async () => {
  scene = await createCommandScene();
  await scene.add(
    { accountId: ALIVE, name: 'Ash' },
    { accountId: DELETED, name: 'Birch' },
    { accountId: RICH, name: 'Cedar' },
  );
  await database().query(`update player.account set status = 'deleted' where account_id = $1`, [DELETED]);
  await database().query(
    `insert into player.wallet (server, account_id, asset_kind, balance, opened_with)
     select server, account_id, 'skill_point', $2::bigint, $2::bigint from player.account where account_id = $1`,
    [RICH, Number.MAX_SAFE_INTEGER - 1],
  );
});
afterAll(() => scene.close());

const wallet = (delta: number) => ({ asset_kind: 'skill_point', delta });

describe('a command that must not be', () => {
  it.each([
    ['on a deleted player', wallet(1), { account: DELETED }, 409, 'player_deleted'],
    ['on nobody', wallet(1), { account: 999_999_999 }, 404, 'user_not_found'],
    ['beyond what a wallet can hold', wallet(2), { account: RICH }, 422, 'amount_too_large'],
    ['of more than there is', wallet(1_000_000_000), {}, 422, 'invalid'],
    ['of less than there is', wallet(-1_000_000_000), {}, 422, 'invalid'],
    ['of no number', wallet(Number.NaN), {}, 422, 'invalid'],
    ['of a debt nobody allowed', wallet(-1), {}, 409, 'balance_too_low'],
    ['that says it was approved', { ...wallet(1), approval_id: randomUUID() }, {}, 422, 'invalid'],
    ['on a revision that never was', wallet(1), { revision: 999 }, 409, 'player_changed'],
  ] as const)('%s is refused and changes nothing', async (_what, params, ask, status, code) => {
    const before = await state();
    expect(outcomeOf(await scene.run('change_wallet', params, ask))).toEqual([status, code]);
    expect(await state()).toEqual(before);
  });

  it('gives neither less than one thing nor things that never were', async () => {
    const before = await state();
    const give = async (configId: number, amount: number) =>
      outcomeOf(await scene.run('give', { things: [{ kind: 'item', config_id: configId, amount }] }));
    expect(await give(TICKET, -3)).toEqual([422, 'invalid']);
    expect(await give(TICKET, 2 ** 53)).toEqual([422, 'invalid']);
    expect(await give(999_999_999, 1)).toEqual([422, 'unknown_asset']);
    expect(await state()).toEqual(before);
  });

  it('of several parts is done whole or not at all', async () => {
    const before = await state();
    const things = [TICKET, 999_999_999].map((id) => ({ kind: 'item', config_id: id, amount: 1 }));
    expect(outcomeOf(await scene.run('give', { things }))).toEqual([422, 'unknown_asset']);
    expect(await state()).toEqual(before);
  });

  it('under the key of another is refused, also for another player', async () => {
    const key = randomUUID();
    expect((await scene.run('change_wallet', wallet(5), { key })).status).toBe(200);
    const before = await state();
    expect(outcomeOf(await scene.run('change_wallet', wallet(6), { key }))).toEqual([422, 'key_reused']);
    expect(outcomeOf(await scene.run('change_wallet', wallet(5), { key, account: RICH }))).toEqual([
      422,
      'key_reused',
    ]);
    expect(await state()).toEqual(before);
  });

  it('is undone neither under a number that was made up nor for another player', async () => {
    const { body } = await scene.run('change_wallet', wallet(7));
    const before = await state();
    expect(outcomeOf(await scene.undo(randomUUID()))).toEqual([404, 'command_not_found']);
    expect(outcomeOf(await scene.undo(body.command_id, { account: RICH }))).toEqual([
      404,
      'command_not_found',
    ]);
    expect(await state()).toEqual(before);
  });
});
