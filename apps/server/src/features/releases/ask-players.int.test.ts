import { createRegistry } from '@quartermaster/domain/core/registry';
import type { PlayerQuestion } from '@quartermaster/domain/core/player-facts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onlyRow } from '../../db/only-row.ts';
import { insertPlayer } from '../../testing/player-scene.ts';
import { createReleaseScene, type ReleaseScene } from '../../testing/release-scene.ts';
import { askPlayers } from './ask-players.ts';
import { pinDraft } from './live-release.ts';
import { getPlace } from './place.ts';

const label = (en: string) => ({ en, zh: en, jp: en });
const titles = (en: string) => ({ title: label(`${en}s`), record: label(en) });
const number = (en: string) => ({ kind: 'integer', label: label(en), min: 0, max: 999 }) as const;

const registry = createRegistry(
  [{ key: 'tables', title: label('Tables'), icon: 'star' }],
  [
    {
      key: 'rank-setting',
      family: 'tables',
      titles: titles('Rank'),
      fields: { rank: number('Rank') },
      rules: [{ rule: 'covers_players', field: 'rank', players: 'player_level' }],
    },
    {
      key: 'hall-setting',
      family: 'tables',
      titles: titles('Hall'),
      fields: { no: number('No'), seats: number('Seats') },
      rules: [{ rule: 'covers_players', field: 'seats', groupBy: 'no', players: 'guild_members' }],
    },
    {
      key: 'glyph-setting',
      family: 'tables',
      titles: titles('Glyph'),
      fields: { step: number('Step') },
      rules: [{ rule: 'covers_players', field: 'step', players: 'rune_level' }],
    },
    {
      key: 'letter-setting',
      family: 'tables',
      titles: titles('Letter'),
      fields: {
        to: { kind: 'long_text', label: label('To'), maxLength: 200 },
        at: { kind: 'date_time', label: label('At') },
      },
      rules: [{ rule: 'lists_players', field: 'to', until: 'at' }],
    },
  ],
);

let scene: ReleaseScene;
let environmentId: number;
/** Each look is later than what was kept for the one before. */
let ahead = 0;
beforeAll(async () => {
  scene = await createReleaseScene({ registry, clock: { now: () => new Date(Date.now() + ahead) } });
  const { database } = scene.server;
  environmentId = onlyRow(await database.query<{ id: number }>('select id from environment')).id;
  await scene.write('letter-setting', {
    1: { id: 1, status: 'active', to: '100001, 100002', at: '2999-01-01 00:00:00' },
    2: { id: 2, status: 'active', to: '9', at: '2020-01-01 00:00:00' },
  });
  await scene.write('rank-setting', { 1: { id: 1, status: 'active', rank: 8 } });
  await scene.write('hall-setting', {
    1: { id: 1, status: 'active', no: 1, seats: 1 },
    2: { id: 2, status: 'active', no: 2, seats: 1 },
  });
});
afterAll(() => scene.close());

const problems = async () => {
  ahead += 30_000;
  const { issues, not_run: notRun } = await scene.server.services.releases.problems(scene.address);
  return {
    notRun,
    found: issues.map(({ module, record_id: id, path, code }) => [module, id, path, code].join(' ')),
    issues,
  };
};

describe('checks over players', () => {
  it('say that nothing can be checked where there are no players', async () => {
    expect(await problems()).toMatchObject({ notRun: 1, found: ['letter-setting   check_not_run'] });
  });

  it('find levels, guilds and recipients that do not fit, and leave near misses alone', async () => {
    const { database } = scene.server;
    for (const serverId of [1, 2])
      await database.query('select player.add_server($1, $2)', [environmentId, serverId]);
    await insertPlayer(database, environmentId, { accountId: 100_001, name: 'Mei', level: 8 });
    await insertPlayer(database, environmentId, { accountId: 100_003, name: 'Gone', level: 99 });
    await insertPlayer(database, environmentId, { serverId: 2, accountId: 100_002, name: 'Ada', level: 3 });
    await database.query(`update player.account set status = 'deleted' where account_id = 100003`);
    await database.query(
      `insert into player.guild (server, guild_id, name, name_key, level, created_at, member_limit)
       select min(id), 1, 'Hearth', 'hearth', 1, now(), null::integer from player.server
       union all select min(id), 2, 'Grove', 'grove', 2, now(), 9 from player.server;
       insert into player.guild_member (server, account_id, guild_id, position, joined_at)
       select min(id), account, 1 + account / 100, 'member', now()
         from player.server, unnest(array[1, 101, 102, 103]) as account group by account`,
    );
    expect(await problems()).toMatchObject({ notRun: 0, found: [] });

    await database.query(`update player.account set level = 9 where account_id = 100002`);
    await database.query(`update player.account set status = 'deleted' where account_id = 100001`);
    await database.query(`update player.guild set member_limit = null`);
    const { found, issues } = await problems();
    expect(found).toEqual([
      'rank-setting 1 rank below_players',
      'hall-setting 2 seats below_players',
      'letter-setting 1 to players_missing',
    ]);
    expect(issues.map(({ params }) => params)).toMatchObject([
      { most: 9, examples: ['Ada 2:100002'] },
      { most: 3, examples: ['Grove 1:2'] },
      { count: 1, accounts: ['100001'] },
    ]);
    await expect(scene.publish()).rejects.toMatchObject({ code: 'release_has_errors' });
  });

  it('are warnings with a reason where the store keeps nothing of it, and need a tick', async () => {
    await scene.write('rank-setting', { 1: { id: 1, status: 'active', rank: 9 } });
    await scene.write('hall-setting', { 2: null });
    await scene.write('letter-setting', { 1: null });
    await scene.write('glyph-setting', { 1: { id: 1, status: 'active', step: 5 } });
    const { notRun, issues } = await problems();
    expect([notRun, issues]).toMatchObject([
      1,
      [
        {
          module: 'glyph-setting',
          severity: 'warning',
          params: { reason: { en: 'the player store does not keep it' } },
        },
      ],
    ]);
    await expect(scene.publish({ accepted_warnings: undefined })).rejects.toMatchObject({
      code: 'warnings_not_accepted',
    });
    await expect(scene.publish()).resolves.toMatchObject({ number: 1 });
  });

  const gaveUp = Object.assign(new Error('canceling statement'), { code: '57014', severity: 'ERROR' });
  it.each([
    ['too_slow', gaveUp],
    ['failed', new Error('no such host')],
  ] as const)('never pass in silence: %s', async (reason, problem) => {
    const { database, services } = scene.server;
    const { logger, clock } = services;
    const place = await getPlace(database, services.branches, scene.address.env, scene.address.version);
    const { content } = await pinDraft(database, place);
    const questions = new Set<PlayerQuestion>(['player_level', 'guild_members', 'listed_accounts']);
    const checks = { questions, ask: () => Promise.reject(problem) };
    const deps = { database, registry, logger, clock, playerStore: { checks } };
    const facts = await askPlayers(deps, environmentId, content);
    expect(facts?.answers).toEqual({
      player_level: { notRun: reason },
      guild_members: { notRun: reason },
      listed_accounts: { notRun: reason },
      rune_level: { notRun: 'not_kept' },
    });
  });
});
