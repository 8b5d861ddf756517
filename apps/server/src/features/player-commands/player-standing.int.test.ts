import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCommandScene, type CommandScene } from '../../testing/command-scene.ts';
import { outcomeOf } from '../../testing/outcome-of.ts';
import { createPlayerCommandJobs } from './index.ts';

const SLICE = { limit: 50 };

const GEMS = { asset_kind: 'gem', amount: 5 };

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
const db = () => scene.release.server.database;
const me = () => scene.ref(account);
const run: CommandScene['run'] = (kind, params, ask = {}) => scene.run(kind, params, { account, ...ask });
const undo: CommandScene['undo'] = (id, ask = {}) => scene.undo(id, { account, ...ask });
const summary = async () => {
  const found = await store().summary(me());
  if (found === null) throw new Error('The player is gone.');
  return found;
};
const mails = async () => (await store().mails(me(), SLICE)).rows;

describe('a name', () => {
  it('is changed and changed back, and belongs to one player of a server', async () => {
    const other = account + 100_000;
    await scene.add({ accountId: other, name: `Birch ${account}` });
    expect(outcomeOf(await run('rename', { name: `ＢＩＲＣＨ ${account}` }))).toEqual([409, 'name_taken']);
    expect(outcomeOf(await run('rename', { name: `Ash ${account}` }))).toEqual([409, 'no_effect']);
    const { body } = await run('rename', { name: `銀月 ${account}` });
    expect((await summary()).name).toBe(`銀月 ${account}`);
    await undo(body.command_id);
    expect((await summary()).name).toBe(`Ash ${account}`);
  });
});

describe('a language', () => {
  const spoken = async () => (await summary()).language;

  it('is what the preview showed, is in the log, and is reversed by an undo', async () => {
    expect(await spoken()).toBe('en');
    expect(outcomeOf(await run('set_language', { language: 'en' }))).toEqual([409, 'no_effect']);
    expect(outcomeOf(await run('set_language', { language: 'fr' }))).toEqual([422, 'invalid']);
    const line = { subject: 'language', before: 'en', after: 'jp' };
    const preview = await scene.preview('set_language', { language: 'jp' }, { account });
    expect(preview.body.lines).toMatchObject([line]);
    expect(await spoken()).toBe('en');
    const { body } = await run('set_language', { language: 'jp' });
    expect([body.lines, body.can_undo, await spoken()]).toMatchObject([[line], true, 'jp']);
    const { rows } = await db().query(
      `select action_type, before_value as before, after_value as after from player.log
        where account_id = $1 and action_type = 'set_language'`,
      [account],
    );
    expect(rows).toEqual([{ action_type: 'set_language', before: 'en', after: 'jp' }]);
    await undo(body.command_id);
    expect(await spoken()).toBe('en');
  });
});

describe('a mail', () => {
  const demoMail = () => demoConfiguration()['mail-setting']?.[0] ?? {};
  const text = (word: string) => ({ en: word, zh: word, jp: word });
  const letter = {
    title: text('Sorry'),
    body: text('Here you are'),
    rewards: [{ asset_kind: 'gem', amount: 100 }],
    expire_days: 7,
  };

  it('brings rewards and is recalled by an undo', async () => {
    const { body } = await run('send_mail', letter);
    expect(await mails()).toMatchObject([
      {
        source_module: 'support',
        title: letter.title,
        rewards: [{ asset_kind: 'gem', amount: 100 }],
        state: 'unread',
      },
    ]);
    await undo(body.command_id);
    expect(await mails()).toMatchObject([{ state: 'recalled' }]);
  });

  it('is named by its title where it is recalled, and where it comes back', async () => {
    await run('send_mail', letter);
    const [sent] = await mails();
    const { body } = await run('recall_mail', { mail_id: sent?.mail_id });
    const unread = { title: letter.title, state: 'unread' };
    expect(body.lines).toEqual([expect.objectContaining({ before: unread, after: 'recalled' })]);
    const undone = await undo(body.command_id);
    expect(undone.body.lines).toEqual([expect.objectContaining({ before: 'recalled', after: unread })]);
    expect(await mails()).toMatchObject([{ state: 'unread' }]);
  });

  it('names its reader in the mailbox, and to the staff who wrote it', async () => {
    const dear = { title: text('{player}!'), body: text('Dear {player}, {player}') };
    const read = { title: text(`Ash ${account}!`), body: text(`Dear Ash ${account}, Ash ${account}`) };
    const { body } = await run('send_mail', { ...letter, ...dear });
    expect(body.lines).toMatchObject([{ subject: 'mail', after: read }]);
    expect(await mails()).toMatchObject([read]);
  });

  it('needs the language of its reader alone, and warns of what nothing replaces', async () => {
    const short = { title: { en: 'Sorry' }, body: { en: 'Dear {playr}' } };
    expect(outcomeOf(await run('send_mail', { ...letter, ...short }))).toEqual([409, 'unknown_placeholder']);
    expect(
      (await run('send_mail', { ...letter, ...short }, { accept: ['unknown_placeholder'] })).status,
    ).toBe(200);
    expect(await mails()).toMatchObject([short]);
  });

  it('that was claimed stays claimed', async () => {
    const { body } = await run('send_mail', letter);
    const [mail] = await mails();
    await store().change(me(), (change) => change.setMailState(mail?.mail_id ?? 0, 'claimed'));
    expect(outcomeOf(await undo(body.command_id))).toEqual([409, 'mail_claimed']);
    expect(outcomeOf(await run('recall_mail', { mail_id: mail?.mail_id }))).toEqual([409, 'mail_claimed']);
    expect(outcomeOf(await run('recall_mail', { mail_id: 99_999 }))).toEqual([404, 'not_owned']);
  });

  it.each([
    [{ title: { zh: '抱歉' } }, 422, 'invalid'],
    [{ title: {} }, 422, 'invalid'],
    [{ expire_days: 0 }, 422, 'invalid'],
    [{ rewards: [{ asset_kind: 'gem', target_id: 7, amount: 1 }] }, 422, 'unknown_asset'],
    [{ rewards: [{ asset_kind: 'item', target_id: 999_999, amount: 1 }] }, 422, 'unknown_asset'],
    [{ rewards: [{ asset_kind: 'gem', amount: 301 }] }, 422, 'grant_limit'],
    [{ rewards: [GEMS, GEMS] }, 422, 'reward_repeated'],
  ])('is whole, and gives what there is (%j)', async (change, status, code) => {
    expect(outcomeOf(await run('send_mail', { ...letter, ...change }))).toEqual([status, code]);
    expect(await mails()).toEqual([]);
  });

  it('of the settings names its player', async () => {
    await run('send_prepared_mail', { mail_setting_id: 2 }, { as: 'cs', accept: ['mail_not_active'] });
    expect(await mails()).toMatchObject([{ source_module: 'mail-setting', source_id: '2' }]);
    const title = { key: 'ui.button.ok' };
    const body = { en: 'Dear {player}', zh: '{player}', jp: '{player}' };
    await scene.release.write('mail-setting', { 9: { ...demoMail(), id: 9, rewards: [], title, body } });
    await run('send_prepared_mail', { mail_setting_id: 9 }, { accept: ['mail_not_active'] });
    expect((await mails())[0]).toMatchObject({ title: { en: 'OK' }, body: { en: `Dear Ash ${account}` } });
    expect(outcomeOf(await run('send_prepared_mail', { mail_setting_id: 404 }))).toEqual([
      422,
      'unknown_asset',
    ]);
  });
});

describe('what a player has reached', () => {
  it('is a VIP level of the game', async () => {
    const { body } = await run('set_vip', { vip_level: 3 });
    expect(await summary()).toMatchObject({ vip_level: 3, vip_points: 1500 });
    await undo(body.command_id);
    expect(await summary()).toMatchObject({ vip_level: 0, vip_points: 0 });
    const refused = await run('set_vip', { vip_level: 29 });
    expect(outcomeOf(refused)).toEqual([422, 'unknown_asset']);
    expect(refused.body.message).toBe('“VIP control” has no record 29 in the live content.');
  });

  it('begins again, part by part', async () => {
    await store().change(me(), (change) =>
      change.edit({ profile: { chapter_progress: 7, tower_progress: [{ tower_id: 1, floor: 9 }] } }),
    );
    const { body } = await run('reset_progress', { parts: ['tower', 'tutorial'] });
    expect(body.lines).toMatchObject([{ key: 'tower', after: [] }]);
    expect(await summary()).toMatchObject({ chapter_progress: 7, tower_progress: [] });
    await undo(body.command_id);
    expect((await summary()).tower_progress).toEqual([{ tower_id: 1, floor: 9 }]);
    expect(outcomeOf(await run('reset_progress', { parts: ['tutorial'] }))).toEqual([409, 'no_effect']);
  });

  it('is no longer tied to a device', async () => {
    const { body } = await run('unlink_device', { device: '8F2C' });
    expect((await summary()).personal.devices).toEqual([]);
    expect(outcomeOf(await run('unlink_device', { device: '8F2C' }))).toEqual([404, 'not_owned']);
    expect(body.lines).toMatchObject([{ before: { device_id: '8f2c' }, after: null }]);
    expect((await scene.list(account, 'low_cs'))[0].lines[0].before).toEqual({ device_id: '8•••' });
    await undo(body.command_id);
    expect((await summary()).personal.devices).toEqual(['8f2c']);
  });
});

describe('sessions in the game', () => {
  const SUSPENSION = { kind: 'suspend', reason: 'cheat', message: 'Not fair', ends_at: null };
  const payloads: string[] = [];
  let stop: () => void;

  beforeAll(() => {
    stop = scene.release.server.database.listen('player_changed', (payload) => payloads.push(payload));
  });
  afterAll(() => stop());
  beforeEach(async () => {
    await db().query('update player.account set is_online = true where account_id = $1', [account]);
    await db().query(
      `insert into player.login (server, account_id, login_at, ip, country, device_id, device_model, os, app_version, platform, channel, result)
       select s.id, $1, now() - interval '1 hour', '203.0.113.7', 'TW', '8f2c', 'Lamp 3', 'iOS 26', '1.4.0', 'ios', 'app_store', 'ok' from player.server s`,
      [account],
    );
  });

  const isPlaying = async () => {
    const { rows } = await store().logins(me(), SLICE);
    return [(await summary()).is_online, rows.every((row) => row.logout_at === null)];
  };

  it.each([
    ['a suspension', 'sanction', SUSPENSION],
    ['a device that is unlinked', 'unlink_device', { device: '8f2c' }],
  ] as const)('end with %s, where that is wanted', async (_what, kind, params) => {
    const kept = await scene.preview(kind, params, { account });
    expect(kept.body.lines.map((line: { subject: string }) => line.subject)).not.toContain('session');
    const { body } = await run(kind, { ...params, end_sessions: true });
    expect(body.lines).toContainEqual(
      expect.objectContaining({ subject: 'session', before: 'online', after: null }),
    );
    expect(await isPlaying()).toEqual([false, false]);
    await expect.poll(() => payloads).toContain(`1:${account} ${scene.release.address.env} end`);
  });

  it('go on where it is not', async () => {
    await run('sanction', SUSPENSION);
    expect(await isPlaying()).toEqual([true, true]);
    await expect.poll(() => payloads).toContain(`1:${account} ${scene.release.address.env}`);
  });

  it('are ended by the game servers also where the console knows of none', async () => {
    await db().query('update player.account set is_online = false where account_id = $1', [account]);
    const { body } = await run('unlink_device', { device: '8f2c', end_sessions: true });
    expect(body.lines).toHaveLength(1);
    await expect.poll(() => payloads).toContain(`1:${account} ${scene.release.address.env} end`);
  });
});

describe('a deletion', () => {
  const settle = async (commandId: string) => {
    const { database, services } = scene.release.server;
    await database.query(`update player_command set due_at = now() where id = $1`, [commandId]);
    const [job] = createPlayerCommandJobs({ ...services, playerStore: services.players });
    await job?.run({});
  };

  it('waits, can be cancelled, and then frees the name', async () => {
    const cancelled = await run('delete', { wait_days: 14 });
    expect(outcomeOf(await run('delete', { wait_days: 3 }))).toEqual([409, 'no_effect']);
    await undo(cancelled.body.command_id);
    await settle(cancelled.body.command_id);
    expect((await summary()).status).toBe('active');
    const { body } = await run('delete', { wait_days: 14 });
    expect((await summary()).status).toBe('active');
    await settle(body.command_id);
    expect(await summary()).toMatchObject({ status: 'deleted', name: `Ash ${account}#${account}` });
    expect(outcomeOf(await undo(body.command_id))).toEqual([409, 'player_deleted']);
    expect(outcomeOf(await run('rename', { name: 'Back' }))).toEqual([409, 'player_deleted']);
  });
});
