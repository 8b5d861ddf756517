import { ROLES, type Role } from '@quartermaster/domain/core/module';
import { plainText } from '@quartermaster/domain/core/json';
import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type Browser } from '../../testing/browser.ts';
import { createCommandScene, type CommandScene } from '../../testing/command-scene.ts';
import { outcomeOf } from '../../testing/outcome-of.ts';

let scene: CommandScene;

beforeAll(async () => {
  scene = await createCommandScene(true);
  await scene.add(
    { accountId: 1, name: 'Ash' },
    { accountId: 2, name: 'Birch' },
    { accountId: 3, name: 'Cedar' },
  );
  await scene.release.server.database.query(GUILDS, []);
});
afterAll(() => scene.close());

/** Two guilds: three members, five messages; a third message of Birch's the game hid itself. */
const GUILDS = `
do $do$
declare s smallint := (select id from player.server where server_id = 1);
begin
  insert into player.guild (server, guild_id, name, name_key, level, notice, created_at) values
    (s, 7, 'Amber Lanterns', 'amber lanterns', 3, 'Be kind', '2026-01-01'), (s, 12, '雲端旅團', '雲端旅團', 9, '', '2026-01-02'),
    (s, 13, 'Lantern Foxes', 'lantern foxes', 1, '', '2026-01-03');
  insert into player.guild_member (server, account_id, guild_id, position, joined_at, contribution_today, contribution_total, oblations_today, boss_attempts) values
    (s, 1, 7, 'member', '2026-02-01', 5, 900, 1, 2), (s, 2, 7, 'leader', '2026-02-02', 7, 100, 0, 1), (s, 3, 7, 'member', '2026-02-03', 0, 950, 0, 0);
  insert into player.guild_history (server, account_id, guild_id, change, at, by_account_id) values
    (s, 2, 7, 'join', '2026-02-02', null), (s, 3, 7, 'kick', '2026-03-02', 2), (s, 3, 7, 'join', '2026-04-02', null), (s, 9, 7, 'leave', '2026-05-02', null);
  insert into player.guild_chat (server, guild_id, account_id, text, at, hidden_at) values
    (s, 7, 1, 'Good morning', '2026-06-01 08:00', null), (s, 7, 2, 'Boss at NINE', '2026-06-01 08:01', null),
    (s, 7, 2, 'bad word', '2026-06-01 08:02', '2026-06-01 08:02'), (s, 7, 3, '早安', '2026-06-01 08:03', null), (s, 12, 1, 'elsewhere', '2026-06-01', null);
end $do$`;
const browsers = new Map<Role, Browser>();
async function as(role: Role): Promise<Browser> {
  const browser = browsers.get(role) ?? openBrowser(scene.release.server.app);
  if (!browsers.has(role)) await browser.login(role);
  browsers.set(role, browser);
  return browser;
}
const ask = async (path: string, role: Role = 'admin') => {
  const browser = await as(role);
  const answer = await browser.call('GET', `environments/${scene.release.address.env}/${path}`);
  return { status: answer.statusCode, body: answer.json() };
};
const at = (rest = '') => `servers/1/guilds/7${rest}`;
type Answer = Awaited<ReturnType<typeof ask>>;
const textsIn = ({ body }: Answer) => body.data.map(({ text }: { text: string }) => text);
const namesIn = ({ body }: Answer) => body.data.map(({ name }: { name: string }) => name);

describe('guilds', () => {
  it('are found by number and by name, the nearest first', async () => {
    expect(namesIn(await ask('guilds'))).toEqual(['Amber Lanterns', 'Lantern Foxes', '雲端旅團']);
    expect(namesIn(await ask('guilds?q=lantern'))).toEqual(['Lantern Foxes', 'Amber Lanterns']);
    expect(namesIn(await ask(`guilds?q=${encodeURIComponent('旅團')}`))).toEqual(['雲端旅團']);
    expect(namesIn(await ask('guilds?q=12'))).toEqual(['雲端旅團']);
    expect(namesIn(await ask('guilds?q=12&server=2'))).toEqual([]);
    const first = await ask('guilds?limit=2');
    const next = await ask(`guilds?limit=2&cursor=${first.body.next_cursor}`);
    expect([...namesIn(first), ...namesIn(next)]).toEqual(['Amber Lanterns', 'Lantern Foxes', '雲端旅團']);
    expect(first.body.data[0]).toMatchObject({
      server_id: 1,
      members: 3,
      leader: { account_id: 2, name: 'Birch' },
    });
  });

  it('add up what their members did', async () => {
    expect((await ask(at())).body).toMatchObject({
      notice: 'Be kind',
      contribution_today: 12,
      contribution_total: 1950,
      boss_attempts: 3,
      messages: 4,
      hidden_messages: 1,
    });
    expect((await ask('servers/1/guilds/99')).body.code).toBe('guild_not_found');
    expect((await ask('servers/9/guilds/7')).body.code).toBe('server_not_found');
  });

  it('list members by position and contribution, and who came and went', async () => {
    const first = await ask(at('/members?limit=2'));
    const next = await ask(at(`/members?limit=2&cursor=${first.body.next_cursor}`));
    expect([...namesIn(first), ...namesIn(next)]).toEqual(['Birch', 'Cedar', 'Ash']);
    const log = await ask(at('/history?limit=3'));
    expect(log.body.data).toMatchObject([
      { change: 'leave', player: { account_id: 9, name: '' }, by: null },
      { change: 'join', player: { name: 'Cedar' } },
      { change: 'kick', by: { account_id: 2, name: 'Birch' } },
    ]);
    const rest = await ask(at(`/history?limit=3&cursor=${log.body.next_cursor}`));
    expect(rest.body.data).toMatchObject([{ change: 'join', player: { name: 'Birch' } }]);
  });

  it('belong to admins', async () => {
    for (const path of ['guilds', at(), at('/members'), at('/history'), at('/chat')])
      for (const role of ROLES)
        expect([path, role, (await ask(path, role)).status]).toEqual([
          path,
          role,
          role === 'admin' ? 200 : 403,
        ]);
  });
});

describe('guild chat', () => {
  it('is read newest first, by author, by text, by what is hidden', async () => {
    expect(textsIn(await ask(at('/chat')))).toEqual(['早安', 'bad word', 'Boss at NINE', 'Good morning']);
    expect(textsIn(await ask(at('/chat?author=2')))).toEqual(['bad word', 'Boss at NINE']);
    expect(textsIn(await ask(at('/chat?q=nine')))).toEqual(['Boss at NINE']);
    expect(textsIn(await ask(at('/chat?hidden=yes')))).toEqual(['bad word']);
    const first = await ask(at('/chat?limit=3'));
    expect(textsIn(await ask(at(`/chat?limit=3&cursor=${first.body.next_cursor}`)))).toEqual([
      'Good morning',
    ]);
  });

  it('loses a message for a reason, and gets it back', async () => {
    const [message] = (await ask(at('/chat?q=nine'))).body.data;
    const params = { guild_id: 7, message_id: message.message_id };
    const { body } = await scene.run('hide_message', params, { account: 2 });
    expect(body.lines).toMatchObject([
      { subject: 'message', after: { text: 'Boss at NINE', state: 'hidden' } },
    ]);
    const hidden = await ask(at('/chat?q=nine'));
    expect(hidden.body.data[0].hidden_at).not.toBeNull();
    expect(hidden.body.staff[hidden.body.data[0].hidden_by]).toBe('The admin');
    expect((await scene.run('hide_message', params, { account: 2 })).body.code).toBe('no_effect');
    expect((await scene.run('hide_message', params, { account: 1 })).body.code).toBe('message_not_found');
    await scene.undo(body.command_id, { account: 2 });
    expect((await ask(at('/chat?q=nine'))).body.data[0]).toMatchObject({ hidden_at: null, hidden_by: null });
    const [bad] = (await ask(at('/chat?hidden=yes'))).body.data;
    await scene.run('show_message', { guild_id: 7, message_id: bad.message_id }, { account: 2 });
    expect(textsIn(await ask(at('/chat?hidden=yes')))).toEqual([]);
    const setStatus = (status: string) =>
      scene.release.server.database.query('update player.account set status = $1 where account_id = 2', [
        status,
      ]);
    await setStatus('deleted');
    expect((await scene.run('hide_message', params, { account: 2 })).status).toBe(200);
    expect((await scene.run('show_message', params, { account: 2 })).status).toBe(200);
    expect((await scene.run('rename', { name: 'Nobody' }, { account: 2 })).body.code).toBe('player_deleted');
    await setStatus('active');
    const log = await scene.release.server.services.players.log(scene.ref(2), { limit: 10 });
    expect(log.rows[0]).toMatchObject({
      system_id: 4,
      sub_system_id: 8,
      reason_param_1: 7,
      action_type: 'show',
    });
  });

  it('says who may not write at the moment', async () => {
    const mute = { kind: 'mute', reason: 'chat_abuse', message: 'Be kind', ends_at: '2099-01-01 00:00:00' };
    await scene.run('sanction', mute, { account: 3 });
    expect((await ask(at('/chat?author=3'))).body.data[0]).toMatchObject({
      is_muted: true,
      muted_until: '2099-01-01 00:00:00',
      author: { name: 'Cedar', position: 'member' },
    });
  });
});

const pathOf = (rest = '') => `environments/${scene.release.address.env}/${at(`/commands${rest}`)}`;
type Wish = { readonly revision?: number; readonly accept?: readonly string[]; readonly role?: Role };
const command = async (path: string, body: object, role: Role = 'admin') => {
  const browser = await as(role);
  const answer = await browser.call('POST', pathOf(path), { body });
  return { status: answer.statusCode, body: answer.json() };
};
const why = async ({ revision }: Wish) => ({
  reason: 'Ticket of a test',
  expected_revision: revision ?? (await ask(at())).body.revision,
});
const run = async (kind: string, params: object = {}, wish: Wish = {}) =>
  command('', { kind, params, ...(await why(wish)), accepted_warnings: wish.accept ?? [] }, wish.role);
const undo = async (id: string) => command(`/${id}/undo`, await why({}));
const positions = async () =>
  (await ask(at('/members'))).body.data.map(
    (row: { name: string; position: string; contribution_total: number }) =>
      `${row.name} ${row.position} ${row.contribution_total}`,
  );

/** The one boss period that there is. */
async function publishPeriod(start_date: string, end_date: string): Promise<void> {
  const [first, ...others] = demoConfiguration()['guild-boss-period-setting'] ?? [];
  const times = { join_before: start_date, settle_at: end_date, reward_show_until: '2100-01-01 00:00:00' };
  await scene.release.write('guild-boss-period-setting', {
    ...Object.fromEntries(others.map(({ id }) => [plainText(id), null])),
    '1': {
      ...first,
      timeslot: { type: 'limited_period', periods: [{ start_date, end_date }] },
      ...times,
    },
  });
  await scene.release.write('mail-setting', { 5: null });
  await scene.release.publish();
}

describe('a command on a guild', () => {
  beforeAll(() =>
    scene.release.server.database
      .query(`insert into player.guild (server, guild_id, name, name_key, level, created_at)
      select id, 14, 'Owl Hall', 'owl hall', 1, now() from player.server where server_id = 1`),
  );

  it('shows before what it does, does it once for a reason, is kept, and can be undone', async () => {
    const wish = { kind: 'rename_guild', params: { name: 'Quiet Foxes' } };
    const shown = await command('/preview', wish);
    expect(shown.body).toMatchObject({
      revision: 1,
      lines: [{ subject: 'name', before: 'Amber Lanterns', after: 'Quiet Foxes' }],
    });
    expect((await ask(at())).body).toMatchObject({ name: 'Amber Lanterns', revision: 1 });
    const { body } = await run('rename_guild', { name: 'Quiet Foxes' });
    expect(body).toMatchObject({ revision: 2, can_undo: true, lines: shown.body.lines });
    expect((await ask(at())).body).toMatchObject({ name: 'Quiet Foxes', revision: 2 });
    const stale = await run('rename_guild', { name: 'Loud Foxes' }, { revision: 1 });
    expect([...outcomeOf(stale), stale.body.conflict]).toEqual([409, 'guild_changed', { revision: 2 }]);
    const { rows } = await scene.release.server.database.query(
      `select action, outcome, reason from audit_entry where module = 'guild' and record_id = '1:7' order by id`,
    );
    expect(rows).toEqual([
      { action: 'guild.rename_guild', outcome: 'done', reason: 'Ticket of a test' },
      { action: 'guild.rename_guild', outcome: 'refused', reason: 'guild_changed' },
    ]);
    const log = await scene.release.server.services.players.log(scene.ref(2), { limit: 1 });
    expect(log.rows[0]).toMatchObject({
      system_id: 4,
      sub_system_id: 7,
      reason_param_1: 7,
      before_value: 'Amber Lanterns',
      after_value: 'Quiet Foxes',
    });
    await undo(body.command_id);
    expect((await ask(at())).body.name).toBe('Amber Lanterns');
    expect(outcomeOf(await undo(body.command_id))).toEqual([409, 'not_undoable']);
    expect((await ask(at('/commands'))).body).toMatchObject([
      { kind: 'undo', undoes: body.command_id },
      { kind: 'rename_guild', can_undo: false, staff_name: 'The admin' },
    ]);
  });

  it.each([
    ['a taken name', 'rename_guild', { name: 'Owl Hall' }, 409, 'guild_name_taken'],
    ['a name that reads like another', 'rename_guild', { name: '0wl Hall' }, 409, 'guild_name_looks_like'],
    ['a name beyond the guild rules', 'rename_guild', { name: 'x'.repeat(13) }, 422, 'invalid'],
    ['the same name', 'rename_guild', { name: 'Amber Lanterns' }, 409, 'no_effect'],
    ['a notice that is too long', 'set_guild_notice', { notice: 'x'.repeat(201) }, 422, 'invalid'],
    ['a limit below its members', 'set_member_limit', { member_limit: 2 }, 422, 'member_limit_too_low'],
    ['a boss that is not there', 'set_boss_progress', { lap: 1, boss_id: 987_654 }, 422, 'unknown_asset'],
    ['a stranger as leader', 'change_leader', { account_id: 9 }, 404, 'not_a_member'],
    ['to lose its leader', 'kick_member', { account_id: 2 }, 409, 'leader_not_removable'],
    ['to be restored', 'restore_guild', {}, 409, 'no_effect'],
    ['what is done to players', 'rename', { name: 'Ash' }, 422, 'invalid'],
  ])('is refused for %s, and nothing changes', async (_what, kind, params, status, code) => {
    const before = (await ask(at())).body;
    expect(outcomeOf(await run(kind, params))).toEqual([status, code]);
    expect((await ask(at())).body).toEqual(before);
  });

  it('sets notice and member limit, and the limit of the level comes back', async () => {
    const notice = await run('set_guild_notice', {});
    expect(notice.body.lines).toMatchObject([{ before: 'Be kind', after: null }]);
    await undo(notice.body.command_id);
    const limit = await run('set_member_limit', { member_limit: 3 });
    expect(limit.body.lines).toMatchObject([{ subject: 'member_limit', before: 25, after: 3 }]);
    expect((await ask(at())).body).toMatchObject({ notice: 'Be kind', member_limit: 3 });
    expect((await run('set_member_limit', { member_limit: 2 })).body.issues).toMatchObject([
      { path: 'params.member_limit', code: 'greater_or_equal', params: { than: 3 } },
    ]);
    await undo(limit.body.command_id);
    expect((await ask(at())).body.member_limit).toBeNull();
  });

  it('changes the leader, and back', async () => {
    const { body } = await run('change_leader', { account_id: 3 });
    expect(body.lines).toMatchObject([
      { before: 'leader', after: 'member', player: { name: 'Birch' } },
      { before: 'member', after: 'leader', player: { name: 'Cedar' } },
    ]);
    expect(await positions()).toEqual(['Cedar leader 950', 'Ash member 900', 'Birch member 100']);
    expect((await ask(at('/history?limit=1'))).body.data).toMatchObject([{ by_staff: true, by: null }]);
    expect((await ask('servers/1/players/3/guild')).body.history[0]).toMatchObject({ by_staff: true });
    await undo(body.command_id);
    expect(await positions()).toEqual(['Birch leader 100', 'Cedar member 950', 'Ash member 900']);
  });

  it('removes a member, who comes back with what they gave unless they joined another guild', async () => {
    const { database } = scene.release.server;
    const before = await scene.revision(1);
    const { body } = await run('kick_member', { account_id: 1 });
    expect(await positions()).toEqual(['Birch leader 100', 'Cedar member 950']);
    expect(await scene.revision(1)).toBe(before + 1);
    await database.query(`insert into player.guild_member (server, account_id, guild_id, position, joined_at)
      select id, 1, 12, 'member', now() from player.server where server_id = 1`);
    expect(outcomeOf(await undo(body.command_id))).toEqual([409, 'in_another_guild']);
    await database.query('delete from player.guild_member where guild_id = 12');
    await run('set_member_limit', { member_limit: 2 });
    expect(outcomeOf(await undo(body.command_id))).toEqual([409, 'guild_full']);
    await run('set_member_limit', { member_limit: 20 });
    await undo(body.command_id);
    expect(await positions()).toEqual(['Birch leader 100', 'Cedar member 950', 'Ash member 900']);
  });

  it('sets the boss progress between two boss periods, and never within one', async () => {
    const [boss, next] = (demoConfiguration()['guild-boss-setting'] ?? []).map((row) => row['boss_id']);
    await publishPeriod('2020-01-01 00:00:00', '2099-01-01 00:00:00');
    const early = await run('set_boss_progress', { lap: 2, boss_id: boss });
    expect(outcomeOf(early)).toEqual([409, 'boss_period_running']);
    await publishPeriod('2020-01-01 00:00:00', '2020-02-01 00:00:00');
    await run('set_boss_progress', { lap: 2, boss_id: boss });
    const { body } = await run('set_boss_progress', { lap: 2, boss_id: next });
    expect(body.lines).toMatchObject([
      { subject: 'boss', before: { boss_id: boss }, after: { boss_id: next } },
    ]);
    await undo(body.command_id);
    expect((await ask(at())).body.boss).toEqual({ lap: 2, boss_id: boss });
  });

  it('is for admins alone', async () => {
    for (const role of ROLES.filter((each) => each !== 'admin'))
      expect(outcomeOf(await run('suspend_guild', {}, { role }))).toEqual([403, 'forbidden']);
    expect((await ask(at())).body.state).toBe('active');
  });

  it('suspends, restores, and ends a guild permanently', async () => {
    const { body } = await run('suspend_guild');
    expect((await ask(at())).body.state).toBe('suspended');
    await undo(body.command_id);
    await run('suspend_guild');
    expect((await run('restore_guild')).body.lines).toMatchObject([{ before: 'suspended', after: 'active' }]);
    expect((await run('dissolve_guild')).body).toMatchObject({
      can_undo: false,
      lines: [
        { subject: 'guild_state', before: 'active', after: 'dissolved' },
        { subject: 'guild_members', before: 3, after: 0 },
      ],
    });
    expect((await ask(at())).body).toMatchObject({ state: 'dissolved', members: 0, leader: null });
    expect(outcomeOf(await run('restore_guild'))).toEqual([409, 'guild_dissolved']);
    expect(outcomeOf(await undo(body.command_id))).toEqual([409, 'guild_dissolved']);
    const log = await scene.release.server.services.players.log(scene.ref(3), { limit: 1 });
    expect(log.rows[0]).toMatchObject({ system_id: 4, action_type: 'dissolved', reason_param_1: 7 });
  });
});
