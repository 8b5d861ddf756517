import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onlyRow } from '../../db/only-row.ts';
import { createPlayerScene, type PlayerScene } from '../../testing/player-scene.ts';
import { readGameContent } from './game-content.ts';
import { limitRanks } from './guild-life.ts';
import { DAY } from './lives.ts';
import { populateServer, settlePopulation } from './write-population.ts';

let scene: PlayerScene;
const now = Date.now();
beforeAll(async () => {
  scene = await createPlayerScene();
  const world = {
    seed: 7,
    environmentId: scene.environmentId,
    openedAt: now - 400 * DAY,
    now,
    releaseHash: 'hash',
    releasedAt: now - 30 * DAY,
    size: 1200,
  };
  const content = readGameContent();
  for (const serverId of [1, 2]) await populateServer(scene.database, { ...world, serverId }, content);
  await settlePopulation(scene.database);
});
afterAll(() => scene.close());

const slice = { limit: 20 };

describe('a population in the store', () => {
  it('is all there, and counted', async () => {
    const servers = await scene.store.servers(scene.environmentId);
    expect(servers).toEqual([
      { serverId: 1, players: 1200 },
      { serverId: 2, players: 1200 },
    ]);
    const all = await scene.search('');
    expect([all.total, all.totalIsExact]).toEqual([1000, false]);
  });

  it('keeps wallets equal to their ledgers and orders findable', async () => {
    const { rows } = await scene.database.query<{ number: string; account_id: number; server_id: number }>(
      `select number, account_id, server_id from player.order_number join player.server on server.id = server limit 20`,
    );
    expect(rows).toHaveLength(20);
    for (const row of rows) {
      const { players } = await scene.search(row.number);
      expect(players).toMatchObject([{ account_id: row.account_id, server_id: row.server_id }]);
    }
    const odd = await scene.database.query<{ count: number }>(
      'select count(*) as count from player.wallet where balance <> opened_with or paid_balance > balance',
    );
    expect(onlyRow(odd).count).toBe(0);
  });

  it('has guilds with one leader each, and with something to say', async () => {
    const { rows: led } = await scene.database.query<{ leaders: number }>(
      `select count(*) filter (where position = 'leader') as leaders
         from player.guild_member group by server, guild_id`,
    );
    expect(new Set(led.map(({ leaders }) => leaders))).toEqual(new Set([1]));
    const guilds = await scene.store.guilds.search({
      environmentId: scene.environmentId,
      serverId: null,
      text: '',
      limit: 50,
    });
    expect(guilds.rows.every(({ leader, members }) => (leader !== null) === members > 0)).toBe(true);
    const said = await scene.database.query<{ count: number }>(
      'select count(*) as count from player.guild_chat where at <= now()',
    );
    expect(onlyRow(said).count).toBeGreaterThan(20);
  });

  it('has no more of a rank in a guild than its rules allow', async () => {
    const { ranks } = readGameContent();
    expect(ranks).toEqual({ vice: 2, elite: 5 });
    const { rows } = await scene.database.query<{ elites: number; vices: number }>(
      `select count(*) filter (where position = 'elite') as elites, count(*) filter (where position = 'vice') as vices
         from player.guild_member group by server, guild_id`,
    );
    expect(rows.filter(({ elites, vices }) => elites > ranks.elite || vices > ranks.vice)).toEqual([]);
    for (const rank of ['elites', 'vices'] as const)
      expect(rows.some(({ [rank]: count }) => count > 0)).toBe(true);
  });

  it('has what the checks of a release ask for: guilds that fit their level', async () => {
    const { guildSizes } = readGameContent();
    const facts = await scene.store.checks.ask({
      environmentId: scene.environmentId,
      questions: ['guild_members', 'guild_level'],
      accounts: [],
    });
    expect(facts.get('guild_level')?.[0]?.most).toBeLessThanOrEqual(guildSizes.length);
    const sizes = facts.get('guild_members') ?? [];
    expect(sizes.length).toBeGreaterThan(1);
    for (const { of, most } of sizes) expect(most).toBeLessThanOrEqual(guildSizes[Number(of) - 1] ?? 0);
  });

  it('leaves a rank to those who gave the most', async () => {
    const { rows: servers } = await scene.database.query<{ id: number }>('select id from player.server');
    await scene.database.query(
      `update player.guild_member set position = 'elite' where position in ('member', 'vice')`,
    );
    for (const { id } of servers) await limitRanks(scene.database, id, { vice: 0, elite: 3 });
    const { rows } = await scene.database.query<{ elites: number; expected: number; wrong: number }>(
      `select count(*) filter (where position = 'elite')::int as elites, least(count(*), 3)::int as expected,
              count(*) filter (where (position = 'elite') <> (place <= 3))::int as wrong
         from (select *, row_number() over (partition by server, guild_id order by contribution_total desc, account_id) as place
                 from player.guild_member where position <> 'leader') as member
        group by server, guild_id`,
    );
    expect(rows.some(({ expected }) => expected === 3)).toBe(true);
    expect(rows.filter(({ elites, expected, wrong }) => elites !== expected || wrong > 0)).toEqual([]);
  });

  it('can be read section by section, in parts, and as one timeline', async () => {
    const richest = await scene.search('', { sort: 'spent_usd_cents', limit: 1 });
    const [player] = richest.players;
    const ref = scene.ref(player?.account_id ?? 0, player?.server_id ?? 0);
    const { store } = scene;
    const summary = await store.summary(ref);
    expect(summary?.topups[0]?.amount).toBeGreaterThan(0);
    expect(summary?.personal.devices).toHaveLength(1);
    const first = await store.purchases(ref, slice);
    const rest = await store.purchases(ref, { limit: 200, cursor: first.nextCursor ?? '' });
    const all = await store.purchases(ref, { limit: 200 });
    expect([...first.rows, ...rest.rows]).toEqual(all.rows);
    const sections = [store.mails, store.draws, store.battles, store.logins, store.log];
    for (const read of sections) expect((await read(ref, slice)).rows.length).toBeGreaterThan(0);
    const kinds = ['login', 'purchase', 'draw', 'battle', 'mail', 'guild', 'log'] as const;
    const timeline = await store.timeline(ref, { limit: 200, kinds, from: null, to: null });
    const times = timeline.rows.map(({ entry }) => entry.at);
    expect(times).toEqual([...times].sort().reverse());
    expect(timeline.rows).toHaveLength(200);
  });
});
