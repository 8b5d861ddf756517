import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCommandScene, type CommandScene } from '../../testing/command-scene.ts';
import { outcomeOf } from '../../testing/outcome-of.ts';
import { createPlayerCommandJobs } from './index.ts';

const SLICE = { limit: 50 };
const TICKET = 1021;
const UNLISTED_ITEM = 1005;
const FOX = 10_021;
const FAR = '2099-01-01 00:00:00';
const NEAR = '2098-01-01 00:00:00';

let scene: CommandScene;
let account = 0;

beforeAll(async () => {
  scene = await createCommandScene();
});
beforeEach(async () => {
  account += 1;
  await scene.add({ accountId: account, name: `Ash ${account}`, handles: ['device:8f2c', 'ip:203.0.113.7'] });
});
afterAll(() => scene.close());

const store = () => scene.release.server.services.players;
const me = () => scene.ref(account);
const run: CommandScene['run'] = (kind, params, ask = {}) => scene.run(kind, params, { account, ...ask });
const preview: CommandScene['preview'] = (kind, params, ask = {}) =>
  scene.preview(kind, params, { account, ...ask });
const undo: CommandScene['undo'] = (id, ask = {}) => scene.undo(id, { account, ...ask });
const items = async () => (await store().possessions(me(), 'item', SLICE)).rows;
const pets = async () => (await store().possessions(me(), 'pet', SLICE)).rows;
const gems = async () => (await store().wallets(me())).find((row) => row.asset_kind === 'gem')?.balance;
const summary = async () => {
  const found = await store().summary(me());
  if (found === null) throw new Error('The player is gone.');
  return found;
};
const addGems = (delta: number) => run('change_wallet', { asset_kind: 'gem', delta });

describe('every command', () => {
  it('is open to qa where nothing is protected, also for what item control does not name', async () => {
    const two = (item: number) => ({ things: [{ kind: 'item', config_id: item, amount: 2 }] });
    expect((await run('give', two(UNLISTED_ITEM), { as: 'qa' })).status).toBe(200);
    expect(outcomeOf(await run('give', two(TICKET), { as: 'qa' }))).toEqual([403, 'not_grantable']);
  });

  it('shows before what it does, and does nothing yet', async () => {
    const shown = await preview('change_wallet', { asset_kind: 'gem', delta: 120 });
    expect(shown.body).toMatchObject({ revision: 1, lines: [{ asset_kind: 'gem', before: 0, after: 120 }] });
    expect([await gems(), (await summary()).revision]).toEqual([undefined, 1]);
    const done = await run('change_wallet', { asset_kind: 'gem', delta: 120 });
    expect(done.body).toMatchObject({ revision: 2, lines: shown.body.lines, can_undo: true });
    expect([await gems(), (await summary()).revision]).toEqual([120, 2]);
  });

  it('leaves ledger, log and audit entry, and says that no game server heard of it', async () => {
    const { body } = await addGems(50);
    expect(body.delivery).toMatchObject({ acknowledged: 0, message: expect.stringContaining('socket') });
    expect((await store().ledger(me(), SLICE)).rows).toMatchObject([
      { asset_kind: 'gem', delta: 50, balance_after: 50, command_id: body.command_id },
    ]);
    expect((await store().log(me(), SLICE)).rows).toMatchObject([
      { system_id: 3, sub_system_id: 2, asset_type: 'gem', asset_value: 50, before_value: '0' },
    ]);
    const { rows } = await scene.release.server.database.query(
      `select action, reason, after from audit_entry where module = 'player' and record_id = $1`,
      [`1:${account}`],
    );
    expect(rows).toMatchObject([
      { action: 'player.change_wallet', reason: 'Ticket of a test', after: { command_id: body.command_id } },
    ]);
  });

  it('happens once for each key, and the same key is for the same command', async () => {
    const ask = { key: `once-${account}`, revision: 1 };
    const first = await run('change_wallet', { asset_kind: 'gem', delta: 10 }, ask);
    expect(await run('change_wallet', { asset_kind: 'gem', delta: 10 }, ask)).toEqual(first);
    expect(outcomeOf(await run('change_wallet', { asset_kind: 'gem', delta: 11 }, ask))).toEqual([
      422,
      'key_reused',
    ]);
    // An answer that was lost in a crash: only the command itself remembers the key.
    await scene.release.server.database.query('delete from idempotency_key');
    const again = await run('change_wallet', { asset_kind: 'gem', delta: 10 }, ask);
    expect(again.body.command_id).toBe(first.body.command_id);
    expect((await summary()).revision).toBe(first.body.revision);
    await scene.release.server.database.query('delete from idempotency_key');
    expect(outcomeOf(await run('rename', { name: 'Elm' }, ask))).toEqual([422, 'key_reused']);
    expect(await gems()).toBe(10);
  });

  it('is decided on the player as they are', async () => {
    await addGems(10);
    const stale = await run('change_wallet', { asset_kind: 'gem', delta: 10 }, { revision: 1 });
    expect([...outcomeOf(stale), stale.body.conflict]).toEqual([409, 'player_changed', { revision: 2 }]);
    expect(await gems()).toBe(10);
  });

  it('needs a player, a reason and sense', async () => {
    expect(outcomeOf(await scene.run('rename', { name: 'Nobody' }, { account: 777_777 }))).toEqual([
      404,
      'user_not_found',
    ]);
    for (const [kind, params] of [
      ['change_wallet', { asset_kind: 'gem', delta: 0 }],
      ['change_wallet', { asset_kind: 'gem', delta: 1.5 }],
      ['change_wallet', { asset_kind: 'gem', delta: 9_999_999_999 }],
      ['change_wallet', { asset_kind: 'dust', delta: 1 }],
      ['give', { things: [{ kind: 'item', config_id: TICKET, amount: -1 }] }],
      ['give', { things: [] }],
      ['rename', { name: ' ' }],
      ['rename', { name: 'Elm', level: 3 }],
    ] as const)
      expect(outcomeOf(await run(kind, params))).toEqual([422, 'invalid']);
    expect((await summary()).revision).toBe(1);
  });

  it('is listed with who, why and what, and undone once', async () => {
    const { body } = await addGems(30);
    const undone = await undo(body.command_id);
    expect(undone.body).toMatchObject({ lines: [{ before: 30, after: 0 }], can_undo: false });
    const [id, undoId] = [body.command_id, undone.body.command_id];
    expect(await scene.list(account)).toMatchObject([
      { kind: 'undo', undoes: id, can_undo: false },
      { kind: 'change_wallet', staff_name: 'The admin', reason: 'Ticket of a test', undone_by: undoId },
    ]);
    expect(outcomeOf(await undo(body.command_id))).toEqual([409, 'not_undoable']);
    expect(outcomeOf(await undo('00000000-0000-4000-8000-000000000000'))).toEqual([404, 'command_not_found']);
    expect(await gems()).toBe(0);
  });
});

describe('a preview of an undo', () => {
  const previewUndo = (id: string, as: 'admin' | 'cs' = 'admin') => scene.previewUndo(id, { account, as });

  it('says what it would change now, and changes nothing', async () => {
    const { body } = await addGems(30);
    await addGems(12);
    const shown = await previewUndo(body.command_id);
    expect(shown.body).toMatchObject({ revision: 3, lines: [{ before: 42, after: 12 }], warnings: [] });
    expect(await gems()).toBe(42);
    expect((await undo(body.command_id)).body.lines).toEqual(shown.body.lines);
  });

  it('is refused as the undo would be', async () => {
    const { body } = await addGems(10);
    await addGems(-4);
    expect(outcomeOf(await previewUndo(body.command_id))).toEqual([409, 'balance_too_low']);
    expect(outcomeOf(await previewUndo(body.command_id, 'cs'))).toEqual([403, 'forbidden']);
    expect(outcomeOf(await previewUndo('00000000-0000-4000-8000-000000000000'))).toEqual([
      404,
      'command_not_found',
    ]);
  });
});

describe('money', () => {
  it('never falls below 0, unless an admin says so', async () => {
    await addGems(10);
    expect(outcomeOf(await addGems(-11))).toEqual([409, 'balance_too_low']);
    const debt = { asset_kind: 'gem', delta: -11, allow_negative: true };
    expect(outcomeOf(await run('change_wallet', debt, { as: 'qa' }))).toEqual([403, 'forbidden']);
    expect((await run('change_wallet', debt)).body.lines).toMatchObject([{ before: 10, after: -1 }]);
  });

  it('that was given cannot be taken back once it is spent', async () => {
    const { body } = await addGems(10);
    await addGems(-4);
    expect(outcomeOf(await undo(body.command_id))).toEqual([409, 'balance_too_low']);
    expect(await gems()).toBe(6);
  });

  it('agrees with the ledger when 16 change it at once', async () => {
    const attempts = Array.from({ length: 16 }, async (_, index) => {
      for (;;) {
        const answer = await addGems(index % 4 === 3 ? -1 : 2);
        if (answer.body.code !== 'player_changed') return answer.status;
      }
    });
    const statuses = await Promise.all(attempts);
    const { rows } = await store().ledger(me(), SLICE);
    expect(rows).toHaveLength(statuses.filter((status) => status === 200).length);
    expect(rows.reduce((sum, { delta }) => sum + delta, 0)).toBe(await gems());
  });
});

describe('things', () => {
  it('are given as stacks or one by one, and taken back by an undo', async () => {
    const things = [
      { kind: 'item', config_id: TICKET, amount: 10 },
      { kind: 'pet', config_id: FOX, amount: 1 },
    ];
    const { body } = await run('give', { things });
    expect(body.lines).toMatchObject([
      { asset_kind: 'item', target_id: TICKET, before: 0, after: 10 },
      { asset_kind: 'pet', target_id: FOX, before: 0, after: 1 },
    ]);
    expect(await items()).toMatchObject([{ config_id: TICKET, amount: 10, source: 'staff' }]);
    expect(await pets()).toMatchObject([{ config_id: FOX, level: 1 }]);
    expect((await undo(body.command_id)).status).toBe(200);
    expect([await items(), await pets()]).toEqual([[], []]);
  });

  it('are no fewer when they are given in two parts', async () => {
    const some = { kind: 'pet', config_id: FOX, amount: 6 };
    expect(outcomeOf(await run('give', { things: [some, some] }))).toEqual([422, 'grant_limit']);
    expect(await pets()).toEqual([]);
  });

  it('come back as they were when a taking is undone', async () => {
    await run('give', { things: [{ kind: 'pet', config_id: FOX, amount: 1 }] });
    const [fox] = await pets();
    const things = [{ kind: 'pet', instance_id: fox?.instance_id, amount: 1 }];
    const { body } = await run('take', { things });
    expect([body.lines[0], await pets()]).toMatchObject([{ before: 1, after: 0 }, []]);
    expect(outcomeOf(await run('take', { things }))).toEqual([404, 'not_owned']);
    await undo(body.command_id);
    expect(await pets()).toEqual([fox]);
  });

  it.each([
    [{ kind: 'item', config_id: 999_999, amount: 1 }, 422, 'unknown_asset'],
    [{ kind: 'pet', config_id: FOX, amount: 11 }, 422, 'grant_limit'],
  ])(
    'that are not in the game or too many are refused, with all the others (%j)',
    async (thing, status, code) => {
      const things = [{ kind: 'item', config_id: TICKET, amount: 1 }, thing];
      expect(outcomeOf(await run('give', { things }))).toEqual([status, code]);
      expect(outcomeOf(await preview('give', { things }))).toEqual([status, code]);
      expect(await items()).toEqual([]);
    },
  );
});

describe('sanctions', () => {
  const suspend = { kind: 'suspend', reason: 'cheat', message: 'Not fair', ends_at: NEAR };
  const rows = async () => (await store().sanctions(me(), SLICE)).rows;

  it('of one kind that overlap become one that lasts longer', async () => {
    await run('sanction', suspend);
    const longer = await run('sanction', { ...suspend, ends_at: FAR });
    expect(longer.body.lines).toMatchObject([{ before: { ends_at: NEAR }, after: { ends_at: FAR } }]);
    expect(await rows()).toMatchObject([{ kind: 'suspend', ends_at: FAR, in_force: true }]);
    expect(outcomeOf(await run('sanction', suspend))).toEqual([409, 'no_effect']);
    expect(outcomeOf(await run('sanction', { ...suspend, ends_at: '2020-01-01 00:00:00' }))).toEqual([
      422,
      'invalid',
    ]);
  });

  it('keep a player out until they are lifted, and stay in the history', async () => {
    await run('sanction', { ...suspend, ends_at: null });
    expect((await summary()).status).toBe('suspended');
    const lifted = await run('lift_sanction', { kind: 'suspend' });
    expect((await summary()).status).toBe('active');
    expect(await rows()).toMatchObject([{ in_force: false, lifted_by: expect.any(Number) }]);
    await undo(lifted.body.command_id);
    expect([(await summary()).status, (await rows()).map((row) => row.in_force)]).toEqual([
      'suspended',
      [true],
    ]);
    expect(outcomeOf(await run('lift_sanction', { kind: 'mute' }))).toEqual([409, 'no_effect']);
  });

  it('end by themselves', async () => {
    const { body } = await run('sanction', suspend);
    const { database, services } = scene.release.server;
    await database.query(
      `update player.sanction set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day'`,
    );
    await database.query(`update player_command set due_at = now() - interval '1 day' where id = $1`, [
      body.command_id,
    ]);
    const [job] = createPlayerCommandJobs({ ...services, playerStore: services.players });
    await job?.run({});
    await job?.run({});
    expect([(await summary()).status, (await summary()).revision]).toEqual(['active', 3]);
  });
});
