import { ROLES, type Role } from '@quartermaster/domain/core/module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../testing/browser.ts';
import { createCommandScene, type CommandScene } from '../../testing/command-scene.ts';

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

const ask = async (path: string, role: Role = 'admin') => {
  const browser = openBrowser(scene.release.server.app);
  await browser.login(role);
  const answer = await browser.call('GET', `environments/${scene.release.address.env}/${path}`);
  return { status: answer.statusCode, body: answer.json() };
};
const at = (rest = '') => `servers/1/guilds/7${rest}`;
const textsIn = ({ body }: Awaited<ReturnType<typeof ask>>) =>
  body.data.map(({ text }: { text: string }) => text);
const namesIn = ({ body }: Awaited<ReturnType<typeof ask>>) =>
  body.data.map(({ name }: { name: string }) => name);

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
