import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seededRandom } from '@quartermaster/domain/simulation/seeded-random';
import { LANES } from '../../db/lanes.ts';
import { takeTurns } from '../../platform/take-turns.ts';
import { createPlayerScene, type PlayerScene } from '../../testing/player-scene.ts';
import { PlayerChangeRefused } from '../player-change.ts';

let scene: PlayerScene;
beforeAll(async () => {
  scene = await createPlayerScene();
});
beforeEach(async () => {
  await scene.empty();
  await scene.add({ accountId: 1, name: 'Ash' }, { accountId: 2, name: 'Birch' });
});
afterAll(() => scene.close());

const slice = { limit: 50 };

describe('changing a player', () => {
  it('keeps every wallet equal to its ledger, however many change it at once', async () => {
    const random = seededRandom(7);
    // As many as there are connections: on a busy machine the others would give up waiting for one.
    const inTurn = takeTurns(LANES.people.connections);
    const changes = Array.from({ length: 120 }, () => ({
      accountId: random() < 0.5 ? 1 : 2,
      assetKind: random() < 0.5 ? 'coin' : 'gem',
      delta: Math.floor(random() * 200) - 90,
    }));
    await Promise.all(
      changes.map(({ accountId, assetKind, delta }) =>
        inTurn(() =>
          scene.store.change(scene.ref(accountId), (change) => change.changeWallet({ assetKind, delta })),
        ).catch((problem: unknown) => {
          if (!(problem instanceof PlayerChangeRefused)) throw problem;
        }),
      ),
    );
    const { rows } = await scene.database.query<{ balance: number; sum: number }>(
      `select balance, opened_with + (select coalesce(sum(delta), 0)::bigint from player.ledger
          where ledger.server = wallet.server and ledger.account_id = wallet.account_id
            and ledger.asset_kind = wallet.asset_kind and config_id is null) as sum from player.wallet`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ balance, sum }) => balance !== sum || balance < 0)).toEqual([]);
  });

  it('is a newer player only where something of the player changed', async () => {
    const revision = async () => (await scene.store.summary(scene.ref(1)))?.revision;
    await scene.store.change(scene.ref(1), async (change) => {
      await change.addNote('Called twice.', null);
      await change.balance('gem');
    });
    expect(await revision()).toBe(1);
    await scene.store.change(scene.ref(1), (change) => change.changeWallet({ assetKind: 'gem', delta: 1 }));
    expect(await revision()).toBe(2);
  });

  it('undoes all of it when the work throws', async () => {
    const failing = scene.store.change(scene.ref(1), async (change) => {
      await change.changeWallet({ assetKind: 'gem', delta: 10 });
      await change.rename('Cedar');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await scene.store.wallets(scene.ref(1))).toEqual([]);
    expect((await scene.store.summary(scene.ref(1)))?.name).toBe('Ash');
  });

  it('spends what was given away before what was paid for', async () => {
    const balances = await scene.store.change(scene.ref(1), async (change) => {
      await change.changeWallet({ assetKind: 'gem', delta: 100, paid: 60 });
      await change.changeWallet({ assetKind: 'gem', delta: -70 });
    });
    expect(balances).not.toBeNull();
    expect(await scene.store.wallets(scene.ref(1))).toMatchObject([{ balance: 30, paid_balance: 30 }]);
  });

  it('counts by the day of the game: what a wallet gained yesterday is not of today', async () => {
    const gain = (delta: number) =>
      scene.store.change(scene.ref(1), (change) => change.changeWallet({ assetKind: 'gem', delta }));
    const wallets = () => scene.store.wallets(scene.ref(1));
    await gain(5);
    await gain(-2);
    expect(await wallets()).toMatchObject([{ daily_gain: 5, daily_spend: 2, total_gain: 5 }]);
    await scene.database.query(`update player.wallet set updated_at = now() - interval '1 day'`);
    expect(await wallets()).toMatchObject([{ daily_gain: 0, daily_spend: 0, total_gain: 5 }]);
    await gain(1);
    expect(await wallets()).toMatchObject([{ daily_gain: 1, daily_spend: 0, total_gain: 6, total_spend: 2 }]);
  });

  it('refuses a name that a player of the server has, however it is written', async () => {
    const renaming = scene.store.change(scene.ref(1), (change) => change.rename('ＢＩＲＣＨ'));
    await expect(renaming).rejects.toMatchObject({ kind: 'name_taken' });
    await scene.store.change(scene.ref(1), (change) => change.rename('銀月'));
    expect((await scene.search('銀月')).players.map((player) => player.account_id)).toEqual([1]);
  });

  it('stacks items, numbers pets, and puts back what was taken', async () => {
    await scene.store.change(scene.ref(1), async (change) => {
      const item = { kind: 'item', configId: 1001, amount: 5, source: 'GM' } as const;
      await change.give(item);
      expect(await change.give(item)).toMatchObject({ before: 5, after: 10, instanceIds: [1] });
      const pets = await change.give({ kind: 'pet', configId: 10021, amount: 2, level: 1, source: 'GM' });
      expect(pets.instanceIds).toEqual([2, 3]);
      const { taken } = await change.take({ kind: 'pet', instanceId: 3, amount: 1 });
      expect(await change.amountOf('pet', 10021)).toBe(1);
      expect(await change.putBack(taken)).toEqual({ before: 1, after: 2 });
      await change.take({ kind: 'item', instanceId: 1, amount: 4 });
      await expect(change.take({ kind: 'item', instanceId: 1, amount: 7 })).rejects.toMatchObject({
        kind: 'balance_too_low',
      });
    });
    const items = await scene.store.possessions(scene.ref(1), 'item', slice);
    expect(items.rows).toMatchObject([{ config_id: 1001, amount: 6 }]);
  });

  it('keeps one sanction of a kind: the one that ends later, with what the player reads about it', async () => {
    const sanction = { kind: 'mute', reason: 'chat_abuse', reasonText: 'Be kind.', byStaffId: null } as const;
    const other = { ...sanction, reason: 'other', reasonText: 'No more advertisements.' } as const;
    await scene.store.change(scene.ref(1), async (change) => {
      const first = await change.addSanction({
        ...sanction,
        endsAt: '2030-01-01 00:00:00',
        evidence: 'A picture.',
      });
      expect(await change.addSanction({ ...other, endsAt: '2029-01-01 00:00:00' })).toEqual(first);
      const longer = {
        reason: 'other',
        reason_text: 'No more advertisements.',
        ends_at: '2031-01-01 00:00:00',
      };
      expect(await change.addSanction({ ...other, endsAt: longer.ends_at })).toMatchObject({
        sanction_id: first.sanction_id,
        ...longer,
      });
      expect(await change.addSanction({ ...sanction, endsAt: null })).toMatchObject({
        reason_text: 'Be kind.',
        ends_at: null,
      });
      await change.liftSanctions('mute', null);
    });
    const { rows } = await scene.store.sanctions(scene.ref(1), slice);
    expect(rows).toMatchObject([{ kind: 'mute', in_force: false, evidence: 'A picture.' }]);
  });

  it('tells the whole story in order, in parts', async () => {
    await scene.store.change(scene.ref(1), async (change) => {
      await change.addNote('Called twice.', null);
      await change.changeWallet({ assetKind: 'gem', delta: 10 });
      await change.log({ system: 'GM', subSystem: 2, actionType: 'grant' });
      await change.sendMail({
        sourceModule: 'support',
        title: { en: 'Sorry' },
        body: { en: 'A gift.' },
        rewards: [],
        expireAt: '2030-01-01 00:00:00',
        sentBy: null,
      });
    });
    const request = { kinds: ['note', 'ledger', 'log', 'mail', 'staff'], from: null, to: null } as const;
    const kinds: string[] = [];
    let cursor: string | undefined;
    do {
      const part = await scene.store.timeline(scene.ref(1), {
        ...request,
        limit: 1,
        ...(cursor === undefined ? {} : { cursor }),
      });
      kinds.push(...part.rows.map(({ entry }) => entry.kind));
      cursor = part.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(kinds).toEqual(['note', 'mail', 'log', 'ledger']);
    expect((await scene.store.summary(scene.ref(1)))?.revision).toBe(2);
  });
});
