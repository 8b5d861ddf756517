import { DEMO_STORIES } from '@quartermaster/domain/demo/player-stories';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPlayerScene, type PlayerScene } from '../../testing/player-scene.ts';
import { readGameContent } from './game-content.ts';
import { DAY } from './lives.ts';
import { tellStories } from './tell-stories.ts';

let scene: PlayerScene;
const now = Date.now();
const content = readGameContent();
const tell = () => {
  const world = { seed: 7, now, releaseHash: null, releasedAt: now, size: 800 };
  const worlds = [1, 2].map((serverId) => ({
    ...world,
    serverId,
    environmentId: scene.environmentId,
    openedAt: now - 400 * DAY,
  }));
  return tellStories(scene.database, worlds, DEMO_STORIES, content);
};
beforeAll(async () => {
  scene = await createPlayerScene();
  await tell();
});
afterAll(() => scene.close());

const slice = { limit: 50 };

describe('the stories of the demo', () => {
  it('are told once, each findable by its name', async () => {
    await tell();
    for (const { name, accountId, serverId } of DEMO_STORIES) {
      const { players } = await scene.search(name);
      expect(players[0]).toMatchObject({ account_id: accountId, server_id: serverId });
    }
    expect((await scene.search('')).total).toBe(DEMO_STORIES.length);
  });

  it('hold together: two orders of one receipt, tokens that became coins, impossible damage', async () => {
    const orders = await scene.store.purchases(scene.ref(100_001), slice);
    const receipts = orders.rows.map((row) => row.receipt_hash);
    expect(new Set(receipts.slice(0, 2)).size).toBe(1);
    const log = await scene.store.log(scene.ref(100_002), slice);
    expect(log.rows).toContainEqual(
      expect.objectContaining({ system_id: 8, sub_system_id: 4, asset_value: -120 }),
    );
    const away = await scene.store.logins(scene.ref(100_005), slice);
    const recent = away.rows.filter((row) => Date.parse(`${row.login_at}Z`) > now - 360 * DAY);
    expect(recent).toHaveLength(1);
    const battles = await scene.store.battles(scene.ref(100_003), slice);
    expect(battles.rows.filter((row) => row.flags.includes('impossible_damage'))).toHaveLength(4);
    const stolen = await scene.store.purchases(scene.ref(100_003), slice);
    expect(stolen.rows[0]?.same_receipts).toMatchObject([{ player: { account_id: 100_004 } }]);
    const { rows: purses } = await scene.database.query(
      'select total_gain - total_spend = balance and daily_spend <= total_spend as adds_up from player.wallet',
    );
    expect(purses.filter(({ adds_up: addsUp }) => addsUp !== true)).toEqual([]);
    const sanctions = await scene.store.sanctions(scene.ref(100_007, 2), slice);
    expect(sanctions.rows).toMatchObject([{ kind: 'mute', in_force: true }]);
    const guild = await scene.store.guild(scene.ref(100_007, 2));
    expect(guild.messages).toHaveLength(3);
    expect(guild.current?.guild_id).toBe(guild.messages[0]?.guild_id);
  });
});
