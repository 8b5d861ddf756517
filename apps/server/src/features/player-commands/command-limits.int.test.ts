import { ROLES } from '@quartermaster/domain/core/module';
import { PLAYER_ACTIONS, wayToAct, type PlayerActionKind } from '@quartermaster/domain/actions/player/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCommandScene, type CommandScene } from '../../testing/command-scene.ts';
import { outcomeOf } from '../../testing/outcome-of.ts';

const TICKET = 1021;
/** A key item: its stack limit is 1, and a limit of item control may be anything from there. */
const KEY = 1071;

let scene: CommandScene;

beforeAll(async () => {
  scene = await createCommandScene(true);
  await scene.add({ accountId: 1, name: 'Ash', handles: ['device:8f2c'] }, { accountId: 2, name: 'Birch' });
});
afterAll(() => scene.close());

const give = (amount: number, account = 1, item = TICKET) =>
  scene.run('give', { things: [{ kind: 'item', config_id: item, amount }] }, { account });
const gems = (delta: number, account = 1) =>
  scene.run('change_wallet', { asset_kind: 'gem', delta }, { account });

describe('on a protected environment', () => {
  const PARAMS = {
    change_wallet: { asset_kind: 'gem', delta: 1 },
    give: { things: [{ kind: 'item', config_id: TICKET, amount: 1 }] },
    take: { things: [{ kind: 'item', instance_id: 1, amount: 1 }] },
    send_mail: { title: { en: 'a', zh: 'a', jp: 'a' }, body: { en: 'a', zh: 'a', jp: 'a' } },
    send_prepared_mail: { mail_setting_id: 4 },
    recall_mail: { mail_id: 1 },
    sanction: { kind: 'mute', reason: 'other', message: 'x', ends_at: null },
    lift_sanction: { kind: 'mute' },
    rename: { name: 'Elm' },
    set_language: { language: 'jp' },
    set_vip: { vip_level: 1 },
    reset_progress: { parts: ['tower'] },
    unlink_device: { device: 'x' },
    move_device: { device: 'x', to_account_id: 2 },
    merge_account: { to_account_id: 2 },
    delete: {},
    enter_order: {
      order_id: 'EF1-HAND-1',
      third_party_order_id: 'GPA.HAND-1',
      channel: 'google_play',
      product_id: 4001,
      currency: 'USD',
      paid_at: '2026-01-01 00:00:00',
    },
    redeliver_order: { order_id: 'EF1-HAND-1' },
    refund_order: { order_id: 'EF1-HAND-1' },
    hide_message: { guild_id: 1, message_id: 1 },
    show_message: { guild_id: 1, message_id: 1 },
  } as const satisfies { readonly [K in PlayerActionKind]: object };

  it.each(PLAYER_ACTIONS.map(({ kind }) => kind))(
    '%s is done or asked for by whom the table says',
    async (kind) => {
      for (const role of ROLES) {
        const { status, body } = await scene.preview(kind, PARAMS[kind], { as: role });
        expect([kind, role, status !== 403 || body.code !== 'forbidden']).toEqual([
          kind,
          role,
          wayToAct(role, kind, true) !== null,
        ]);
      }
    },
  );

  it('support asks for what it may not do, and nothing happens to the player', async () => {
    const asked = await scene.run('rename', { name: 'Elm' }, { as: 'cs' });
    expect([asked.status, asked.body]).toEqual([
      202,
      expect.objectContaining({ approval_id: expect.any(String), exceeds: [] }),
    ]);
    expect((await scene.release.server.services.players.summary(scene.ref(1)))?.name).toBe('Ash');
  });

  it('the preview of a request shows no personal data to whom it is masked', async () => {
    const seen = (as: 'cs' | 'low_cs') =>
      scene.preview('unlink_device', { device: '8f2c' }, { as }).then(({ body }) => JSON.stringify(body));
    expect(await seen('cs')).toContain('"device_id":"8f2c"');
    expect(await seen('low_cs')).toContain('"device_id":"8•••"');
  });

  it('who was refused is remembered', async () => {
    expect(outcomeOf(await scene.run('rename', { name: 'Elm' }, { as: 'qa' }))).toEqual([403, 'forbidden']);
    const { rows } = await scene.release.server.database.query(
      `select outcome, reason from audit_entry where action = 'player.rename' and record_id = '1:1'`,
    );
    expect(rows).toEqual([{ outcome: 'refused', reason: 'forbidden' }]);
  });
});

describe('item control', () => {
  it('says how much at a time, by whom and in one day', async () => {
    await scene.limit(
      { asset_kind: 'gem', single_mail_limit: 100, daily_staff_limit: 150, grantable_by: ['admin'] },
      { asset_kind: 'coin', grantable_by: ['qa', 'cs'] },
      { asset_kind: 'star', grantable_by: [] },
    );
    expect(outcomeOf(await gems(101))).toEqual([422, 'grant_limit']);
    const { body } = await gems(100);
    const second = await gems(51, 2);
    expect([...outcomeOf(second), second.body.message]).toEqual([
      422,
      'daily_grant_limit',
      'Gem: you can grant at most 150 per day; 100 have already been granted.',
    ]);
    const coin = await scene.run('change_wallet', { asset_kind: 'coin', delta: 1 });
    expect([...outcomeOf(coin), coin.body.message]).toEqual([
      403,
      'not_grantable',
      'Your role cannot grant Coin. Item control allows: Player support, QA.',
    ]);
    const star = await scene.run('change_wallet', { asset_kind: 'star', delta: 1 });
    expect(star.body.message).toBe('Your role cannot grant Star. Item control allows: no role.');
    await scene.undo(body.command_id);
    expect((await gems(100, 2)).status).toBe(200);
  });

  it('counts together what is given at once', async () => {
    await scene.limit({
      asset_kind: 'gem',
      single_mail_limit: 10,
      daily_staff_limit: 105,
      grantable_by: ['admin'],
    });
    const accounts = Array.from({ length: 8 }, (_, index) => 100 + index);
    await scene.add(...accounts.map((accountId) => ({ accountId, name: `Many ${accountId}` })));
    const answers = await Promise.all(accounts.map((account) => gems(1, account)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  });

  it('and the stack limit say how much a player holds', async () => {
    await scene.limit({ asset_kind: 'item', item_id: KEY, hold_limit: 10, grantable_by: ['admin'] });
    expect((await give(8, 1, KEY)).status).toBe(200);
    const over = await give(3, 1, KEY);
    expect([...outcomeOf(over), over.body.message]).toEqual([
      422,
      'hold_limit',
      `Weathered Key (${KEY}): the player has 8 and can hold at most 10.`,
    ]);
    await scene.limit({ asset_kind: 'item', grantable_by: ['admin'] });
    expect(outcomeOf(await give(999_999))).toEqual([422, 'hold_limit']);
    expect((await give(2)).status).toBe(200);
  });

  it('leaves what it does not name to admins', async () => {
    await scene.limit();
    expect((await give(1, 2)).status).toBe(200);
  });
});
